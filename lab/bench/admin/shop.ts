import { join } from 'node:path';
import pg from 'pg';
import { dataFolder } from '../../../scripts/launcher/environment.ts';
import { startPostgres } from '../../../scripts/postgres/postgres.ts';
import { prepareAsOwner } from '../../../server/commands/prepare.ts';
import { bodyFor } from '../../../server/testing/fixtures/checkout.ts';
import { createProduct } from '../../../server/testing/fixtures/create-product.ts';
import { startTestShop } from '../../../server/testing/test-shop.ts';
import { fillShop, type Size } from './fill.ts';

const numberOf = (name: string, usual: number) => Number(process.env[name] ?? usual);

/** The size of the measured shop: ORDERS, PEOPLE, PRODUCTS and DAYS override it. */
export const size: Size = {
  orders: numberOf('ORDERS', 1_000_000),
  people: numberOf('PEOPLE', 1_000_000),
  products: numberOf('PRODUCTS', 100_000),
  days: numberOf('DAYS', 400),
};

const withName = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Creates the database of this size if there is none yet. Returns the addresses of it. */
async function openDatabase(urls: { url: string; ownerUrl: string }) {
  const name = `admin_${size.orders}_${size.people}_${size.products}_${size.days}`;
  const admin = new pg.Client({ connectionString: urls.ownerUrl });
  await admin.connect();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await admin.query(`create database ${name}`);
  await admin.end();
  const own = { url: withName(urls.url, name), ownerUrl: withName(urls.ownerUrl, name), name };
  await prepareAsOwner({ ownerUrl: own.ownerUrl, shopUrl: own.url }, { sandbox: true });
  return own;
}

/**
 * Opens the shop with a million orders, which is filled once and then kept in `.data/bench-admin`. Returns the running shop
 * and the session of a new owner.
 */
export async function openAdminShop(log: (line: string) => void) {
  const postgres = await startPostgres({ dataDir: join(dataFolder, 'bench-admin'), throwaway: true, log });
  const own = await openDatabase(postgres);
  const testShop = await startTestShop({ databaseUrl: own.url, env: { LOG_LEVEL: 'fatal' } });
  const stamp = String(Date.now());
  const { token, userId } = await testShop.visitor('POST /api/auth/signup', {
    body: {
      ...{ firstName: 'Measuring', lastName: '', email: `owner${stamp}@example.test` },
      ...{ phone: `8${stamp.slice(-9)}`, password: 'a good password', agreedToTerms: true },
    },
  });
  const api = testShop.as(token);
  const filled = await testShop.db.selectFrom('products').select('id').limit(1).execute();
  if (filled.length === 0) {
    const product = await createProduct(testShop, { name: 'Measured ruby', price: 900, available: 9 });
    const { order } = await api('POST /api/auth/place-order', {
      body: { ...bodyFor(product), paymentMethod: 'cod' },
    });
    const prototypes = { orderId: order._id, productId: product._id, personId: userId };
    await fillShop(own.ownerUrl, size, prototypes, log);
  }
  const known = new Promise<void>((resolve) =>
    testShop.shop.platform.bus.subscribe('sessions', () => resolve()),
  );
  await testShop.db
    .updateTable('users')
    .set({ role: 'admin', staff_roles: ['owner'], email_verified_at: new Date() })
    .where('id', '=', userId)
    .execute();
  await known;
  return {
    testShop,
    api,
    token,
    ownerUrl: own.ownerUrl,
    close: async () => {
      await testShop.close();
      await postgres.stop();
    },
  };
}
