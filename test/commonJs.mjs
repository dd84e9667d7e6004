// Lets Jest load the IronCalc package: an ES module that uses import.meta becomes CommonJS, which has no import.meta.
// Only the package's own way of fetching its wasm needs that, and the stand-in hands the bytes over itself.
import { transformSync } from 'esbuild';

export default {
  process: (source) => ({
    code: transformSync(source, { format: 'cjs', target: 'node20', define: { 'import.meta': '{}' } }).code,
  }),
};
