import { join } from 'node:path';
import { prepareTemplate } from '#server/testing/database.ts';
import { startThrowawayPostgres } from './postgres/throwaway.ts';

/**
 * Vitest's global set-up: starts one PostgreSQL for the run and sets TEST_DATABASE_URL, unless that is set already. Makes
 * the template of the tests' databases there.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) {
    await prepareTemplate();
    return undefined;
  }
  const postgres = await startThrowawayPostgres(join(import.meta.dirname, '..', '.data', 'test'));
  process.env.TEST_DATABASE_URL = postgres.ownerUrl;
  try {
    await prepareTemplate();
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return postgres.stop;
}
