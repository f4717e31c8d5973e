import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, oneLine } from '../../core/primitives.ts';
import { sessionSchema } from './endpoints.ts';
import { passwordLength } from './person-rules.ts';

const base64url = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^[\w-]+$/);

/** The ticket of a log-in whose password was right. It is valid for 15 minutes and opens one session. */
const ticketSchema = z.string().min(20).max(100);

/** The result of `navigator.credentials.get` in the browser (WebAuthn, AuthenticationResponseJSON). */
export const passkeyProofSchema = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(200).optional(),
  }),
});
/** The signed proof of a passkey. */
export type PasskeyProof = z.output<typeof passkeyProofSchema>;

/** The result of `navigator.credentials.create` in the browser (WebAuthn, RegistrationResponseJSON). */
export const newPasskeySchema = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: z
      .array(
        z
          .string()
          .max(20)
          .regex(/^[a-z-]+$/),
      )
      .max(10)
      .optional(),
  }),
});
/** A new passkey, as the browser made it. */
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** One second factor: a passkey, the code of an authenticator app, or a recovery code. Exactly one is sent. */
const secondFactorFields = {
  passkey: passkeyProofSchema.optional(),
  /** The six digits of an authenticator app. */
  totp: z.string().max(20).optional(),
  recovery: z.string().max(40).optional(),
};

/** The ways to confirm a log-in or oneself. */
export const factorMethodSchema = z.enum(['passkey', 'totp', 'recovery']);
/** A way to confirm. */
export type FactorMethod = z.output<typeof factorMethodSchema>;

/** `details` of `second_factor_setup_needed`. */
export const setupDetailsSchema = z.object({ ticket: ticketSchema });

/** A person’s own second factors. Secrets are never part of it. */
export const secondFactorSchema = z.object({
  /** A member of staff of this shop must have one. */
  required: z.boolean(),
  methods: z.array(factorMethodSchema),
  passkeys: z.array(
    z.object({
      _id: idSchema,
      name: z.string(),
      createdAt: instantSchema,
      usedAt: instantSchema.nullable(),
      /** Stored with its maker, so that a lost phone does not lose it. */
      backedUp: z.boolean(),
    }),
  ),
  totp: z.object({ createdAt: instantSchema, usedAt: instantSchema.nullable() }).nullable(),
  recoveryCodesLeft: z.number().int(),
  /** How fresh proof is given: by a second factor, by the password, or by a new log-in. */
  proveBy: z.enum(['factor', 'password', 'login']),
  /** The proof of this session is fresh until then. */
  freshUntil: instantSchema,
});
/** A person’s own second factors. */
export type SecondFactor = z.output<typeof secondFactorSchema>;

/** A change of second factors of which the owner of the account is told by e-mail. `codes-tried`: many wrong codes. */
export type FactorChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'totp-added'
  | 'totp-removed'
  | 'codes-made'
  | 'code-used'
  | 'codes-tried'
  | 'reset';

/** The options of a passkey for the browser. They are of the WebAuthn specification, not ours. */
const browserOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });

const forSetup = z.object({ ticket: ticketSchema.optional() });
const added = messageSchema.extend({
  /** Ten codes, shown this once; absent when the person had codes already. */
  recoveryCodes: z.array(z.string()).optional(),
  /** The session that a log-in waited for; absent when there was one. */
  session: sessionSchema.optional(),
});

