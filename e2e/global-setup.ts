import { closeSync, openSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from '../scripts/launcher/environment.ts';
import { startServerProcess } from '../scripts/launcher/server-process.ts';
import { freePort } from '../scripts/ports.ts';
import { startThrowawayPostgres } from '../scripts/postgres/throwaway.ts';
import { unpackBrowser } from './support/browser.ts';

/**
 * Starts a demo shop for one run: built pages, its own database, and a free port, which becomes the tests' base URL.
 * E2E_DATABASE_URL gives them the database (e2e/support/products.ts). The log is .data/reports/browser-server.log.
 * Returns the function that stops it.
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
      // All tests share one IP address. Rate limits have tests of their own.
      RATE_LIMIT_FACTOR: '1000',
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
