import { planRenewal, type RenewOptions } from '../../src/sheet/renewalPlan';
import type { Table } from '../../src/sheet/table';

const NEEDS_A_TRY = ['#..#', '##..', '..#.', '..#.'] as const;
const ROWS = ['1 1', '2', '1', '1'] as const;
const COLUMNS = ['2', '1', '2', '1'] as const;

const WITHOUT_A_TRY: RenewOptions = { patience: { tries: 0, mentionCommand: true }, formulas: 'keep' };
const WITH_TRIES: RenewOptions = { patience: { tries: 100, mentionCommand: true }, formulas: 'keep' };

/** A table of 4 × 4 with the clues of its picture, unless others are given. */
function tableWith(verdict: string, rows: readonly string[] = ROWS): Table {
  const picture = NEEDS_A_TRY.map((row, index) => [rows[index] ?? '', ...[...row].map((cell) => cell === '#'), '']);
  const values = [[verdict, ...COLUMNS, ''], ...picture, Array(6).fill('')];
  return { size: { rows: 4, columns: 4 }, values, formulas: values.map((row) => row.map(() => '')), merged: [] };
}

describe('the plan for a renewal', () => {
  test('says Undecided! when the tries are spent, how many there were, and where to look longer', () => {
    const { announcement } = planRenewal(tableWith(''), WITHOUT_A_TRY);
    expect(announcement?.text).toMatch(/^Undecided! After 0 tries/);
    expect(announcement?.details.join()).toMatch(/Check puzzle tries longer/);
  });

  test('leaves a proof of the same clues that fewer tries could not find again', () => {
    const proof = planRenewal(tableWith(''), WITH_TRIES).announcement?.text ?? '';
    expect(proof).toMatch(/^Unique Solution! .* Line logic alone stops at 0 of 16 cells\.$/);
    expect(planRenewal(tableWith(proof), WITHOUT_A_TRY).announcement).toBeNull();
  });

  test('takes a proof of other clues back', () => {
    const plan = planRenewal(tableWith('Unique Solution! …', ['4', '2', '1', '1']), WITHOUT_A_TRY);
    expect(plan.stretches.map(({ texts }) => texts)).toEqual([ROWS]);
    expect(plan.announcement?.text).toMatch(/^Undecided!/);
  });

  test('says anew what clues that come from formulas have to say, since these follow the picture by themselves', () => {
    const table = tableWith('Unique Solution! …');
    const formulas = table.formulas.map((row, y) => row.map((_, x) => (y === 1 && x === 0 ? '=live' : '')));
    expect(planRenewal({ ...table, formulas }, WITHOUT_A_TRY).announcement?.text).toMatch(/^Undecided!/);
  });

  test('says anew what typed clues have to say, since nobody knows what they were', () => {
    const table = tableWith('Unique Solution! …');
    const values = table.values.map((row, y) => row.map((value, x) => (y > 0 && x > 0 ? '' : value)));
    expect(planRenewal({ ...table, values }, WITHOUT_A_TRY).announcement?.text).toMatch(/^Undecided!/);
  });

  test('writes nothing where clues and verdict are right already', () => {
    const verdict = planRenewal(tableWith(''), WITH_TRIES).announcement?.text ?? '';
    expect(planRenewal(tableWith(verdict), WITH_TRIES)).toEqual({
      stretches: [],
      announcement: null,
      renewal: { kind: 'done' },
    });
  });
});
