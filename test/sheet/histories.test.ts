/**
 * Some of the histories that continuous integration plays by `npm run bench -- histories`, 2,000 of them: those would take as long
 * as all other tests. `HISTORIES=2000 npx jest test/sheet/histories` plays more here, `SEED=7` others.
 */
import { histories } from '../../testkit/history';

const HISTORIES = Number(process.env.HISTORIES ?? 120);
const SEED = Number(process.env.SEED ?? 1);

test(`in ${HISTORIES} histories no verdict outlives its picture and nothing is lost`, () => {
  for (const failure of histories(HISTORIES, SEED)) throw new Error(failure);
}, 600_000);
