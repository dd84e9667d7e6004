/** `HISTORIES=20000 npx jest test/sheet/histories` plays more of them, `SEED=7` others; `npm run bench -- histories` does, too. */
import { histories } from '../../testkit/history';

const HISTORIES = Number(process.env.HISTORIES ?? 400);
const SEED = Number(process.env.SEED ?? 1);

test(`in ${HISTORIES} histories no verdict outlives its picture and nothing is lost`, () => {
  for (const failure of histories(HISTORIES, SEED)) throw new Error(failure);
}, 600_000);
