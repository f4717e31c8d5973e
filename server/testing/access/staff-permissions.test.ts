import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import { contract } from '#contract/index.ts';
import { permits, type StaffRole, staffRoles } from '#contract/people/accounts/permissions.ts';
import { type Person, startTestShop, type TestShop } from '../test-shop.ts';

let testShop: TestShop;
const staff = {} as Record<StaffRole, Person>;
beforeAll(async () => {
  testShop = await startTestShop();
  for (const role of staffRoles) staff[role] = await testShop.admin(role);
});
afterAll(() => testShop.close());

const adminEndpoints = Object.entries(contract as Record<string, EndpointSpec>).filter(
  ([, spec]) => spec.access === 'admin',
);

/**
 * Calls an endpoint about things that do not exist, with an empty body: who is allowed gets as far as the validation or
 * the search, and nothing is written. Returns the code of the error; null if the call succeeds.
 */
async function codeOf(key: string, person: Person): Promise<string | null> {
  const [method, path] = key.split(' ') as [string, string];
  const response = await fetch(testShop.base + path.replace(/\{\w+\}/g, 'nosuchthing00000'), {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const text = await response.text();
  return response.ok ? null : JSON.parse(text).code;
}

describe('every admin endpoint x every role of staff', () => {
  test.each(adminEndpoints)('%s', async (key, { permission }) => {
    if (!permission) throw new Error(`${key} has no permission`);
    for (const role of staffRoles) {
      const allowed = permission === 'any' || permits([role], permission);
      expect(`${role}: ${(await codeOf(key, staff[role])) !== 'not_allowed'}`).toBe(`${role}: ${allowed}`);
    }
  });
});

describe('a person with two roles', () => {
  test('may do what either may, and nothing else', async () => {
    const person = await testShop.admin('packing', 'content');
    expect(await codeOf('GET /api/admin/orders', person)).toBeNull();
    expect(await codeOf('GET /api/blog/desk', person)).toBeNull();
    expect(await codeOf('GET /api/auth/admin/dashboard', person)).toBe('not_allowed');
  });

  test('an admin without any role of staff may do nothing', async () => {
    const person = await testShop.admin('packing');
    // A session is cached for half a second of the shop's clock. While the clock is stopped, only a notification drops it.
    testShop.clock.stop();
    expect(await codeOf('GET /api/admin/orders', person)).toBeNull();
    await testShop.db.updateTable('users').set({ staff_roles: [] }).where('id', '=', person.userId).execute();
    await expect.poll(() => codeOf('GET /api/admin/orders', person)).toBe('not_allowed');
  });
});

test('who packs cannot cancel an order, because that refunds it', async () => {
  const cancel = { orderId: 'nosuchorder00000', status: 'Cancelled' } as const;
  const attempt = (role: StaffRole, body: typeof cancel | { orderId: string; status: 'Shipped' }) =>
    staff[role].api('PUT /api/auth/admin/update-status', { body }).catch((error) => error.code);
  expect(await attempt('packing', cancel)).toBe('not_allowed');
  expect(await attempt('packing', { ...cancel, status: 'Shipped' })).toBe('order_not_found');
  expect(await attempt('manager', cancel)).toBe('order_not_found');
});

test('settings of tax, money and security are the owner’s', async () => {
  const change = (role: StaffRole, key: string, version = 0) =>
    staff[role]
      .api('PUT /api/admin/settings/{key}', { params: { key }, body: { value: null, version } })
      .catch((error) => error.code);
  expect(await change('manager', 'gst')).toBe('not_allowed');
  expect(await change('manager', 'delivery')).toBe('setting_wrong');
  // The shop of a test has an identity.
  expect(await change('owner', 'gst', 1)).toBe('setting_wrong');
});

describe('fresh proof', () => {
  test('is asked for as soon as the shop wants it and the log-in is 15 minutes old', async () => {
    const { owner } = staff;
    const guarded = adminEndpoints.filter(([, { fresh }]) => fresh === 'always');
    expect(guarded.length).toBeGreaterThan(5);
    testShop.clock.advance(15);
    for (const [key] of guarded) expect(await codeOf(key, owner)).not.toBe('fresh_proof_needed');
    const { token } = await testShop.visitor('POST /api/auth/login', {
      body: { email: owner.email, password: 'a good password' },
    });
    await testShop.as(token)('PUT /api/admin/settings/{key}', {
      params: { key: 'staff' },
      body: { value: { freshProof: true, idleMinutes: 30 }, version: 0 },
    });
    for (const [key] of guarded) {
      expect(`${key}: ${await codeOf(key, owner)}`).toBe(`${key}: fresh_proof_needed`);
      expect(await codeOf(key, { ...owner, token })).not.toBe('fresh_proof_needed');
    }
  });

  test('is asked for before a cancellation and a guarded setting, not before others', async () => {
    const { api } = staff.owner;
    const set = (status: 'Cancelled' | 'Shipped') =>
      api('PUT /api/auth/admin/update-status', { body: { orderId: 'nosuchorder00000', status } }).catch(
        (error) => error.code,
      );
    expect(await set('Cancelled')).toBe('fresh_proof_needed');
    expect(await set('Shipped')).toBe('order_not_found');
    const change = (key: string) =>
      api('PUT /api/admin/settings/{key}', { params: { key }, body: { value: null, version: 0 } }).catch(
        (error) => error.code,
      );
    expect(await change('staff')).toBe('fresh_proof_needed');
    expect(await change('delivery')).toBe('fresh_proof_needed');
    expect(await change('stockLow')).toBe('setting_wrong');
    // Every order is mailed to these addresses, with the buyer's name and address.
    const { settings } = await api('GET /api/admin/settings');
    const { value, version = 0 } = settings.find(({ key }) => key === 'shop') ?? {};
    const changeShop = (more: object) =>
      api('PUT /api/admin/settings/{key}', {
        params: { key: 'shop' },
        body: { value: { ...(value as object), ...more }, version },
      }).catch((error) => error.code);
    expect(await changeShop({ orderMails: ['thief@evil.example'] })).toBe('fresh_proof_needed');
    // So are the messages of customers.
    expect(await changeShop({ email: 'thief@evil.example' })).toBe('fresh_proof_needed');
    expect(await changeShop({ phone: '+919876500109' })).toBe('fresh_proof_needed');
    expect(await changeShop({ name: '' })).toBe('setting_wrong');
  });
});
