import { expect, test } from 'vitest';
import { delicateChanges, isGuardedSetting, mailboxesLeft } from '../../base/settings/guarded.ts';
import type { EndpointSpec } from '../../core/endpoint.ts';
import { contract } from '../../index.ts';
import { everydayCalls } from './everyday-calls.ts';
import { freshPermissions, permissions, permissionsOf, staffRoles } from './permissions.ts';

test('the permissions that ask for fresh proof are those of the endpoints', () => {
  const asking = new Set<string>();
  const named = new Set<unknown>();
  for (const { fresh, permission, further = [] } of Object.values(contract as Record<string, EndpointSpec>)) {
    for (const one of [permission, ...further]) named.add(one);
    if (fresh === 'always') asking.add(String(permission));
    if (fresh === 'sometimes') for (const one of further) asking.add(one);
  }
  expect(freshPermissions.filter((one) => named.has(one)).toSorted()).toEqual([...asking].toSorted());
});

test('each delicate act asks for fresh proof: roles, refunds, payouts, files with people, documents, secret settings', () => {
  const acts: Partial<Record<keyof typeof contract, 'always' | 'sometimes'>> = {
    'PUT /api/auth/admin/users/{id}/role': 'always',
    'POST /api/auth/admin/users/{id}/reset-second-factor': 'always',
    'POST /api/admin/staff/invitations': 'always',
    'DELETE /api/admin/staff/invitations/{id}': 'always',
    'POST /api/admin/orders/{id}/refunds': 'always',
    'POST /api/admin/upi-payments/{reference}/confirm': 'always',
    'POST /api/admin/upi-refunds/{id}/sent': 'always',
    'POST /api/admin/returns/{id}/accept': 'always',
    'POST /api/admin/energisations/{id}/call-off': 'always',
    // A cancellation refunds.
    'PUT /api/auth/admin/update-status': 'sometimes',
    'POST /api/payment/admin/withdrawals/{id}/update-status': 'always',
    'POST /api/payment/admin/withdrawals/{id}/confirm': 'always',
    'PUT /api/payment/admin/withdrawals/{id}/account': 'always',
    'GET /api/admin/orders/export': 'always',
    'GET /api/admin/invoices/export': 'always',
    'GET /api/admin/people/export': 'always',
    'POST /api/admin/users/{id}/wallet-credit': 'always',
    'POST /api/admin/users/{id}/nominee/erasure': 'always',
    'POST /api/admin/users/{id}/nominee/copy': 'always',
    // Addresses of up to a hundred buyers.
    'GET /api/admin/orders/papers': 'always',
    'GET /api/admin/coupons/{id}/codes/export': 'always',
    'GET /api/admin/visitors/export': 'always',
    'GET /api/auth/admin/audit/csv': 'always',
    'GET /api/auth/admin/audit/export': 'always',
    'POST /api/auth/admin/astrologers/{id}/documents/{document}/view': 'always',
    'GET /api/auth/admin/kyc-views/{ticket}': 'always',
    'GET /api/auth/admin/kyc-documents/{ticket}': 'always',
    'PUT /api/admin/settings/{key}': 'sometimes',
    // Whom it is about decides: a customer, or a colleague.
    'POST /api/auth/admin/users/{id}/block': 'sometimes',
    'POST /api/auth/admin/users/{id}/unblock': 'sometimes',
    // Somebody may earn money in the shop's name.
    'PATCH /api/auth/admin/astrologers/{id}/verify': 'always',
    // Prices: by how much decides. A file and a coupon change many at once.
    'PUT /api/auth/products/{id}': 'sometimes',
    'PATCH /api/admin/products/{id}/skus': 'sometimes',
    'POST /api/admin/products/bulk': 'sometimes',
    'PUT /api/admin/products/{id}/sale': 'sometimes',
    'POST /api/admin/product-imports/{id}/apply': 'always',
    'POST /api/admin/energisation-offer': 'always',
    'POST /api/coupon/create': 'always',
    'PUT /api/admin/coupons/{id}': 'always',
    'PUT /api/admin/coupons/{id}/active': 'sometimes',
    'POST /api/admin/coupons/{id}/codes': 'always',
  };
  const endpoints = Object.entries(contract as Record<string, EndpointSpec>);
  const asking = endpoints.flatMap(([key, { fresh }]) => (fresh ? [[key, fresh] as const] : []));
  expect(Object.fromEntries(asking)).toEqual(acts);
  // A file of an admin is one of these, or has no people in it.
  const files = endpoints.filter(([, { access, produces }]) => access === 'admin' && produces);
  expect(files.filter(([, { fresh }]) => !fresh).map(([key]) => key)).toEqual([
    'GET /api/admin/orders/{id}/certificates/cards',
    'GET /api/admin/product-export',
    'GET /api/admin/sales/export',
    'GET /api/admin/stock/to-order',
  ]);
});

