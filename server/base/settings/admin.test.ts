import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsProblems } from '#contract/base/settings/check.ts';
import { settingSections } from '#contract/base/settings/forms.ts';
import { transact } from '../../platform/database/database.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { settingSchemas } from './schema.ts';

let testShop: TestShop;
let other: TestShop;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  other = await startTestShop({ databaseUrl: testShop.databaseUrl });
  [admin, colleague] = [await testShop.admin(), await testShop.admin()];
});
afterAll(async () => {
  await other.close();
  await testShop.close();
});

const read = async (key: string) => {
  const { settings } = await admin.api('GET /api/admin/settings');
  const found = settings.find((one) => one.key === key);
  if (!found) throw new Error(`no setting ${key}`);
  return found;
};
/** Returns what the pages of the other process say of the shop: it hears of a change moments later. */
const house = () => other.visitor('GET /api/settings/house');
const save = (who: Person, key: string, value: unknown, version: number) =>
  who.api('PUT /api/admin/settings/{key}', { params: { key }, body: { value, version } });

describe('the description of the forms', () => {
  test('covers every setting, and accepts every default but the facts that a shop must set itself', () => {
    const unset = new Set([
      ...['identity name', 'identity address', 'identity email', 'identity orderMails', 'phones phone'],
      ...['legal name', 'grievance name', 'grievance email', 'grievance phone'],
      ...['gst registered', 'gst legalName', 'gst address'],
    ]);
    const described = new Set(settingSections.map(({ key }) => key));
    expect(Object.keys(settingSchemas).filter((key) => !described.has(key))).toEqual([]);
    const wrong = settingSections.flatMap(({ id, key, fields }) => {
      const schema = settingSchemas[key as keyof typeof settingSchemas];
      return schema ? fieldsProblems(fields, schema.parse(undefined)).map(({ path }) => `${id} ${path}`) : [];
    });
    expect(new Set(wrong)).toEqual(unset);
  });

  test('covers every field of a setting, so that owners can edit each one', () => {
    for (const [key, schema] of Object.entries(settingSchemas)) {
      const value = schema.parse(undefined) as unknown;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
      const named = settingSections
        .filter((section) => section.key === key)
        .flatMap(({ fields }) => fields.map(({ name }) => name));
      expect(named.sort(), key).toEqual(Object.keys(value).sort());
    }
  });
});

test('Hindi pages name the default shop in Hindi, and no longer once the shop has an address of its own', async () => {
  const facts = async () => (await other.visitor('GET /api/settings/public')).addressHi;
  expect(await facts()).toContain('जयपुर 302003');
  expect((await house()).hindi.officer).toBe('सावित्री जोशी');
  const { value, version } = await read('shop');
  await save(admin, 'shop', { ...(value as object), address: ['4 MG Road', 'Pune 411001'] }, version);
  expect(await facts()).toEqual([]);
  const hindi = await read('hindi');
  const theirs = { ...(hindi.value as object), address: ['4 एमजी रोड', 'पुणे 411001'] };
  await save(admin, 'hindi', theirs, hindi.version);
  expect(await facts()).toEqual(['4 एमजी रोड', 'पुणे 411001']);
  await save(admin, 'shop', value, version + 1);
});

test('a change applies in every process before the response, and its history has the previous value', async () => {
  const was = () => other.visitor('GET /api/settings/public').then(({ delivery }) => delivery);
  expect(await was()).toEqual({ charge: 100, freeAbove: 499 });
  const { version } = await read('delivery');
  const { setting, message } = await save(admin, 'delivery', { charge: 60.5, freeAbove: 999 }, version);
  expect(message).toBe('Saved. The change is in effect everywhere.');
  expect(setting).toMatchObject({ version: version + 1, value: { charge: 60.5, freeAbove: 999 } });
  expect(await was()).toEqual({ charge: 60.5, freeAbove: 999 });
  const { changes } = await admin.api('GET /api/admin/settings/{key}/changes', {
    params: { key: 'delivery' },
  });
  expect(changes).toMatchObject([
    { before: { charge: 100, freeAbove: 499 }, after: { charge: 60.5, freeAbove: 999 } },
  ]);
  expect(changes[0]?.by).not.toBe('');
  // An equal value is not a change.
  expect((await save(admin, 'delivery', { charge: 60.5, freeAbove: 999 }, version + 1)).setting.version).toBe(
    version + 1,
  );
});

