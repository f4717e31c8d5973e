import { afterEach, describe, expect, test } from 'vitest';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import type { ErrorCode } from '#contract/core/errors.ts';
import { contract } from '#contract/index.ts';
import { demoIdentity } from '../../base/settings/demo-identity.ts';
import { missingForSale, shopName } from '../../base/settings/identity.ts';
import { type SettingKey, type Settings, settingSchemas } from '../../base/settings/schema.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { fund } from '../../testing/fixtures/chats.ts';
import { goodAddress, refusal } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { createShopInProduction, ownIdentity, setIdentity } from '../../testing/fixtures/own-identity.ts';
import { firstStep, setUpTotp } from '../../testing/fixtures/second-factors.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

const defaults = Object.fromEntries(
  Object.entries(settingSchemas).map(([key, schema]) => [key, schema.parse(undefined)]),
) as Settings;
const withFacts = (facts: Partial<Record<SettingKey, object>>): Settings => ({
  ...defaults,
  ...Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      { ...(defaults[key as SettingKey] as object), ...value },
    ]),
  ),
});
const production = { production: true };
const fieldsOf = (settings: Settings): string[] =>
  missingForSale(settings, production).flatMap(({ fields }) => fields);

describe('what a shop must set before it sells', () => {
  test('a new shop has set nothing, and its name is a plain word', () => {
    expect(missingForSale(defaults, production).map(({ step }) => step)).toEqual([
      'identity',
      'phone',
      'orderMails',
      'legal',
      'grievance',
      'tax',
    ]);
    expect([shopName(defaults, 'en'), shopName(defaults, 'hi')]).toEqual(['Shop', 'दुकान']);
  });

  test('the values of the demo count as not set, one by one', () => {
    expect(fieldsOf(withFacts(demoIdentity))).toEqual(
      fieldsOf(defaults).filter((one) => one !== 'gst.registered'),
    );
    const own = withFacts(ownIdentity);
    expect(fieldsOf(own)).toEqual([]);
    const { shop, grievance, gst } = own;
    const cases: [string, Settings][] = [
      ['shop.address', { ...own, shop: { ...shop, address: ['Gem House', '9 johari bazaar ', 'Jaipur'] } }],
      ['shop.email', { ...own, shop: { ...shop, email: 'me@shop.test' } }],
      ['shop.orderMails', { ...own, shop: { ...shop, orderMails: ['a@b.test', 'c@d.TEST'] } }],
      ['shop.phone', { ...own, shop: { ...shop, phone: '+919876500108' } }],
      ['grievance.name', { ...own, grievance: { ...grievance, name: 'Savitri Joshi' } }],
      ['gst.address', { ...own, gst: { ...gst, address: ['9 Johari Bazaar', 'Jaipur 302003'] } }],
      ['gst.registered', { ...own, gst: { ...gst, registered: null } }],
    ];
    for (const [field, settings] of cases) expect(fieldsOf(settings)).toEqual([field]);
  });

  test('one good mailbox for orders is enough, and a shop that is not registered for GST may say so', () => {
    const { shop, gst } = withFacts(ownIdentity);
    const orderMails = ['orders@navaratna.test', ...shop.orderMails];
    expect(fieldsOf({ ...withFacts(ownIdentity), shop: { ...shop, orderMails } })).toEqual([]);
    expect(fieldsOf({ ...withFacts(ownIdentity), gst: { ...gst, registered: false, gstin: '' } })).toEqual(
      [],
    );
  });

  test('another house of the street is an address', () => {
    const own = withFacts(ownIdentity);
    for (const line of ['19 Johari Bazaar', '109 Johari Bazaar, Jaipur'])
      expect(fieldsOf({ ...own, shop: { ...own.shop, address: [line] } })).toEqual([]);
  });

  test('the demo and development sell without any of it', () => {
    expect(missingForSale(defaults, { production: false })).toEqual([]);
  });
});

