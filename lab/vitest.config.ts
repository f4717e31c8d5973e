import { defineConfig } from 'vitest/config';

/** The tests of the lab's own code: `npm test` in this folder, after `npm run studio -- plan` or another command has installed it. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
