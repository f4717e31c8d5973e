import { join } from 'node:path';
import { startThrowawayPostgres } from './postgres/throwaway.ts';

/** vitest's global set-up: one PostgreSQL a run, named to all tests as TEST_DATABASE_URL, unless that is given. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const postgres = await startThrowawayPostgres(join(import.meta.dirname, '..', '.data', 'test'));
  process.env.TEST_DATABASE_URL = postgres.ownerUrl;
  return postgres.stop;
}
