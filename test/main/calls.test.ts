import type { ServiceCall } from '../../standin';
import { draw, JELLYFISH, openSetUp, type Stage, valuesOf, verdictOf } from '../sheet/stage';

/** Calls that only name a thing or tell of what was read, such as getRange, cost little beside these, which read, write or flush. */
function reaching(calls: readonly ServiceCall[]): readonly ServiceCall[] {
  const reads =
    /^(Range\.get(Value|Values|Formulas|MergedRanges)|Sheet\.get(DeveloperMetadata|ConditionalFormatRules|MaxRows|MaxColumns)|DeveloperMetadataFinder\.find)$/;
  const writes = /^(Range|RangeList|Sheet|DeveloperMetadata)\.(set|add)[A-Z]|\.flush$/;
  return calls.filter(({ name }) => reads.test(name) || writes.test(name));
}

interface Work {
  readonly what: string;
  readonly run: (stage: Stage) => void;
  readonly most: number;
  readonly mostReaching: number;
}

const WORKS: readonly Work[] = [
  { what: 'Check puzzle', run: ({ sheets }) => sheets.chooseMenu('Check puzzle'), most: 95, mostReaching: 32 },
  { what: 'An edit of one cell', run: ({ sheets }) => sheets.type('B2', 'TRUE'), most: 56, mostReaching: 16 },
  { what: 'An edit beside the puzzle', run: ({ sheets }) => sheets.type('Z9', 'x'), most: 34, mostReaching: 7 },
];

/** A sheet with a checked picture. */
function checked(): Stage {
  const stage = openSetUp();
  draw(stage.sheets, JELLYFISH);
  return stage;
}

/** Counted beforehand, so that the titles can say it. */
const COUNTED = WORKS.map((work) => {
  const stage = checked();
  work.run(stage);
  const calls = stage.sheets.calls;
  return { ...work, stage, calls, count: calls.length, countReaching: reaching(calls).length };
});

describe('service calls', () => {
  test.each(COUNTED)(
    '$what makes $count, of which $countReaching read, write or flush',
    ({ calls, most, mostReaching }) => {
      expect(calls.length).toBeLessThanOrEqual(most);
      expect(reaching(calls).length).toBeLessThanOrEqual(mostReaching);
    },
  );

  test.each(COUNTED)(
    '$what writes every range but A1, which may say Checking... first, at most once, and reads formulas and merged cells once',
    ({ calls, what }) => {
      const texts = calls.filter(
        ({ name, target }) =>
          /^Range\.(setValues|setNote|setBackground|getFormulas|getMergedRanges)$/.test(name) && !target.endsWith('A1'),
      );
      const distinct = new Set(texts.map(({ name, target }) => `${name} ${target}`));
      expect([what, texts.length]).toEqual([what, distinct.size]);
    },
  );

  test('the counted edit did its work', () => {
    const { sheets } = COUNTED[1]?.stage ?? checked();
    expect(valuesOf(sheets, 'A2')).toEqual([['1 4']]);
    expect(verdictOf(sheets)).toMatch(/Unique/);
  });
});
