// How the tests run: TypeScript through ts-jest without type checking, which `npm run check` does for the whole project.
export default {
  testEnvironment: 'node',
  maxWorkers: '100%',
  workerGracefulExitTimeout: 5000,
  // Names that are looked up often: in Jest's sandbox that is slow unless they are handed to each module.
  sandboxInjectedGlobals: [
    'Array',
    'Object',
    'Map',
    'Set',
    'WeakMap',
    'WeakSet',
    'String',
    'Number',
    'Reflect',
    'Proxy',
    'JSON',
    'Math',
    'Error',
    'Date',
    'RegExp',
  ],
  roots: ['<rootDir>/test'],
  globalSetup: '<rootDir>/test/buildFirst.mjs',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
    '/node_modules/(preact|@ironcalc)/.+\\.m?js$': '<rootDir>/test/commonJs.mjs',
    '^.+\\.[jt]sx?$': ['ts-jest', { tsconfig: '<rootDir>/test/tsconfig.jest.json' }],
  },
  transformIgnorePatterns: ['/node_modules/(?!(preact|@ironcalc)/)'],
};
