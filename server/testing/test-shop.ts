import { type Api, createClient } from '#contract/core/client.ts';
import { fromIndiaClock, indiaDay } from '#contract/core/india-time.ts';
import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import { readShopConfig } from '../composition/shop-config.ts';
import { createShop, type Shop, type ShopOptions } from '../shop.ts';
import { createTestDatabase } from './database.ts';
import { createDatabaseReader } from './database-reader.ts';
import { freePort } from './free-port.ts';

/** Test shops started by this process. Some share a database, where their people must be unique. */
let shops = 0;

/**
 * Returns the `ahead` of a shop whose clock starts at ten in the morning in India, today or tomorrow: for tests that end
 * before midnight there, when a day of the shop ends.
 */
export function untilTen(): number {
  const now = new Date();
  const minutes = (fromIndiaClock(`${indiaDay(now)}T10:00`).getTime() - now.getTime()) / 60_000;
  return minutes < 0 ? minutes + 24 * 60 : minutes;
}

/** A running shop: real server, real database, and a clock that the test moves. */
export type TestShop = Awaited<ReturnType<typeof startTestShop>>;

/** A person with an account: their session, and a client that uses it. */
export type Person = { userId: string; token: string; email: string; phone: string; api: Api };

/** Creates the people of a test shop. `number` keeps them apart from those of other test shops on one database. */
function createTestPeople(shop: Shop, as: (token?: string | null, lang?: string) => Api, number: number) {
  let people = 0;
  return {
    /** Signs up a new customer. */
    async customer(lang = 'en'): Promise<Person> {
      people += 1;
      const email = `buyer${people}.${number}@example.test`;
      const phone = String(9_000_000_000 + number * 10_000 + people);
      const session = await as(null, lang)('POST /api/auth/signup', {
        body: {
          firstName: `Buyer ${people}`,
          lastName: '',
          email,
          phone,
          password: 'a good password',
          agreedToTerms: true,
        },
      });
      return { userId: session.userId, token: session.token, email, phone, api: as(session.token, lang) };
    },

    /** Creates an admin with these rights: a customer whose role is changed in the database. An owner if not said. */
    async admin(...staffRoles: StaffRole[]): Promise<Person> {
      const person = await this.customer();
      if (staffRoles.length === 0) staffRoles.push('owner');
      const notified = new Promise<void>((resolve) =>
        shop.platform.bus.subscribe('sessions', () => resolve()),
      );
      await shop.platform.db
        .updateTable('users')
        .set({ role: 'admin', staff_roles: [...staffRoles], email_verified_at: new Date() })
        .where('id', '=', person.userId)
        .execute();
      await notified;
      return person;
    },
  };
}

/**
 * Starts a shop on a free port. `env` overrides the environment. `databaseUrl` shares another test shop's database. The
 * clock starts `ahead` minutes from now. With `pages` it also serves pages.
 */
export async function startTestShop({
  env = {},
  databaseUrl,
  ahead = 0,
  pages,
}: {
  env?: Record<string, string>;
  databaseUrl?: string;
  ahead?: number;
  pages?: ShopOptions['pages'];
} = {}) {
  const database = databaseUrl ? null : await createTestDatabase();
  const url = databaseUrl ?? database?.url ?? '';
  let offset = ahead * 60_000;
  shops += 1;
  const number = shops;
  let stoppedAt: number | null = null;
  const clock = {
    now: () => new Date((stoppedAt ?? Date.now()) + offset),
    /** Stops the shop's clock: nothing expires by itself any more, on a machine however slow. */
    stop(): void {
      stoppedAt = Date.now();
    },
    /** Advances the shop's clock. */
    advance(minutes: number): void {
      offset += minutes * 60_000;
    },
  };
  const config = readShopConfig({
    SHOP_ENV: 'test',
    DATABASE_URL: url,
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    SEED: 'none',
    STORAGE_DIR: process.env.STORAGE_DIR,
    SESSION_SECRET: 'a secret of the tests, long enough for them',
    RATE_LIMIT_FACTOR: '1000',
    ...env,
  });
  const shop: Shop = await createShop(config, { now: clock.now, pages });
  const port = await shop.listen();
  const base = `http://127.0.0.1:${port}`;
  shop.readiness.ready = true;
  const reader = createDatabaseReader(config.databaseDirectUrl ?? url);

  /** Returns a typed client; with a token, it acts as that person. */
  const as = (token: string | null = null, lang = 'en'): Api =>
    createClient({ base, token: () => token, lang: () => lang, offline: () => 'network failed' });

  return {
    shop,
    base,
    clock,
    databaseUrl: url,
    /**
     * The account that owns the database's tables; the shop itself runs without it. Empty if `databaseUrl` was given.
     */
    ownerUrl: database?.ownerUrl ?? '',
    db: shop.platform.db,
    /** What reads the whole database, for `expectInvariants` and `snapshotTables`. */
    database: reader,
    as,
    /** A visitor. */
    visitor: as(),
    ...createTestPeople(shop, as, number),

    /** Runs everything that is due: expiries, reconciling, refunds. */
    sweep: shop.sweep,
    async close(): Promise<void> {
      try {
        await reader.close();
      } finally {
        await shop.close();
        await database?.drop();
      }
    },
  };
}
