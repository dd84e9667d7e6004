import {
  atStep,
  boardBefore,
  boardNow,
  brokenLine,
  currentStep,
  isAtEnd,
  knownNow,
  lineInFocus,
  openSession,
} from '../../../sidebar/state/session';
import { lineLogic } from '../../../src/core';
import { gridOf } from '../../../testkit/drawing';
import { puzzleOf } from '../../../testkit/puzzles';
import { drawn, HEART, PROBE, puzzle } from '../pictures';

/** The rows leave column 1 a single cell to fill, though its clue is 3. */
const BROKEN = puzzleOf({ rows: [[3], [], []], columns: [[3], [], []] });

describe('a session', () => {
  test('begins with all steps of line logic and none of them shown', () => {
    const session = openSession(puzzle(HEART), gridOf(HEART));
    const logic = lineLogic(puzzle(HEART));
    expect(session).toMatchObject({ logic, picture: gridOf(HEART), step: 0 });
    expect(session.proof).toEqual({ kind: 'done', verdict: logic.verdict });
    expect(currentStep(session)).toBeNull();
  });

  test('has a search before it where line logic settles nothing', () => {
    expect(openSession(puzzle(PROBE), null).proof).toEqual({ kind: 'searching', tries: 0 });
  });

  test('knows at each step what the step decides, and what was known before', () => {
    const start = openSession(puzzle(HEART), null);
    for (const index of start.logic.steps.keys()) {
      const session = atStep(start, index + 1);
      expect(currentStep(session)).toBe(start.logic.steps[index]);
      expect(lineInFocus(session)).toEqual(start.logic.steps[index]?.line);
      expect(boardBefore(session)).toEqual(boardNow(atStep(start, index)));
      const known = drawn(boardNow(session)).join('').replace(/\?/g, '');
      expect(knownNow(session)).toBe(known.length);
    }
  });

  test('stays within its steps', () => {
    const session = openSession(puzzle(HEART), null);
    expect(atStep(session, -1).step).toBe(0);
    expect(isAtEnd(atStep(session, 1000))).toBe(true);
  });

  test('looks at the line that breaks when its steps are at their end', () => {
    const session = openSession(BROKEN, null);
    const broken = brokenLine(session);
    expect(broken).not.toBeNull();
    expect(lineInFocus(session)).toBeNull();
    expect(lineInFocus(atStep(session, 1000))).toEqual(broken);
  });
});
