import type { operations } from '#contract/operations/endpoints.ts';
import type { Walk } from './walk.ts';

const adminOnly = [401, 403, 403, 403, 200] as const;
const adminFindsNone = [401, 403, 403, 403, 404] as const;
const nowhere = '4000000000';

/** The work behind the shop: admins only. What is retried and replayed has tests of its own (server/operations). */
export const operationsWalks: { [K in keyof typeof operations]: Walk } = {
  'GET /api/auth/admin/jobs': { expect: adminOnly },
  'GET /api/auth/admin/jobs/failed': { expect: adminOnly },
  'POST /api/auth/admin/jobs/{queue}/retry': {
    expect: adminOnly,
    send: () => ({ params: { queue: 'mail' } }),
    writes: true,
  },
  'GET /api/auth/admin/webhooks': { expect: adminOnly },
  'GET /api/auth/admin/webhooks/{id}': {
    expect: adminFindsNone,
    send: () => ({ params: { id: nowhere } }),
  },
  'POST /api/auth/admin/webhooks/{id}/replay': {
    expect: adminFindsNone,
    send: () => ({ params: { id: nowhere } }),
  },
  'GET /api/auth/admin/payment-differences': { expect: adminOnly },
  'POST /api/auth/admin/payment-differences/{id}/close': {
    expect: adminFindsNone,
    send: () => ({ params: { id: nowhere }, body: { note: 'looked at' } }),
  },
};
