import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestBucket, type TestBucket } from '../testing/bucket.ts';
import { bodyFor, checkout, refusal } from '../testing/fixtures/checkout.ts';
import { productForm, somePicture } from '../testing/fixtures/products.ts';
import { payAndSettle } from '../testing/gateway.ts';
import { type Person, startTestShop, type TestShop } from '../testing/test-shop.ts';

let folder: string;
let bucket: TestBucket;
let one: TestShop;
let other: TestShop;
let admin: Person;
let buyer: Person;
const token = 'the token of the operator of the shop';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucket-shop-'));
  bucket = await startTestBucket();
  const env = (machine: string) => ({
    STORAGE_DIR: join(folder, machine),
    METRICS_TOKEN: token,
    LOG_LEVEL: 'fatal',
    ...bucket.environment('shop'),
  });
  one = await startTestShop({ env: env('one') });
  other = await startTestShop({ env: env('other'), databaseUrl: one.databaseUrl });
  [admin, buyer] = await Promise.all([one.admin(), one.customer()]);
});
afterEach(() => bucket.fail('none'));
afterAll(async () => {
  await other.close();
  await one.close();
  await bucket.close();
  await rm(folder, { recursive: true });
});

const addProduct = async () =>
  (await admin.api('POST /api/auth/add-product', { body: productForm({}, [{ bytes: await somePicture() }]) }))
    .product;
const pathOf = (address: string | undefined) => new URL(address ?? '', 'http://shop.test').pathname;
const load = async (shop: TestShop, path: string) => {
  const response = await fetch(shop.base + path);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const figures = async (shop: TestShop) =>
  (await fetch(`${shop.base}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();

test('a picture that one machine stores is served by another, byte for byte', async () => {
  const product = await addProduct();
  const path = pathOf(product.image[0]);
  const [here, there] = [await load(one, path), await load(other, path)];
  expect([here.response.status, there.response.status]).toEqual([200, 200]);
  expect(there.bytes.equals(here.bytes)).toBe(true);
  expect(there.bytes.length).toBeGreaterThan(50);
  expect(await (await fetch(`${one.base}/readyz`)).json()).toEqual({ status: 'ready', files: 'ready' });
});

test('while the bucket is away the shop sells and shows pictures that it has; files get 503 and work again afterwards', async () => {
  const product = await addProduct();
  const path = pathOf(product.image[0]);
  const small = path.replace('.webp', '-320.webp');
  expect((await load(one, path)).response.status).toBe(200);
  const paid = await checkout(buyer, product);
  bucket.fail('error');

  // A machine that never read the picture cannot show it; nobody may keep that answer.
  const missing = await load(other, small);
  expect(missing.response.status).toBe(503);
  expect(missing.response.headers.get('retry-after')).toBe('3');
  expect(missing.response.headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse(String(missing.bytes))).toMatchObject({ code: 'storage_away' });
  expect((await load(one, path)).response.status).toBe(200);

  const before = await one.db.selectFrom('products').select('id').execute();
  expect(await refusal(addProduct())).toBe('storage_away');
  expect(await one.db.selectFrom('products').select('id').execute()).toEqual(before);

  await payAndSettle(one, paid.customOrderId);
  const invoice = await fetch(`${one.base}/api/payment/invoice/${paid.orderId}`, {
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  expect([invoice.status, (await invoice.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  const order = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  expect(order.order.orderStatus).toBeTruthy();
  expect(await (await fetch(`${other.base}/readyz`)).json()).toEqual({ status: 'ready', files: 'away' });
  expect((await fetch(`${other.base}/readyz`)).status).toBe(200);
  expect(await figures(one)).toMatch(/bucket_requests_total\{result="failed"\} [1-9]/);

  bucket.fail('none');
  await expect.poll(async () => (await load(other, small)).response.status).toBe(200);
  expect(await figures(other)).toContain('bucket_away 0');
  await expect.poll(() => refusal(addProduct())).toBe('accepted');
});