/** Endpoints of second factors and of fresh proof. `ticket` replaces the session before a log-in has ended. */
export const secondFactor = {
  'GET /api/auth/second-factor': endpoint({
    summary: 'Returns one’s own second factors, and until when one’s proof is fresh.',
    access: 'member',
    response: secondFactorSchema,
  }),
  'POST /api/auth/second-factor/log-in': endpoint({
    summary:
      'Ends a log-in that answered `second_factor_needed`, with its ticket and one second factor. Sets the session cookie.',
    access: 'anyone',
    limit: 'login',
    body: z.object({ ticket: ticketSchema, ...secondFactorFields }),
    secret: true,
    response: sessionSchema.extend({ message: z.string() }),
    errors: ['second_factor_wrong', 'second_factor_over', 'passkey_wrong', 'account_blocked'],
  }),
  'POST /api/auth/second-factor/passkey-options': endpoint({
    summary: 'Returns what the browser needs to ask for a passkey of one’s own account.',
    access: 'anyone',
    limit: 'login',
    body: forSetup,
    secret: true,
    response: browserOptionsSchema,
    errors: ['not_authenticated', 'second_factor_over'],
  }),
  'POST /api/auth/second-factor/passkeys/options': endpoint({
    summary:
      'Returns what the browser needs to make a new passkey. Needs fresh proof, or the ticket of a log-in.',
    access: 'anyone',
    limit: 'login',
    body: forSetup,
    secret: true,
    response: browserOptionsSchema,
    errors: ['not_authenticated', 'fresh_proof_needed', 'second_factor_over', 'passkeys_full'],
  }),
  'POST /api/auth/second-factor/passkeys': endpoint({
    summary:
      'Adds a passkey and ends every other session. The first second factor returns ten recovery codes; with a ticket it also ends the log-in.',
    access: 'anyone',
    limit: 'login',
    body: forSetup.extend({ name: z.string().overwrite(oneLine).max(60), passkey: newPasskeySchema }),
    secret: true,
    response: added,
    errors: [
      'not_authenticated',
      'fresh_proof_needed',
      'second_factor_over',
      'passkey_wrong',
      'passkey_exists',
      'passkeys_full',
      'account_blocked',
    ],
  }),
  'DELETE /api/auth/second-factor/passkeys/{passkeyId}': endpoint({
    summary: 'Removes one of one’s own passkeys and ends every other session. Needs fresh proof.',
    access: 'member',
    params: z.object({ passkeyId: anyIdSchema }),
    response: messageSchema,
    errors: ['fresh_proof_needed', 'second_factor_not_found', 'last_second_factor'],
  }),
  'POST /api/auth/second-factor/totp/begin': endpoint({
    summary:
      'Returns a new secret for an authenticator app. It counts once its first code is confirmed. Needs fresh proof, or the ticket of a log-in.',
    access: 'anyone',
    limit: 'login',
    body: forSetup,
    secret: true,
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['not_authenticated', 'fresh_proof_needed', 'second_factor_over', 'totp_exists'],
  }),
  'POST /api/auth/second-factor/totp': endpoint({
    summary:
      'Adds the authenticator app with its first code and ends every other session. Answers like a new passkey.',
    access: 'anyone',
    limit: 'login',
    body: forSetup.extend({ code: z.string().max(20) }),
    secret: true,
    response: added,
    errors: [
      'not_authenticated',
      'fresh_proof_needed',
      'second_factor_over',
      'second_factor_wrong',
      'totp_exists',
      'account_blocked',
    ],
  }),
  'DELETE /api/auth/second-factor/totp': endpoint({
    summary: 'Removes one’s own authenticator app and ends every other session. Needs fresh proof.',
    access: 'member',
    response: messageSchema,
    errors: ['fresh_proof_needed', 'second_factor_not_found', 'last_second_factor'],
  }),
  'POST /api/auth/second-factor/recovery-codes': endpoint({
    summary: 'Makes ten new recovery codes; the old ones no longer count. Needs fresh proof.',
    access: 'member',
    limit: 'login',
    secret: true,
    response: messageSchema.extend({ recoveryCodes: z.array(z.string()) }),
    errors: ['fresh_proof_needed', 'second_factor_not_found'],
  }),
  'POST /api/auth/prove': endpoint({
    summary:
      'Proves again who one is: by a second factor, or by the password when there is none. The proof is fresh for 15 minutes.',
    access: 'member',
    limit: 'login',
    body: z.object({
      password: z.string().min(1).max(passwordLength.max).optional(),
      ...secondFactorFields,
    }),
    response: messageSchema.extend({ freshUntil: instantSchema }),
    errors: ['wrong_password', 'second_factor_wrong', 'second_factor_expected', 'passkey_wrong'],
  }),
};
