import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long, also because they wait. They begin first, so that none is left alone at the end. */
const slowFiles = [
  'scripts/launcher/launcher.test.ts',
  'server/selling/orders/paying/kill.test.ts',
  'server/astrology/reports/documents.test.ts',
  'server/selling/orders/paying/detours.test.ts',
  'server/testing/access/access-matrix.test.ts',
  'server/platform/jobs/jobs.test.ts',
  'server/consultations/chat/minutes/kill.test.ts',
  'scripts/launcher/restart.test.ts',
  'server/consultations/chat/processes.test.ts',
  'server/consultations/wallet/random-walk.test.ts',
  'server/pages/page-invalidation.test.ts',
  'server/selling/orders/changing/state-table.test.ts',
  'server/testing/requests/requests.test.ts',
];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = slowFiles.findIndex((name) => moduleId.endsWith(`/${name}`));
      return place < 0 ? slowFiles.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** `SHUFFLE=<number>` runs the files in the random order of this number, to find tests that need another before them. */
const { SHUFFLE } = process.env;

/** Unit and API tests live beside the code they test; the browser's live in e2e/ and belong to Playwright, those of lab/ to `npm test` there. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'build/**', 'e2e/**', 'lab/**', '.data/**'],
    globalSetup: 'scripts/test-set-up.ts',
    setupFiles: ['scripts/test-storage.ts', 'web/texts/test-dates.ts'],
    environment: 'node',
    pool: 'forks',
    // One more than the cores of a small machine: tests of several processes and of pauses wait.
    maxWorkers: 3,
    sequence: SHUFFLE ? { shuffle: { files: true }, seed: Number(SHUFFLE) } : { sequencer: SlowFirst },
    // Files of one worker share the loaded modules: loading the server for each file took half of the time. So a module
    // keeps no state that a test depends on.
    isolate: false,
    // Ends what hangs. A machine that does much else takes ten times as long as usual; no test is about its own time.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
