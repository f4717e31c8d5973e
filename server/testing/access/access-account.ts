import type { AccessCase } from './access-case.ts';
import { factorAccess } from './access-factors.ts';

const members = [401, 200, 200, 200, 200] as const;
const ownerOnly = [401, 200, 404, 404, 404] as const;

/** A person's own account: profile, sessions, factors, identities, e-mail addresses and the password. */
export const accountAccess = {
  'GET /api/auth/profile': { expect: members },
  'GET /api/auth/sessions': { expect: members },
  ...factorAccess,
  'GET /api/auth/identities': { expect: members },
  'DELETE /api/auth/identities/{identityId}': {
    expect: [401, 404, 404, 404, 404],
    send: () => ({ params: { identityId: '0000000000000000' } }),
  },
  'DELETE /api/auth/sessions/{sessionId}': {
    expect: ownerOnly,
    send: ({ sessionId }) => ({ params: { sessionId } }),
    writes: true,
  },
  'POST /api/auth/accept-terms': { expect: members, writes: true },
  // Another person's number: nobody but its owner may have it.
  'PUT /api/auth/profile': {
    expect: [401, 200, 409, 409, 409],
    send: ({ customer }) => ({ body: { firstName: 'Walker', phone: customer.phone } }),
    writes: true,
  },
  'PUT /api/auth/email': {
    expect: [401, 400, 400, 400, 400],
    send: () => ({ body: { email: 'mine.now@example.test', password: 'not the password' } }),
  },
  'DELETE /api/auth/email/pending': { expect: members, writes: true },
  'POST /api/auth/email/undo': {
    expect: [400, 400, 400, 400, 400],
    send: () => ({ body: { token: 'no such token was ever given out' } }),
  },
  'PUT /api/auth/password': {
    expect: [401, 400, 400, 400, 400],
    send: () => ({ body: { currentPassword: 'not the password', password: 'mine from now on' } }),
  },
} satisfies Record<string, AccessCase>;
