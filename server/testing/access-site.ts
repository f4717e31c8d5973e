import type { contract } from '#contract/index.ts';
import type { AccessCase } from './access-case.ts';

const everyone = [200, 200, 200, 200, 200] as const;
const adminOnly = [401, 403, 403, 403, 200] as const;
const adminInVain = [401, 403, 403, 403, 404] as const;

const unknown = { id: 'no-such-thing' };
const contactMessage = { name: 'Walker', email: 'walker@example.test', message: 'May I come in, please?' };

/** The access matrix of the site: its facts, the contact messages, its settings and its coupons. */
export const siteAccess = {
  'GET /api/settings/house': { expect: everyone },
  'GET /api/delivery/dates': { expect: everyone, send: () => ({ query: { pincode: '411004' } }) },
  'POST /api/contact': { expect: everyone, send: () => ({ body: contactMessage }), writes: true },
  'GET /api/admin/tickets': { expect: adminOnly },
  'GET /api/admin/tickets/{id}': { expect: adminInVain, send: () => ({ params: unknown }) },
  'POST /api/admin/tickets/{id}/reply': {
    expect: adminInVain,
    send: () => ({ params: unknown, body: { text: 'Yes.' } }),
  },
  'POST /api/admin/tickets/{id}/note': {
    expect: adminInVain,
    send: () => ({ params: unknown, body: { text: 'Who is it?' } }),
  },
  'PUT /api/admin/tickets/{id}': {
    expect: adminInVain,
    send: () => ({ params: unknown, body: { closed: true } }),
  },
  'GET /api/admin/settings': { expect: adminOnly },
  'GET /api/admin/settings/{key}/changes': {
    expect: adminOnly,
    send: () => ({ params: { key: 'delivery' } }),
  },
  'PUT /api/admin/settings/{key}': {
    expect: adminOnly,
    send: () => ({
      params: { key: 'delivery' },
      body: { value: { charge: 1, freeAbove: 2 }, version: 0 },
    }),
    writes: true,
  },
  'POST /api/coupon/create': {
    expect: adminOnly,
    send: () => ({ body: { code: 'WALKER', discountType: 'flat', discountValue: 5 } }),
    writes: true,
  },
  'GET /api/admin/coupons': { expect: adminOnly },
  'POST /api/admin/coupon-preview': {
    expect: adminOnly,
    send: () => ({ body: { code: 'WALKER', discountType: 'flat', discountValue: 5 } }),
  },
  'GET /api/admin/coupons/{id}/codes': { expect: adminInVain, send: () => ({ params: unknown }) },
  'POST /api/admin/coupons/{id}/codes': {
    expect: adminInVain,
    send: () => ({ params: unknown, body: { count: 1 } }),
  },
  'GET /api/admin/coupons/{id}/codes/export': { expect: adminInVain, send: () => ({ params: unknown }) },
  'GET /api/admin/coupon-picks': {
    expect: adminOnly,
    send: () => ({ query: { kind: 'product', q: 'manik' } }),
  },
  'GET /api/admin/coupons/{id}': { expect: adminInVain, send: () => ({ params: unknown }) },
  'GET /api/admin/coupons/{id}/uses': { expect: adminInVain, send: () => ({ params: unknown }) },
  'PUT /api/admin/coupons/{id}': {
    expect: adminInVain,
    send: () => ({
      params: unknown,
      body: { code: 'WALKER', discountType: 'flat', discountValue: 5, version: 1 },
    }),
  },
  'PUT /api/admin/coupons/{id}/active': {
    expect: adminInVain,
    send: () => ({ params: unknown, body: { isActive: false } }),
  },
  'DELETE /api/admin/coupons/{id}': { expect: adminInVain, send: () => ({ params: unknown }) },
} satisfies { [K in keyof typeof contract]?: AccessCase };