test('every call that takes money is one that sells', () => {
  const all = Object.entries(contract) as [string, EndpointSpec][];
  const selling = all.filter(([, spec]) => spec.sells).map(([key]) => key);
  expect(selling.sort()).toEqual([
    'POST /api/admin/credit-requests',
    'POST /api/admin/orders',
    'POST /api/auth/place-order',
    'POST /api/chat/request',
    'POST /api/credit-requests/answer',
    'POST /api/payment/premium/kundli',
    'POST /api/payment/premium/kundli/matching',
    'POST /api/payment/premium/panchang',
    'POST /api/payment/wallet/initiateTopUp',
    'POST /api/payment/{provider}/continue-order',
    'POST /api/payment/{provider}/create-order',
  ]);
  // Errors of calls that charge, reserve or open a payment. Other calls that ask the gateway only end or read one.
  const signs: readonly string[] = [
    'gateway_unavailable',
    'price_changed',
    'chat_balance_low',
    'cod_not_offered',
    'unpaid_pieces',
  ] satisfies ErrorCode[];
  const charging = all.filter(
    ([key, { errors = [] }]) => key.startsWith('POST ') && errors.some((code) => signs.includes(code)),
  );
  expect(charging.filter(([, spec]) => !spec.sells).map(([key]) => key)).toEqual([]);
});

test('a new shop sets its facts section by section, and what is set is not emptied again', async () => {
  const database = await createTestDatabase({ identity: false });
  const testShop = await startTestShop({ databaseUrl: database.url });
  try {
    const owner = await testShop.admin();
    const { settings } = await owner.api('GET /api/admin/settings');
    const shop = settings.find(({ key }) => key === 'shop')?.value as Settings['shop'];
    const { phone, ...identity } = ownIdentity.shop;
    const save = async (facts: object, version: number) =>
      owner
        .api('PUT /api/admin/settings/{key}', {
          params: { key: 'shop' },
          body: { value: { ...shop, ...facts }, version },
        })
        .then(({ setting }) => setting.version);
    const first = await save(identity, 0);
    const second = await save({ ...identity, phone }, first);
    expect(await refusal(save({ ...identity, phone: '' }, second))).toBe('setting_wrong');
    expect(await refusal(save({ ...identity, phone, address: [] }, second))).toBe('setting_wrong');
  } finally {
    await testShop.close();
    await database.drop();
  }
});

