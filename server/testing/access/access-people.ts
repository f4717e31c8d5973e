import type { contract } from '#contract/index.ts';
import type { AccessCase } from './access-case.ts';

const everyone = [200, 200, 200, 200, 200] as const;
const members = [401, 200, 200, 200, 200] as const;
const adminOnly = [401, 403, 403, 403, 200] as const;

/**
 * The access matrix of people's data: consents, copies, erasure, e-mail preferences, and visitors who left a number.
 */
export const peopleAccess = {
  'GET /api/auth/admin/me': { expect: adminOnly },
  'GET /api/admin/staff': { expect: adminOnly },
  'POST /api/admin/staff/invitations': {
    expect: adminOnly,
    send: () => ({ body: { email: 'invited@example.test', staffRoles: ['packing'] } }),
    writes: true,
  },
  'DELETE /api/admin/staff/invitations/{id}': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: '0000000000000000' } }),
  },
  'POST /api/auth/invitation': {
    expect: [400, 400, 400, 400, 400],
    send: () => ({ body: { token: 'no such token was ever given out' } }),
  },
  'POST /api/auth/invitation/signup': {
    expect: [400, 400, 400, 400, 400],
    send: () => ({ body: { token: 'no such token was ever given out' } }),
  },
  'POST /api/auth/invitation/accept': {
    expect: [401, 400, 400, 400, 400],
    send: () => ({ body: { token: 'no such token was ever given out' } }),
  },
  'GET /api/account/privacy': { expect: members },
  'POST /api/account/consents/{mail}/withdraw': {
    expect: members,
    send: () => ({ params: { mail: 'daily' } }),
    writes: true,
  },
  'POST /api/account/exports/link': { expect: [401, 404, 404, 404, 404] },
  'GET /api/account/exports/{ticket}': {
    expect: [401, 410, 410, 410, 410],
    send: () => ({ params: { ticket: 'no such ticket was ever given out' } }),
  },
  'POST /api/account/exports': {
    expect: [401, 400, 400, 400, 400],
    send: () => ({ body: { password: 'not the password' } }),
  },
  'POST /api/account/erasure': {
    expect: [401, 400, 400, 400, 403],
    send: () => ({ body: { password: 'not the password' } }),
  },
  'DELETE /api/account/erasure': { expect: [401, 404, 404, 404, 404] },
  'PUT /api/account/nominee': {
    expect: [401, 400, 400, 400, 400],
    send: () => ({
      body: { name: 'Meera Iyer', relation: 'child', phone: '9840012345', password: 'not the password' },
    }),
  },
  'POST /api/account/nominee/remove': {
    expect: [401, 400, 400, 400, 400],
    send: () => ({ body: { password: 'not the password' } }),
  },
  'GET /api/admin/users/{id}/nominee': {
    expect: adminOnly,
    send: ({ customer }) => ({ params: { id: customer.userId } }),
  },
  'POST /api/admin/users/{id}/nominee/erasure': {
    expect: [401, 403, 403, 403, 404],
    send: ({ customer }) => ({
      params: { id: customer.userId },
      body: { namedAt: '2026-01-01T00:00:00.000Z', because: 'death', papers: 'Seen.' },
    }),
  },
  'POST /api/admin/users/{id}/nominee/copy': {
    expect: [401, 403, 403, 403, 404],
    send: ({ customer }) => ({
      params: { id: customer.userId },
      body: { namedAt: '2026-01-01T00:00:00.000Z', because: 'death', papers: 'Seen.' },
    }),
  },
  'GET /api/nominee/copy/{ticket}': {
    expect: [410, 410, 410, 410, 410],
    send: () => ({ params: { ticket: 'no such ticket was ever given out' } }),
  },
  'GET /api/account/mail-preferences': { expect: members },
  'PUT /api/account/mail-preferences': {
    expect: members,
    send: () => ({ body: { dailySign: null, reviewReminders: false } }),
    writes: true,
  },
  'GET /api/mail/unsubscribe/{token}': {
    expect: [400, 400, 400, 400, 400],
    send: ({ customer }) => ({ params: { token: `daily.${customer.userId}.forged` } }),
  },
  'POST /api/mail/unsubscribe/{token}': {
    expect: [400, 400, 400, 400, 400],
    send: ({ customer }) => ({ params: { token: `daily.${customer.userId}.forged` } }),
  },
  'GET /api/auth/admin/reviews': { expect: adminOnly },
  'PUT /api/admin/reviews/{id}/answer': {
    expect: adminOnly,
    send: ({ reviewed }) => ({
      params: { id: reviewed._id },
      body: { text: 'Thank you.', answeredAt: null },
    }),
    writes: true,
  },
  'DELETE /api/admin/reviews/{id}/answer': {
    expect: adminOnly,
    send: ({ reviewed }) => ({ params: { id: reviewed._id } }),
    writes: true,
  },
  'PUT /api/admin/reviews/{id}/hidden': {
    expect: adminOnly,
    send: ({ reviewed }) => ({ params: { id: reviewed._id }, body: { reason: 'spam' } }),
    writes: true,
  },
  'DELETE /api/admin/reviews/{id}/hidden': {
    expect: adminOnly,
    send: ({ reviewed }) => ({ params: { id: reviewed._id } }),
    writes: true,
  },
  'POST /api/visit/visitors': {
    expect: everyone,
    send: () => ({ body: { fullName: 'Walker', phoneNumber: '9700000001' } }),
    writes: true,
  },
  'GET /api/admin/visitors': { expect: adminOnly },
  'GET /api/admin/visitors/export': { expect: adminOnly, writes: true },
  'PUT /api/admin/visitors/{id}/state': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: 'nobodyislikethis' }, body: { state: 'called' } }),
  },
  'DELETE /api/admin/visitors/{id}': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: 'nobodyislikethis' } }),
  },
} satisfies Partial<Record<keyof typeof contract, AccessCase>>;
