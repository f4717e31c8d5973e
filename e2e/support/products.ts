import pg from 'pg';

/**
 * Returns the database URL of the shop under test (global-setup.ts), for changes that no page offers: prices, stock.
 */
const database = (): string => {
  const url = process.env.E2E_DATABASE_URL;
  if (!url)
    throw new Error('These tests change products: E2E_DATABASE_URL must name the database of the shop.');
  return url;
};

/** Runs a statement on the database of the shop. */
export async function query(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: database() });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

const newId = (): string =>
  Array.from({ length: 16 }, () => Math.floor(Math.random() * 36).toString(36)).join('');

/**
 * A product made for one test, without variants and sizes. It is the oldest of all, so that no list shows it first.
 */
export type TestProduct = { id: string; name: string };

/** Creates a product with a price in rupees and a stock. */
export async function createProduct({
  name,
  nameHi = null,
  price,
  stock,
}: {
  name: string;
  nameHi?: string | null;
  price: number;
  stock: number;
}): Promise<TestProduct> {
  const id = newId();
  await query(
    `with product as (
       insert into products (id, name, description, translations, category, brand, has_variants, size_type,
         min_price, max_price, created_at, updated_at)
       values ($1, $2, $2, $3, 'Stone', 'Navaratna', false, 'Quantity', $4, $4, '2020-01-01', '2020-01-01')
     ), picture as (
       insert into product_images (id, product_id, position, url) values ($1, $1, 0, '/icon-192.png')
     )
     select 1`,
    [id, name, JSON.stringify(nameHi ? { hi: { name: nameHi } } : {}), price * 100],
  );
  // A trigger reads the product, which a statement does not see while it inserts it.
  await query(
    `insert into skus (id, product_id, position, name, price, received, available) values ($1, $1, 0, '', $2, $3, $3)`,
    [id, price * 100, stock],
  );
  return { id, name };
}

/** Sets the price, in rupees. */
export const reprice = ({ id }: TestProduct, price: number): Promise<void> =>
  query(
    `with product as (update products set min_price = $2, max_price = $2 where id = $1)
     update skus set price = $2 where product_id = $1`,
    [id, price * 100],
  );

/** Lets other buyers take the stock down to the given number. */
export const leaveInStock = ({ id }: TestProduct, left: number): Promise<void> =>
  query(
    `with gone as (
       update skus set received = received - (available - $2), available = $2 where product_id = $1
     )
     insert into stock_moves (sku_id, kind, quantity, reason, at)
       select id, 'adjust', $2 - available, 'test', now() from skus where product_id = $1 and available <> $2`,
    [id, left],
  );

/**
 * Issues a coupon for a buyer (by user id): a discount in rupees, with a minimum cart value in rupees. It is not for the
 * buyer alone, so its code is no secret.
 */
export async function issueCoupon(
  userId: string,
  { off, minimum = 0 }: { off: number; minimum?: number },
): Promise<string> {
  const id = newId();
  const code = `T${id.slice(-8).toUpperCase()}`;
  await query(
    `insert into coupons (id, code, description, type, discount_type, discount_value, min_cart_value, starts_at,
       restricted_to_users, metadata, created_at)
     values ($1, $2, 'For one test', 'general', 'flat', $3, $4, '2020-01-01', $5, $6, '2020-01-01')`,
    [id, code, off * 100, minimum * 100, [userId, 'nobody'], { hi: { description: 'एक परीक्षा के लिए' } }],
  );
  return code;
}

/** Removes a customer's acceptance of the terms (by user id), as after a sign-up through a provider. */
export const forgetTerms = (userId: string): Promise<void> =>
  query('update users set terms_agreed_at = null, terms_version = null where id = $1', [userId]);

/** Ends a coupon. */
export const endCoupon = (code: string): Promise<void> =>
  query('update coupons set is_active = false where code = $1', [code]);

/** Takes a product off sale. */
export const withdraw = ({ id }: TestProduct): Promise<void> =>
  query('update products set deleted_at = now() where id = $1', [id]);

/** Makes a customer (by user id) an admin; takes effect with the next login. */
export const appoint = (userId: string): Promise<void> =>
  query("update users set role = 'admin', staff_roles = '{owner}' where id = $1", [userId]);