test('every call of an admin that changes something asks for fresh proof, or is classified as everyday work', () => {
  const unproved = Object.entries(contract as Record<string, EndpointSpec>).flatMap(
    ([key, { access, fresh }]) => (access === 'admin' && !key.startsWith('GET ') && !fresh ? [key] : []),
  );
  expect(unproved.toSorted()).toEqual(everydayCalls.toSorted());
});

test('settings of tax, money and security are guarded', () => {
  expect(['gst', 'legal', 'wallet', 'chat', 'payouts', 'staff', 'upiQr'].every(isGuardedSetting)).toBe(true);
  expect(isGuardedSetting('delivery')).toBe(false);
});

test('every mailbox, telephone, price, limit and right of the settings is delicate, and what nobody classified too', () => {
  const from = {
    name: 'Navaratna',
    email: 'care@shop.example',
    phone: '+919876500108',
    orderMails: ['orders@shop.example', 'second@shop.example'],
  };
  const kinds = (key: string, to: object) => delicateChanges(key, { from, to: { ...from, ...to } });
  expect(kinds('shop', { name: 'Nine Gems' })).toEqual([]);
  expect(kinds('shop', { email: 'thief@evil.example' })).toEqual(['mailbox']);
  expect(kinds('shop', { orderMails: [...from.orderMails, 'thief@evil.example'] })).toEqual(['mailbox']);
  expect(kinds('shop', { phone: '+919876500109' })).toEqual(['mailbox']);
  expect(kinds('shop', { address: ['1 Thief Lane'] })).toEqual(['mailbox']);
  expect(kinds('hindi', { address: ['चोर गली'] })).toEqual(['mailbox']);
  expect(kinds('hindi', { legalName: 'कोई और' })).toEqual(['money']);
  expect(kinds('grievance', { email: 'thief@evil.example' })).toEqual(['mailbox']);
  expect(kinds('eveningMail', { to: ['thief@evil.example'] })).toEqual(['mailbox']);
  expect(kinds('shop', { newField: 1 })).toEqual(['right']);
  expect(delicateChanges('newSetting', { from: 1, to: 2 })).toEqual(['right']);
  expect(delicateChanges('toString', { from: 1, to: 2 })).toEqual(['right']);
  expect(delicateChanges('delivery', { from: { charge: 1 }, to: { charge: 2 } })).toEqual(['price']);
  expect(delicateChanges('delivery', { from: { charge: 1 }, to: { charge: 1 } })).toEqual([]);
  expect(delicateChanges('stockLow', { from: 1, to: 2 })).toEqual([]);
  const to = { ...from, email: 'new@shop.example', orderMails: ['second@shop.example'] };
  expect(mailboxesLeft('shop', { from, to })).toEqual(['care@shop.example', 'orders@shop.example']);
});

test('an owner has every permission, and every role has one', () => {
  for (const [permission, roles] of Object.entries(permissions)) expect(roles, permission).toContain('owner');
  for (const role of staffRoles) expect(permissionsOf([role]), role).not.toEqual([]);
});
