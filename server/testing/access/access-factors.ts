import type { secondFactor } from '#contract/people/accounts/second-factor.ts';
import type { AccessCase } from './access-case.ts';

const members = [401, 200, 200, 200, 200] as const;
const refused = [400, 400, 400, 400, 400] as const;
const memberRefused = [401, 400, 400, 400, 400] as const;
const memberMissing = [401, 404, 404, 404, 404] as const;

const text = 'c29tZSB3b3Jkcw';
const ticket = 'a ticket that nobody was given';

/** Second factors and fresh proof: a stranger has neither a session nor the ticket of a log-in. */
export const factorAccess: { [K in keyof typeof secondFactor]: AccessCase } = {
  'GET /api/auth/second-factor': { expect: members },
  'POST /api/auth/second-factor/log-in': {
    expect: refused,
    send: () => ({ body: { ticket, totp: '123456' } }),
  },
  'POST /api/auth/second-factor/passkey-options': {
    expect: members,
    send: () => ({ body: {} }),
    writes: true,
  },
  'POST /api/auth/second-factor/passkeys': {
    expect: memberRefused,
    send: () => ({
      body: {
        name: 'A phone',
        passkey: {
          id: text,
          rawId: text,
          type: 'public-key',
          response: { clientDataJSON: text, attestationObject: text },
        },
      },
    }),
    writes: true,
  },
  'DELETE /api/auth/second-factor/passkeys/{passkeyId}': {
    expect: memberMissing,
    send: () => ({ params: { passkeyId: 'nosuchpasskey000' } }),
  },
  'POST /api/auth/second-factor/totp': {
    expect: memberRefused,
    send: () => ({ body: { code: '000000' } }),
    writes: true,
  },
  // After those that end such a step: a refused one would take it.
  'POST /api/auth/second-factor/passkeys/options': {
    expect: members,
    send: () => ({ body: {} }),
    writes: true,
  },
  'POST /api/auth/second-factor/totp/begin': { expect: members, send: () => ({ body: {} }), writes: true },
  'DELETE /api/auth/second-factor/totp': { expect: memberMissing },
  'POST /api/auth/second-factor/recovery-codes': { expect: memberMissing },
  'POST /api/auth/prove': {
    expect: members,
    send: () => ({ body: { password: 'a good password' } }),
    writes: true,
  },
};
