// Lets Jest load Preact and IronCalc, which are ES modules: they become CommonJS, which has no import.meta.
// Only the package's own way of fetching its wasm needs that, and the stand-in hands the bytes over itself.
import { transformSync } from 'esbuild';

export default {
  process: (source) => ({
    code: transformSync(source, { format: 'cjs', target: 'node20', define: { 'import.meta': '{}' } }).code,
  }),
};
