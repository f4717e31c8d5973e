import type { operations } from '#contract/office/operations/endpoints.ts';
import type { AccessCase } from './access-case.ts';

const adminOnly = [401, 403, 403, 403, 200] as const;
const adminFindsNone = [401, 403, 403, 403, 404] as const;
const nowhere = '4000000000';

/** The access matrix of operations: admins only. server/office/operations tests retries and replays. */
export const operationsAccess: { [K in keyof typeof operations]: AccessCase } = {
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
