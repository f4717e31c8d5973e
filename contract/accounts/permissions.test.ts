import { expect, test } from 'vitest';
import type { EndpointSpec } from '../core/endpoint.ts';
import { contract } from '../index.ts';
import { isGuardedSetting, movesMail } from '../settings/guarded.ts';
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
    'POST /api/admin/returns/{id}/accept': 'always',
    'POST /api/admin/energisations/{id}/call-off': 'always',
    // A cancellation gives the money back.
    'PUT /api/auth/admin/update-status': 'sometimes',
    'POST /api/payment/admin/withdrawals/{id}/update-status': 'always',
    'POST /api/payment/admin/withdrawals/{id}/confirm': 'always',
    'GET /api/admin/orders/export': 'always',
    'GET /api/admin/people/export': 'always',
    'POST /api/admin/users/{id}/wallet-credit': 'always',
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

test('settings of tax, money and security are guarded, and so is where the shop’s own e-mails go', () => {
  expect(['gst', 'legal', 'wallet', 'chat', 'payouts', 'staff'].every(isGuardedSetting)).toBe(true);
  expect(isGuardedSetting('delivery')).toBe(false);
  const from = { name: 'Navaratna', orderMails: ['orders@shop.example'] };
  expect(movesMail('shop', { from, to: { ...from, name: 'Nine Gems' } })).toBe(false);
  expect(movesMail('shop', { from, to: { ...from, orderMails: ['thief@evil.example'] } })).toBe(true);
  expect(movesMail('delivery', { from: { charge: 1 }, to: { charge: 2 } })).toBe(false);
});

test('an owner has every permission, and every role has one', () => {
  for (const [permission, roles] of Object.entries(permissions)) expect(roles, permission).toContain('owner');
  for (const role of staffRoles) expect(permissionsOf([role]), role).not.toEqual([]);
});
