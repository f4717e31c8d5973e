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
  'GET /api/admin/first-steps': { expect: adminOnly },
  'GET /api/delivery/dates': { expect: everyone, send: () => ({ query: { pincode: '411004' } }) },
  'POST /api/contact': { expect: everyone, send: () => ({ body: contactMessage }), writes: true },
  'GET /api/admin/tickets': { expect: adminOnly },
  'GET /api/admin/tickets/{id}': { expect: adminInVain, send: () => ({ params: unknown }) },
  'GET /api/admin/tickets/{id}/sender': { expect: adminInVain, send: () => ({ params: unknown }) },
  'GET /api/tickets': { expect: [401, 200, 200, 200, 200] },
  'GET /api/tickets/{number}': {
    expect: [401, 404, 404, 404, 404],
    send: () => ({ params: { number: 'T-0' } }),
  },
  'POST /api/tickets/{number}/messages': {
    expect: [401, 404, 404, 404, 404],
    send: () => ({ params: { number: 'T-0' }, body: { text: 'And one more thing.' } }),
  },
  'POST /api/tickets/{number}/files': {
    expect: [401, 400, 400, 400, 400],
    send: () => ({ params: { number: 'T-0' } }),
  },
  'GET /api/tickets/{id}/pictures/{fileId}': {
    expect: [401, 404, 404, 404, 404],
    send: () => ({ params: { ...unknown, fileId: 'no-such-file' } }),
  },
  'GET /api/tickets/{id}/documents/{fileId}': {
    expect: [401, 404, 404, 404, 404],
    send: () => ({ params: { ...unknown, fileId: 'no-such-file' } }),
  },
  'GET /api/ticket-files/{token}': {
    expect: [404, 404, 404, 404, 404],
    send: () => ({ params: { token: 'nofile.zzzzzzzz.forged' } }),
  },
  'POST /api/admin/tickets/{id}/reply-with-files': {
    expect: [401, 403, 403, 403, 400],
    send: () => ({ params: unknown, body: { text: 'Here it is.' } }),
  },
  'GET /api/admin/ticket-answers': { expect: adminOnly },
  'POST /api/admin/ticket-answers': {
    expect: adminOnly,
    send: () => ({ body: { title: 'Parcel is late', en: 'Dear {name}, it is on its way.', hi: '' } }),
    writes: true,
  },
  'PUT /api/admin/ticket-answers/{id}': {
    expect: adminInVain,
    send: () => ({ params: unknown, body: { title: 'Nothing', en: 'No.', hi: '', version: 1 } }),
  },
  'DELETE /api/admin/ticket-answers/{id}': { expect: adminInVain, send: () => ({ params: unknown }) },
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
  'POST /api/admin/settings/pictures': { expect: [401, 403, 403, 403, 400] },
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
