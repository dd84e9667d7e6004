// Runs once before the tests: they look at the built add-on, so it is built afresh.
import { buildAddOn } from '../build.mjs';

export default async function buildFirst() {
  await buildAddOn();
}
