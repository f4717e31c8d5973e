import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryDates } from '#contract/selling/checkout/delivery-days.ts';
import { checkout, goodAddress } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { payAndSettle } from '../../../testing/gateway.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { deliveryCalendar } from './delivery.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const datesTo = (pincode: string) => testShop.visitor('GET /api/delivery/dates', { query: { pincode } });
const calendar = async () => deliveryCalendar(await testShop.shop.services.settings.all());

test('everyone learns when an order of now arrives, and owners set working days and zones', async () => {
  const usual = await datesTo('411 004');
  expect(usual.pincode).toBe('411004');
  expect(usual.dates).toEqual(deliveryDates(testShop.clock.now(), '411004', await calendar()));
  expect((await datesTo('999999')).dates).toBeNull();
  expect((await datesTo('4110')).dates).toBeNull();

  const admin = await testShop.admin();
  const zones = [{ name: 'Jaipur', pins: '302 303', from: 1, to: 1 }];
  const save = (value: object) =>
    admin.api('PUT /api/admin/settings/{key}', {
      params: { key: 'deliveryDays' },
      body: { value, version: 0 },
    });
  await expect(
    save({ workingDays: 'Mon-Sat', zones: [{ ...zones[0], pins: 'Jaipur' }] }),
  ).rejects.toMatchObject({
    status: 400,
  });
  await save({ workingDays: 'Mon-Sat', zones });
  const near = (await datesTo('302003')).dates;
  expect(near?.to).toBe(near?.from);
  expect((near?.to ?? '') < (usual.dates?.from ?? '')).toBe(true);
});

test('an order carries the dates that its buyer was shown, until it is delivered or cancelled', async () => {
  const buyer = await testShop.customer();
  const ruby = await createProduct(testShop, { name: 'Awaited ruby', price: 4200, available: 2 });
  const shown = (await datesTo(goodAddress.pincode)).dates;
  const opened = await checkout(buyer, ruby);
  await payAndSettle(testShop, opened.customOrderId);
  const read = () => buyer.api('GET /api/auth/order/{id}', { params: { id: opened.orderId } });
  expect((await read()).arrives).toEqual(shown);
  // It is counted from the day of the order, so it does not run away.
  testShop.clock.advance(2 * 24 * 60);
  expect((await read()).arrives).toEqual(shown);
  await buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id: opened.orderId }, body: {} });
  expect((await read()).arrives).toBeNull();
});

test('products that are made to order arrive later, by the longest making of the parcel, on every page alike', async () => {
  const buyer = await testShop.customer();
  const [plain, ring] = await Promise.all([
    createProduct(testShop, { name: 'Ready ruby', price: 4200 }),
    createProduct(testShop, { name: 'Ring to order', price: 4200, category: 'Rings', facts: { making: 9 } }),
  ]);
  const { pincode } = goodAddress;
  const both = { pincode, products: `${plain._id},${ring._id}` };
  const shown = (await testShop.visitor('GET /api/delivery/dates', { query: both })).dates;
  const inNineDays = new Date(testShop.clock.now().getTime() + 9 * 86_400_000);
  expect(shown).toEqual(deliveryDates(inNineDays, pincode, await calendar()));
  const alone = { pincode, products: plain._id };
  expect((await testShop.visitor('GET /api/delivery/dates', { query: alone })).dates).toEqual(
    (await datesTo(pincode)).dates,
  );
  const opened = await checkout(buyer, ring);
  await payAndSettle(testShop, opened.customOrderId);
  const read = () => buyer.api('GET /api/auth/order/{id}', { params: { id: opened.orderId } });
  expect((await read()).arrives).toEqual(shown);
});

test('a quote says which items are made to order, because these cannot be returned', async () => {
  const buyer = await testShop.customer();
  const [plain, engraved] = await Promise.all([
    createProduct(testShop, { name: 'Plain diya', price: 99, available: 9 }),
    createProduct(testShop, { name: 'Engraved plate', price: 900, available: 9, category: 'Customized' }),
  ]);
  const quote = await buyer.api('POST /api/payment/quote', {
    body: { items: [plain, engraved].map(({ _id }) => ({ product: _id, quantity: 1 })) },
  });
  expect(quote.items.map(({ customised }) => customised)).toEqual([false, true]);
});
