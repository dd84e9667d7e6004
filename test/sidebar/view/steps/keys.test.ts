import { type KeyTarget, keyAction } from '../../../../sidebar/view/steps/keys';

const on = (tagName: string, type = '', scrolls = false): KeyTarget => ({ tagName, type, scrolls });

describe('a key', () => {
  test.each([
    ['ArrowRight', 'next'],
    ['ArrowDown', 'next'],
    ['ArrowLeft', 'previous'],
    ['ArrowUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    [' ', 'play'],
    ['x', null],
  ])('%j means %s', (key, action) => {
    expect(keyAction(key, on('BODY'))).toBe(action);
  });

  test.each([
    ['a text field', on('INPUT', 'text'), null, null],
    ['a list', on('SELECT'), null, null],
    ['the choice of the source', on('INPUT', 'radio'), null, null],
    ['a checkbox', on('INPUT', 'checkbox'), 'next', null],
    ['the slider, which moves by itself', on('INPUT', 'range'), null, 'play'],
    ['a button', on('BUTTON'), 'next', null],
    ['the help', on('SUMMARY'), 'next', null],
    ['a board that scrolls', on('SECTION', '', true), null, 'play'],
  ])('on %s is left to it where it has a meaning there', (_, target, arrow, space) => {
    expect(keyAction('ArrowRight', target)).toBe(arrow);
    expect(keyAction(' ', target)).toBe(space);
  });
});