describe('a shop in production', () => {
  let testShop: TestShop;
  afterEach(() => testShop.close());

  /** Starts a shop that had sold before, and returns its owner. */
  async function startAfterSales(): Promise<Person> {
    const database = await createTestDatabase({ identity: false });
    const earlier = await startTestShop({ databaseUrl: database.url });
    const owner = await earlier.admin();
    await fund(earlier, owner, 100);
    await earlier.close();
    testShop = await createShopInProduction({ databaseUrl: database.url });
    return owner;
  }

  test('a new one shows its products and refuses every call that sells, until it has set who it is', async () => {
    testShop = await createShopInProduction();
    const buyer = await testShop.customer();
    const calls = (Object.entries(contract) as [string, EndpointSpec][]).filter(([, spec]) => spec.sells);
    const answers = async () =>
      Promise.all(
        calls
          .filter(([, { access }]) => access === 'member')
          .map(async ([key]) => {
            const [method = '', path = ''] = key.split(' ');
            const response = await fetch(testShop.base + path.replace('{provider}', 'cashfree'), {
              method,
              headers: {
                'content-type': 'application/json',
                authorization: `Bearer ${buyer.token}`,
                'x-lang': 'en',
              },
              body: '{}',
            });
            return `${response.status} ${((await response.json()) as { code: string }).code}`;
          }),
      );
    expect(new Set(await answers())).toEqual(new Set(['409 shop_not_ready']));
    expect(
      await refusal(buyer.api('POST /api/payment/wallet/initiateTopUp', { body: { amount: 100 } })),
    ).toBe('shop_not_ready');
    const before = await testShop.visitor('GET /api/settings/public');
    expect(before).toMatchObject({
      sells: false,
      shopName: 'Shop',
      shopNameHi: 'दुकान',
      phone: '',
      address: [],
    });

    await setIdentity(testShop, ownIdentity);
    expect(await answers()).not.toContain('409 shop_not_ready');
    const after = await testShop.visitor('GET /api/settings/public');
    expect(after).toMatchObject({ sells: true, shopName: 'Jaipur Gem House', shopNameHi: 'जयपुर जेम हाउस' });
  });

  test('a new one writes no order by hand, whoever asks', async () => {
    testShop = await createShopInProduction();
    const [owner, buyer] = [await testShop.admin(), await testShop.customer()];
    const { token } = await setUpTotp(testShop, testShop.visitor, (await firstStep(testShop, owner)).ticket);
    const api = testShop.as(token);
    const product = await createProduct(testShop, { name: 'Bell', price: 600, available: 5 });
    const write = (payment: 'counter' | 'cod' | 'link') =>
      api('POST /api/admin/orders', {
        body: {
          buyerId: buyer.userId,
          items: [{ product: product._id, quantity: 1 }],
          totalAmount: 600,
          collected: payment === 'counter',
          shippingAddress: goodAddress,
          payment,
        },
      });
    for (const payment of ['counter', 'cod', 'link'] as const)
      expect(await refusal(write(payment))).toBe('shop_not_ready');
    expect(await testShop.db.selectFrom('orders').select('id').execute()).toEqual([]);
    const said = await fetch(`${testShop.base}/api/admin/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-lang': 'hi' },
      body: '{}',
    });
    expect(said.status).toBe(409);
    expect(await said.json()).toMatchObject({
      code: 'shop_not_ready',
      message: expect.stringMatching(/[\u0900-\u097f]/),
    });
  });

  test('the saved identity of the demo is shown to nobody', async () => {
    testShop = await createShopInProduction();
    await setIdentity(testShop, demoIdentity);
    const shown = JSON.stringify([
      await testShop.visitor('GET /api/settings/public'),
      await testShop.visitor('GET /api/settings/house'),
    ]);
    expect(shown).not.toMatch(/Johari|98765|navaratna|Savitri|Private Limited/i);
    expect((await testShop.visitor('GET /api/settings/public')).sells).toBe(false);
  });

  test('one that had sold before goes on for 14 days, and its owners are warned at once, three days before, and at the end', async () => {
    const owner = await startAfterSales();
    const buyer = await testShop.customer();
    const tryIt = () =>
      refusal(buyer.api('POST /api/payment/wallet/initiateTopUp', { body: { amount: 100 } }));
    const warnings = async () => {
      await testShop.sweep();
      const rows = await testShop.db
        .withSchema('pgboss')
        .selectFrom('job' as never)
        .select('data' as never)
        .where('name' as never, '=', 'mail' as never)
        .execute();
      return (rows as { data: { to: string; mail: { kind: string; sells: boolean } } }[])
        .filter(({ data }) => data.mail?.kind === 'shop-identity')
        .map(({ data }) => [data.to, data.mail.sells]);
    };
    expect(await tryIt()).toBe('accepted');
    expect(await warnings()).toEqual([[owner.email, true]]);
    testShop.clock.advance(10 * 24 * 60);
    expect(await warnings()).toHaveLength(1);
    testShop.clock.advance(1 * 24 * 60 + 1);
    expect(await warnings()).toHaveLength(2);
    expect((await testShop.visitor('GET /api/settings/public')).sells).toBe(true);
    testShop.clock.advance(3 * 24 * 60);
    expect((await testShop.visitor('GET /api/settings/public')).sells).toBe(false);
    const late = await testShop.customer();
    expect(await refusal(late.api('POST /api/payment/wallet/initiateTopUp', { body: { amount: 100 } }))).toBe(
      'shop_not_ready',
    );
    expect((await warnings()).map(([, sells]) => sells).sort()).toEqual([false, true, true]);
  });

  test('a retry after the end of its time gets the response of its first try, and a new key gets nothing', async () => {
    await startAfterSales();
    testShop.clock.advance(14 * 24 * 60 - 10);
    const buyer = await testShop.customer();
    const topUp = (key: string) =>
      buyer.api('POST /api/payment/wallet/initiateTopUp', { body: { amount: 200 }, key });
    const begun = await topUp('the last one');
    testShop.clock.advance(20);
    expect(await topUp('the last one')).toEqual(begun);
    expect(await refusal(topUp('one more'))).toBe('shop_not_ready');
  });
});
