import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareTemplate } from '#server/testing/database.ts';
import { startThrowawayPostgres } from './postgres/throwaway.ts';

/** Starts one PostgreSQL for the run and sets TEST_DATABASE_URL, unless that is set already. Returns what stops it. */
async function startPostgres(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return async () => undefined;
  const postgres = await startThrowawayPostgres(join(import.meta.dirname, '..', '.data', 'test'));
  process.env.TEST_DATABASE_URL = postgres.ownerUrl;
  return postgres.stop;
}

/**
 * Starts a PostgreSQL with the template of the tests' databases, and creates a folder for the files of their shops
 * (TEST_STORAGE). Vitest runs this set-up once for all tests. Returns what removes both.
 */
export async function setup(): Promise<() => Promise<void>> {
  const stopPostgres = await startPostgres();
  const storage = await mkdtemp(join(tmpdir(), 'shop-files-'));
  process.env.TEST_STORAGE = storage;
  const stop = async () => {
    await rm(storage, { recursive: true, force: true });
    await stopPostgres();
  };
  try {
    await prepareTemplate();
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
