import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesAtMost, addressProblems, tidyAddress } from '#contract/people/addresses/rules.ts';
import { transact } from '../../platform/database/database.ts';
import { bodyFor, goodAddress, refusal } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const add = (person: Person, change: object = {}) =>
  person.api('POST /api/auth/addresses', { body: { ...goodAddress, ...change } });
const list = async (person: Person) => (await person.api('GET /api/auth/addresses')).addresses;

describe('addresses', () => {
  test('are saved in the format of the checkout; the first is the default', async () => {
    const person = await testShop.customer();
    const { address } = await add(person, { state: 'Tamil Nadu', country: 'in', name: ' Meenakshi Rao ' });
    expect(address).toEqual({
      ...goodAddress,
      _id: expect.stringMatching(/^[0-9a-z]{16}$/),
      isDefault: true,
    });
    expect(await list(person)).toEqual([address]);
  });

  test('are refused with all problems, in the texts of the form', async () => {
    const person = await testShop.customer();
    const wrong = { phone: '12345', landmark: ' ', pincode: '110001' };
    await expect(add(person, wrong)).rejects.toMatchObject({
      status: 400,
      message: 'Please fill in landmark',
      errors: [
        'Please fill in landmark',
        'Phone number must be 10 digits',
        'This pincode does not belong to Tamil Nadu. Please check both.',
      ],
    });
    const inHindi = testShop.as(person.token, 'hi')('POST /api/auth/addresses', {
      body: { ...goodAddress, ...wrong },
    });
    await expect(inHindi).rejects.toMatchObject({ message: 'कृपया लैंडमार्क भरें' });
    expect(await list(person)).toEqual([]);
    // The form finds the same problems with the same rule, and maps them to fields.
    const found = addressProblems(tidyAddress({ ...goodAddress, ...wrong }), ['IN']);
    expect(found.map((problem) => problem.field)).toEqual(['landmark', 'phone', 'pincode']);
  });

  test('have one default, which can move and passes on when it is deleted', async () => {
    const person = await testShop.customer();
    const cities = ['Coimbatore', 'Madurai', 'Salem'];
    for (const city of cities) await add(person, { city });
    const byCity = async (city: string) => (await list(person)).find((one) => one.city === city)?._id ?? '';
    const defaults = async () => (await list(person)).filter((one) => one.isDefault).map((one) => one.city);
    expect(await defaults()).toEqual(['Coimbatore']);
    const choose = async (city: string) =>
      person.api('PUT /api/auth/addresses/{addressId}', {
        params: { addressId: await byCity(city) },
        body: { ...goodAddress, city, isDefault: true },
      });
    await Promise.all([choose('Madurai'), choose('Salem')]);
    expect(await defaults()).toHaveLength(1);
    await choose('Madurai');
    expect((await list(person)).map((one) => one.city)).toEqual(['Madurai', 'Salem', 'Coimbatore']);
    await person.api('DELETE /api/auth/addresses/{addressId}', {
      params: { addressId: await byCity('Madurai') },
    });
    expect(await defaults()).toEqual(['Salem']);
  });

  test('are saved once, however often they are sent, at most ten', async () => {
    const person = await testShop.customer();
    await Promise.all([add(person), add(person), add(person)]);
    expect(await list(person)).toHaveLength(1);
    const more = Array.from({ length: addressesAtMost }, (_, i) =>
      refusal(add(person, { city: `City ${i}` })),
    );
    expect((await Promise.all(more)).filter((code) => code === 'addresses_full')).toHaveLength(1);
    expect(await list(person)).toHaveLength(addressesAtMost);
  });

  test('from a checkout are kept when the buyer ticks it, whichever way it is paid', async () => {
    const buyer = await testShop.customer();
    const product = await createProduct(testShop, { name: 'Ruby', price: 900, available: 9 });
    const order = (city: string, saveAddress?: boolean) =>
      buyer.api('POST /api/auth/place-order', {
        body: {
          ...bodyFor(product),
          shippingAddress: { ...goodAddress, city },
          paymentMethod: 'cod',
          saveAddress,
        },
      });
    await order('Ooty');
    await order('Ooty', false);
    expect(await list(buyer)).toEqual([]);
    await order('Salem', true);
    expect(await list(buyer)).toMatchObject([{ city: 'Salem', isDefault: true }]);

    const open = (saveAddress: boolean) =>
      buyer.api('POST /api/payment/{provider}/create-order', {
        params: { provider: 'cashfree' },
        body: { ...bodyFor(product), saveAddress },
      });
    const { orderId } = await open(false);
    expect(await list(buyer)).toHaveLength(1);
    // Back from the gateway with the box ticked: the same order, and the address is saved.
    expect((await open(true)).orderId).toBe(orderId);
    expect(await list(buyer)).toHaveLength(2);
  });

  test('from a checkout never block the order', async () => {
    const person = await testShop.customer();
    const save = (city: string) =>
      transact(testShop.db, (tx) =>
        testShop.shop.services.addresses.save(tx, person.userId, { ...goodAddress, city }),
      );
    for (let i = 0; i < addressesAtMost + 2; i += 1) await save(`City ${i}`);
    expect(await list(person)).toHaveLength(addressesAtMost);
  });

  test('of other users are not found', async () => {
    const [owner, other] = [await testShop.customer(), await testShop.customer()];
    const { address } = await add(owner);
    const params = { addressId: address._id };
    const reached = [
      other.api('PUT /api/auth/addresses/{addressId}', { params, body: goodAddress }),
      other.api('DELETE /api/auth/addresses/{addressId}', { params }),
      owner.api('DELETE /api/auth/addresses/{addressId}', { params: { addressId: 'nonsense' } }),
    ];
    expect(await Promise.all(reached.map(refusal))).toEqual(Array(3).fill('address_not_found'));
    expect(await list(owner)).toEqual([address]);
  });
});