test('of two concurrent changes the second gets a conflict and writes nothing', async () => {
  const { version, value } = await read('cod');
  const tries = await Promise.allSettled([
    save(admin, 'cod', { ...(value as object), maxAmount: 5000 }, version),
    save(colleague, 'cod', { ...(value as object), maxAmount: 7000 }, version),
  ]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = tries.find((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({
    status: 409,
    code: 'setting_changed',
    message: 'Somebody else has changed this meanwhile. Please look at what is saved now.',
  });
  const won = tries.find((one) => one.status === 'fulfilled');
  expect((await read('cod')).value).toEqual(won?.value.setting.value);
});

test.each<[string, unknown, string, string]>([
  [
    'delivery',
    { charge: -1, freeAbove: 499 },
    'charge',
    'Please enter an amount in rupees, 0 or more, with at most two decimals.',
  ],
  [
    'delivery',
    { charge: 1.005, freeAbove: 499 },
    'charge',
    'Please enter an amount in rupees, 0 or more, with at most two decimals.',
  ],
  [
    'chat',
    { commission: 101, gstOnCommission: 18, gatewayShare: 2 },
    'commission',
    'Please enter a percentage from 0 to 100, with at most two decimals.',
  ],
  ['reservationMinutes', 5, '', 'Please enter a whole number from 16 to 1440.'],
  ['holidays', [{ date: '2027-02-30x', en: 'Holi', hi: 'होली' }], '0.date', 'Please enter a date.'],
  [
    'partners',
    [{ name: 'A', url: 'javascript:alert(1)', en: 'a', hi: 'अ' }],
    '0.url',
    'Please enter a whole web address: https://example.in.',
  ],
  ['legal', { name: ' ', registration: '', country: 'India' }, 'name', 'Please fill this in.'],
])('%s: %j is refused at %s with what to do', async (key, value, path, what) => {
  const { version } = await read(key);
  await expect(save(admin, key, value, version)).rejects.toMatchObject({
    status: 400,
    code: 'setting_wrong',
    message: `${path ? `${key}.${path}` : key}: ${what}`,
    details: { wrong: [{ path }] },
  });
  expect((await read(key)).version).toBe(version);
});

test('hours that close before they open are refused at their field', async () => {
  const { value, version } = await read('shop');
  const hours = [{ days: 'Mon-Fri', open: '19:00', close: '09:00' }];
  await expect(save(admin, 'shop', { ...(value as object), hours }, version)).rejects.toMatchObject({
    details: { wrong: [{ path: 'hours.0.close', problem: 'closes_first' }] },
  });
});

test('a setting that does not exist is not found', async () => {
  await expect(save(admin, 'toString', {}, 0)).rejects.toMatchObject({ status: 404 });
});

test('the policy pages show the figures that the rules use', async () => {
  const { settings } = testShop.shop.services;
  const { care } = await settings.all();
  const returns = {
    problemAskHours: 31,
    problemAcceptDays: 13,
    returnDays: 17,
    fee: 95,
    creditMonths: 19,
    sendDays: 7,
    inspectDays: 3,
  };
  await transact(testShop.db, async (tx) => {
    await settings.set(tx, { key: 'care', value: { ...care, replyHours: 12 }, by: admin.userId });
    await settings.set(tx, { key: 'policies', value: { returns }, by: admin.userId });
  });
  await expect.poll(async () => (await house()).care.replyHours).toBe(12);
  const site = await house();
  expect(site.returns).toMatchObject({
    reportHours: 31,
    damagedDays: 13,
    days: 17,
    fee: 95,
    creditMonths: 19,
  });
});
