import { type Api, createClient } from '#contract/client.ts';
import { readConfig } from '../platform/config.ts';
import { createShop, type Shop } from '../shop.ts';
import { createTestDatabase } from './database.ts';

/** A running shop of one's own: real server, real database, a clock that the test moves. */
export type World = Awaited<ReturnType<typeof startWorld>>;

/** Starts a shop on a free port. `env` overrides the environment; `databaseUrl` shares another world's database. */
export async function startWorld({ env = {}, databaseUrl }: { env?: Record<string, string>; databaseUrl?: string } = {}) {
  const database = databaseUrl ? null : await createTestDatabase();
  const url = databaseUrl ?? database?.url ?? '';
  let offset = 0;
  const clock = {
    now: () => new Date(Date.now() + offset),
    /** Moves the shop's clock forward. */
    advance(minutes: number): void {
      offset += minutes * 60_000;
    },
  };
  const config = readConfig({
    SHOP_ENV: 'test',
    DATABASE_URL: url,
    PORT: '0',
    LOG_LEVEL: 'error',
    SEED: 'none',
    SESSION_SECRET: 'a secret of the tests, long enough for them',
    RATE_LIMIT_FACTOR: '1000',
    ...env,
  });
  const shop: Shop = await createShop(config, { now: clock.now });
  const port = await shop.listen();
  const base = `http://127.0.0.1:${port}`;
  shop.readiness.ready = true;

  /** A typed client; with a token it is that person. */
  const as = (token: string | null = null, lang = 'en'): Api =>
    createClient({ base, token: () => token, lang: () => lang, offline: () => 'network failed' });

  return {
    shop,
    base,
    clock,
    databaseUrl: url,
    db: shop.platform.db,
    as,
    /** A visitor. */
    visitor: as(),
    async close(): Promise<void> {
      await shop.close();
      await database?.drop();
    },
  };
}
