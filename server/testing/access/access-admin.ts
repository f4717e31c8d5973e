import type { audit } from '#contract/base/audit/endpoints.ts';
import type { adminSearch } from '#contract/office/admin-search/endpoints.ts';
import type { dashboard } from '#contract/office/dashboard/endpoints.ts';
import type { sales } from '#contract/office/sales/endpoints.ts';
import type { adminUsers } from '#contract/people/accounts/admin.ts';
import type { customers } from '#contract/people/accounts/customers.ts';
import type { AccessCase } from './access-case.ts';

const adminOnly = [401, 403, 403, 403, 200] as const;
const someMonth = { from: '2026-01-01', to: '2026-01-31' };
const reason = 'The access matrix test.';

/** The access matrix of the admin endpoints. */
export const adminAccess: {
  [K in
    | keyof typeof dashboard
    | keyof typeof adminUsers
    | keyof typeof audit
    | keyof typeof sales
    | keyof typeof customers
    | keyof typeof adminSearch]: AccessCase;
} = {
  'GET /api/auth/admin/dashboard': { expect: adminOnly },
  'GET /api/auth/admin/waiting': { expect: adminOnly },
  'GET /api/admin/sales': { expect: adminOnly, send: () => ({ query: { ...someMonth, by: 'state' } }) },
  'GET /api/admin/sales/export': {
    expect: adminOnly,
    send: () => ({ query: { ...someMonth, by: 'day' } }),
    writes: true,
  },
  'GET /api/admin/sales/unsold': { expect: adminOnly, send: () => ({ query: someMonth }) },
  'GET /api/admin/desk/search': { expect: adminOnly, send: () => ({ query: { q: 'ruby' } }) },
  'GET /api/admin/desk/news': { expect: adminOnly },
  'POST /api/admin/desk/news/read': {
    expect: adminOnly,
    send: () => ({ body: { until: new Date().toISOString() } }),
    writes: true,
  },
  'GET /api/auth/admin/audit': { expect: adminOnly },
  'GET /api/auth/admin/audit/export': { expect: adminOnly, writes: true },
  'GET /api/auth/admin/audit/csv': { expect: adminOnly, writes: true },
  'GET /api/auth/admin/users': { expect: adminOnly },
  'POST /api/admin/users/{id}/notes': {
    expect: adminOnly,
    send: ({ customer }) => ({ params: { id: customer.userId }, body: { text: 'Prefers calls.' } }),
    writes: true,
  },
  'DELETE /api/admin/users/{id}/notes/{noteId}': {
    expect: [401, 403, 403, 403, 404],
    send: ({ customer }) => ({ params: { id: customer.userId, noteId: 'nosuchnote000000' } }),
  },
  'POST /api/admin/users/{id}/tags': {
    expect: adminOnly,
    send: ({ customer }) => ({ params: { id: customer.userId }, body: { tag: 'vip' } }),
    writes: true,
  },
  'DELETE /api/admin/users/{id}/tags/{tag}': {
    expect: adminOnly,
    send: ({ customer }) => ({ params: { id: customer.userId, tag: 'vip' } }),
    writes: true,
  },
  'GET /api/admin/people/choices': { expect: adminOnly },
  'POST /api/admin/people/segments': {
    expect: adminOnly,
    send: () => ({ body: { name: 'Good customers', filter: { spentAbove: 5000 } } }),
    writes: true,
  },
  'DELETE /api/admin/people/segments/{id}': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: 'nosuchsegment000' } }),
  },
  'GET /api/admin/people/export': { expect: adminOnly, writes: true },
  'POST /api/admin/users/{id}/wallet-credit': {
    expect: adminOnly,
    send: ({ customer }) => ({
      params: { id: customer.userId },
      body: { requestId: '0b1f6c1e-7a52-4c7f-9d0f-5b1d1f6d2a10', amount: 10, reason },
    }),
    writes: true,
  },
  'GET /api/auth/admin/users/{id}': {
    expect: adminOnly,
    send: ({ customer }) => ({ params: { id: customer.userId } }),
  },
  // The admin's own call must change nothing either, because the customer still has to call.
  // server/people/accounts/admin/users.test.ts covers the effects.
  'PUT /api/auth/admin/users/{id}/role': {
    expect: [401, 403, 403, 403, 409],
    send: ({ customer }) => ({
      params: { id: customer.userId },
      body: { role: 'admin', was: 'astrologer', staffRoles: ['packing'], reason },
    }),
  },
  'POST /api/auth/admin/users/{id}/block': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: 'nobody' }, body: { reason } }),
  },
  'POST /api/auth/admin/users/{id}/reset-second-factor': {
    expect: [401, 403, 403, 403, 404],
    send: ({ customer }) => ({ params: { id: customer.userId }, body: { reason } }),
  },
  'POST /api/auth/admin/users/{id}/unblock': {
    expect: adminOnly,
    send: ({ customer }) => ({ params: { id: customer.userId }, body: { reason } }),
  },
};
