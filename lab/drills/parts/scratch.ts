import { join } from 'node:path';
import { dataFolder } from '../../../scripts/launcher/environment.ts';
import { startThrowawayPostgres } from '../../../scripts/postgres/throwaway.ts';
import { createTestDatabase } from '../../../server/testing/database.ts';
import type { Room } from './drill.ts';

/**
 * The addresses of a migrated, empty database. `url` is the account of a running shop, which owns nothing; `ownerUrl`
 * the owner's.
 */
export type Scratch = { url: string; ownerUrl: string };

let server: Promise<{ ownerUrl: string; stop(): Promise<void> }> | null = null;

/** Makes sure of a PostgreSQL for this run: that of TEST_DATABASE_URL, or a throwaway one that is started once. */
async function ensureServer(): Promise<void> {
  if (process.env.TEST_DATABASE_URL && !server) return;
  server ??= startThrowawayPostgres(join(dataFolder, 'drills', 'postgres'));
  process.env.TEST_DATABASE_URL = (await server).ownerUrl;
}

/** Creates a database of a drill. It is dropped afterwards. */
export async function createScratch(room: Pick<Room, 'after'>): Promise<Scratch> {
  await ensureServer();
  const { url, ownerUrl, drop } = await createTestDatabase();
  room.after(drop);
  return { url, ownerUrl };
}

/** Stops the PostgreSQL of this run, if one was started. */
export const stopScratchServer = async (): Promise<void> => (await server)?.stop();
