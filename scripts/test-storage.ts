import { join } from 'node:path';

// Vitest's set-up of each file: the folder for the files of this worker's shops. In a shared one, the sweep of a shop whose
// clock is months ahead removes what another worker's shop has just written.
const { TEST_STORAGE = '', VITEST_POOL_ID = '' } = process.env;
process.env.STORAGE_DIR = join(TEST_STORAGE, VITEST_POOL_ID);
