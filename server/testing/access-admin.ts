import type { adminUsers } from '#contract/accounts/admin.ts';
import type { audit } from '#contract/audit/endpoints.ts';
import type { dashboard } from '#contract/dashboard/endpoints.ts';
import type { desk } from '#contract/desk/endpoints.ts';
import type { AccessCase } from './access-case.ts';

const adminOnly = [401, 403, 403, 403, 200] as const;
const reason = 'The access matrix test.';

/** The access matrix of the admin endpoints. */
export const adminAccess: {
  [K in
    | keyof typeof dashboard
    | keyof typeof desk
    | keyof typeof adminUsers
    | keyof typeof audit]: AccessCase;
} = {
  'GET /api/auth/admin/dashboard': { expect: adminOnly },
  'GET /api/auth/admin/waiting': { expect: adminOnly },
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
  'GET /api/auth/admin/users/{id}': {
    expect: adminOnly,
    send: ({ customer }) => ({ params: { id: customer.userId } }),
  },
  // The admin's own call must change nothing either, because the customer still has to call.
  // server/accounts/admin/users.test.ts covers the effects.
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
