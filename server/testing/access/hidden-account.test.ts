import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addressesAtMost } from '#contract/people/addresses/rules.ts';
import { profilesAtMost } from '#contract/people/birth-profiles/endpoints.ts';
import { energisedShop, pandit, price } from '../../selling/energisation/test-energised.ts';
import { goodAddress } from '../fixtures/checkout.ts';
import { createProduct } from '../fixtures/create-product.ts';
import { somePicture } from '../fixtures/products.ts';
import { createForm, createPlainCall, type PlainCall } from '../plain-call.ts';
import { startTestShop, type TestShop } from '../test-shop.ts';
import { goodProfile } from './access-reports.ts';

// What the pages of births, addresses and energisations hide. See `hidden-actions.test.ts`.

vi.setConfig({ testTimeout: 300_000 });

let testShop: TestShop;
let shop: Awaited<ReturnType<typeof energisedShop>>;
let call: PlainCall;
beforeAll(async () => {
  testShop = await startTestShop();
  call = createPlainCall(testShop);
  shop = await energisedShop(testShop);
});
afterAll(() => testShop.close());

test('birth details beyond the most, of oneself twice, without consent, or deleted, are refused', async () => {
  const person = await testShop.customer();
  const add = (more: object = {}) => call(person, 'POST /api/birth-profiles', { ...goodProfile, ...more });
  const own = { ...goodProfile, relation: 'me', consent: false };
  expect([await add(own), await add(own), await add({ consent: false })]).toEqual([
    'accepted',
    'profile_own_exists',
    'profile_consent',
  ]);
  for (let saved = 1; saved < profilesAtMost; saved += 1)
    expect(await add({ name: `Child ${saved}` })).toBe('accepted');
  const { profiles } = await person.api('GET /api/birth-profiles');
  const other = profiles.find(({ relation }) => relation !== 'me')?._id;
  const change = (id: string | undefined, body: object) =>
    call(person, `PUT /api/birth-profiles/${id}`, body);
  expect([await add({ name: 'One more' }), await change(other, own)]).toEqual([
    'profiles_full',
    'profile_own_exists',
  ]);
  expect(await call(person, `DELETE /api/birth-profiles/${other}`)).toBe('accepted');
  expect([
    await change(other, goodProfile),
    await call(person, `DELETE /api/birth-profiles/${other}`),
  ]).toEqual(['profile_not_found', 'profile_not_found']);
});

test('addresses beyond the most, outside the countries of the shop, or deleted, are refused', async () => {
  const person = await testShop.customer();
  const add = (more: object) => call(person, 'POST /api/auth/addresses', { ...goodAddress, ...more });
  for (let saved = 0; saved < addressesAtMost; saved += 1)
    expect(await add({ landmark: `House ${saved}` })).toBe('accepted');
  expect([await add({ landmark: 'One more' }), await add({ country: 'FR' })]).toEqual([
    'addresses_full',
    'country_not_served',
  ]);
  const { addresses } = await person.api('GET /api/auth/addresses');
  const path = `/api/auth/addresses/${addresses.at(-1)?._id}`;
  expect(await call(person, `PUT ${path}`, { ...goodAddress, country: 'FR' })).toBe('country_not_served');
  expect(await call(person, `DELETE ${path}`)).toBe('accepted');
  expect([
    await call(person, `PUT ${path}`, { ...goodAddress, isDefault: true }),
    await call(person, `DELETE ${path}`),
  ]).toEqual(['address_not_found', 'address_not_found']);
});

const workOn = async (id: string) => {
  const path = `/api/admin/energisations/${id}`;
  const { muhurats } = await shop.admin.api('GET /api/admin/energisations/{id}', { params: { id } });
  const photo = new Blob([new Uint8Array(await somePicture('#803050', 40))]);
  const done = { at: testShop.clock.now().toISOString(), person: pandit.name };
  return [
    await call(shop.admin, `POST ${path}/plan`, { start: muhurats[0]?.start, person: pandit.name }),
    await call(shop.admin, `POST ${path}/done`, createForm({ ...done, photo })),
    await call(shop.admin, `POST ${path}/call-off`, { reason: 'Ill', reference: 'UTR 1' }),
  ];
};
const [ended, over] = ['energisation_order_ended', 'energisation_over'];

test('an energisation that is done, called off, cancelled or not paid is not worked on', async () => {
  const asked = async (how: 'paid' | 'cash' | 'open') => {
    const { buyer } = await shop.buyerWithChoice();
    const orderId =
      how === 'paid'
        ? await shop.orderPaid(buyer)
        : how === 'cash'
          ? (await shop.orderCash(buyer))._id
          : (await shop.open(buyer)).orderId;
    const [energisation] = await shop.ofOrder(buyer, orderId);
    return { buyer, orderId, id: energisation?._id ?? '' };
  };
  const done = await asked('paid');
  await shop.finish(done.id);
  expect(await workOn(done.id)).toEqual([over, over, over]);
  const off = await asked('paid');
  await shop.admin.api('POST /api/admin/energisations/{id}/call-off', {
    params: { id: off.id },
    body: { reason: 'Ill' },
  });
  expect(await workOn(off.id)).toEqual([over, over, over]);
  const cancelled = await asked('paid');
  expect(await call(cancelled.buyer, `PUT /api/auth/cancel-order/${cancelled.orderId}`, {})).toBe('accepted');
  expect(await workOn(cancelled.id)).toEqual([ended, ended, ended]);
  expect(await workOn((await asked('open')).id)).toEqual([ended, ended, ended]);
  const cash = await asked('cash');
  expect(await call(shop.admin, `POST /api/admin/energisations/${cash.id}/call-off`, { reason: 'Ill' })).toBe(
    'refund_unpaid',
  );
});

test('energisation that is offered is not offered for another price, and what cannot be energised is not', async () => {
  const offer = (rupees: number) => call(shop.admin, 'POST /api/admin/energisation-offer', { price: rupees });
  // The same press again, after a lost answer.
  expect([await offer(price), await offer(price + 1)]).toEqual(['accepted', 'energisation_offered']);
  const [buyer, incense] = [
    await testShop.customer(),
    await createProduct(testShop, { name: 'Dhoop', category: 'Puja Samagri' }),
  ];
  const choose = (productId: string) =>
    call(buyer, 'PUT /api/energisation/cart', { productId, name: 'Arjun Sharma' });
  const gem = await shop.gem();
  expect(await choose(gem._id)).toBe('line_not_found');
  await shop.put(buyer, incense);
  await shop.put(buyer, gem);
  expect([await choose(incense._id), await choose(shop.serviceId)]).toEqual([
    'energisation_not_offered',
    'line_not_found',
  ]);
  expect(await choose(gem._id)).toBe('accepted');
  // Without its product the service is offered at no line.
  expect(await call(shop.admin, `DELETE /api/auth/products/${shop.serviceId}`)).toBe('accepted');
  expect(await choose(gem._id)).toBe('energisation_not_offered');
});
