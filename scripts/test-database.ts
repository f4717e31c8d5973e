import { join } from 'node:path';
import { startThrowawayPostgres } from './postgres/throwaway.ts';

/** Vitest's global set-up: starts one PostgreSQL for the run and sets TEST_DATABASE_URL, unless that is set already. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const postgres = await startThrowawayPostgres(join(import.meta.dirname, '..', '.data', 'test'));
  process.env.TEST_DATABASE_URL = postgres.ownerUrl;
  return postgres.stop;
}
