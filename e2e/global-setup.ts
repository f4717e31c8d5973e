import { closeSync, openSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from '../scripts/launcher/environment.ts';
import { startServerProcess } from '../scripts/launcher/server-process.ts';
import { freePort } from '../scripts/ports.ts';
import { startThrowawayPostgres } from '../scripts/postgres/throwaway.ts';
import { unpackBrowser } from './support/browser.ts';

/**
 * Opens a demo shop for one run: built pages, a database of its own, a free port, which the tests get as their base
 * address; E2E_DATABASE_URL leads them to the database (goods.ts). Its log is .data/reports/browser-server.log.
 * Answers what closes it again.
 */
export default async function openShop(): Promise<(() => Promise<void>) | undefined> {
  await unpackBrowser();
  if (process.env.BASE_URL) return undefined;
  const reports = join(dataFolder, 'reports');
  const storage = join(reports, 'browser-storage');
  await rm(storage, { recursive: true, force: true });
  await mkdir(storage, { recursive: true });
  const postgres = await startThrowawayPostgres(join(dataFolder, 'test'));
  const port = await freePort();
  const output = openSync(join(reports, 'browser-server.log'), 'w');
  const { promise: ready, resolve: onReady } = Promise.withResolvers<number>();
  const server = startServerProcess({
    environment: {
      NODE_ENV: 'production',
      SHOP_ENV: 'demo',
      DATABASE_URL: postgres.url,
      DATABASE_OWNER_URL: postgres.ownerUrl,
      PORT: String(port),
      STORAGE_DIR: storage,
      // All tests share one address; limits have tests of their own.
      RATE_LIMIT_FACTOR: '1000',
      // A paid minute of a chat, short enough to wait for one.
      CHAT_MINUTE_MS: '20000',
    },
    nodeOptions: [],
    onReady,
    output,
  });
  closeSync(output);
  const first = await Promise.race([ready, server.ended]);
  if (typeof first !== 'number') {
    await postgres.stop();
    throw new Error('The shop for the browser tests did not start: see .data/reports/browser-server.log.');
  }
  process.env.BASE_URL = `http://localhost:${port}`;
  process.env.E2E_DATABASE_URL = postgres.url;
  return async () => {
    await server.stop();
    await postgres.stop();
  };
}
