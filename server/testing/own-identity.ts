import type { SettingKey, Settings } from '../base/settings/service.ts';
import { transact } from '../platform/database/database.ts';
import { createTestDatabase } from './database.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/** The identity of a shop that has set everything it must before it sells. */
export const ownIdentity = {
  shop: {
    name: 'Jaipur Gem House',
    email: 'care@jaipurgemhouse.in',
    orderMails: ['orders@jaipurgemhouse.in'],
    phone: '+919829012345',
    address: ['14 Gopalji ka Rasta', 'Jaipur 302003'],
  },
  hindi: { name: 'जयपुर जेम हाउस' },
  legal: { name: 'Jaipur Gem House LLP' },
  grievance: { name: 'Kamla Devi', email: 'complaints@jaipurgemhouse.in', phone: '+919829012345' },
  gst: { registered: false, legalName: 'Jaipur Gem House LLP', address: ['14 Gopalji ka Rasta', 'Jaipur'] },
};

/** Sets facts of a shop, field by field. */
export async function setIdentity(
  { shop }: Pick<TestShop, 'shop'>,
  facts: Partial<Record<SettingKey, object>>,
): Promise<void> {
  const { settings } = shop.services;
  const before = await settings.all();
  await transact(shop.platform.db, async (tx) => {
    for (const [key, value] of Object.entries(facts) as [SettingKey, object][])
      await settings.set(tx, {
        key,
        value: { ...(before[key] as object), ...value } as Settings[typeof key],
        by: 'set-up',
      });
  });
}

/** Starts a shop as in production, with the sandbox as its gateway, on a new database without an identity. */
export async function createShopInProduction({
  databaseUrl,
  pages,
}: Pick<NonNullable<Parameters<typeof startTestShop>[0]>, 'databaseUrl' | 'pages'> = {}): Promise<TestShop> {
  const database = databaseUrl ? null : await createTestDatabase({ identity: false });
  const world = await startTestShop({
    databaseUrl: databaseUrl ?? database?.url ?? '',
    ...(pages && { pages }),
    env: {
      SHOP_ENV: 'production',
      SANDBOX: '1',
      DATA_SECRET: 'another secret of the tests, long enough too',
      RATE_LIMIT_FACTOR: '10',
      PUBLIC_URL: 'https://shop.in',
      SMTP_URL: 'smtp://127.0.0.1:1',
      PLACES: 'none',
      LOG_LEVEL: 'silent',
    },
  });
  return {
    ...world,
    async close(): Promise<void> {
      await world.close();
      await database?.drop();
    },
  };
}
