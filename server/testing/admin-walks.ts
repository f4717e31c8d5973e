import type { adminUsers } from '#contract/accounts/admin.ts';
import type { audit } from '#contract/audit/endpoints.ts';
import type { dashboard } from '#contract/dashboard/endpoints.ts';
import type { Walk } from './walk.ts';

const adminOnly = [401, 403, 403, 403, 200] as const;
const reason = 'The walk comes by.';

/** The desk's calls x everyone. */
export const adminWalks: {
  [K in keyof typeof dashboard | keyof typeof adminUsers | keyof typeof audit]: Walk;
} = {
  'GET /api/auth/admin/dashboard': { expect: adminOnly },
  'GET /api/auth/admin/waiting': { expect: adminOnly },
  'GET /api/auth/admin/audit': { expect: adminOnly },
  'GET /api/auth/admin/users': { expect: adminOnly },
  'GET /api/auth/admin/users/{id}': {
    expect: adminOnly,
    send: ({ customer }) => ({ params: { id: customer.userId } }),
  },
  // Of these the admin's own walk must change nothing either: the customer has yet to come. What they do is told by
  // server/accounts/admin/users.test.ts.
  'PUT /api/auth/admin/users/{id}/role': {
    expect: [401, 403, 403, 403, 409],
    send: ({ customer }) => ({
      params: { id: customer.userId },
      body: { role: 'admin', was: 'astrologer', reason },
    }),
  },
  'POST /api/auth/admin/users/{id}/block': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: 'nobody' }, body: { reason } }),
  },
  'POST /api/auth/admin/users/{id}/unblock': {
    expect: adminOnly,
    send: ({ customer }) => ({ params: { id: customer.userId }, body: { reason } }),
  },
};
