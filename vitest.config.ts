import { defineConfig } from 'vitest/config';

/** Unit and API tests live beside the code they test; the browser's live in e2e/ and belong to Playwright. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'build/**', 'e2e/**', '.data/**'],
    globalSetup: 'scripts/test-database.ts',
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // Files of one worker share the loaded modules: loading the server for each file took half of the time. So a module
    // keeps no state that a test depends on.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
