import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { instantSchema, messageSchema, rupeesSchema } from '../../core/primitives.ts';
import { passwordLength } from '../accounts/person-rules.ts';
import { optionalMails } from '../email-preferences/consents.ts';
import { nomineeSchema } from './nominee.ts';

/** An obstacle to erasing an account, which must end first. */
export const obstacleSchema = z.object({
  code: z.enum([
    'wallet',
    'earnings',
    'orders',
    'payments',
    'refunds',
    'chats',
    'withdrawals',
    'reported_chats',
    'returns',
    'staff',
  ]),
  amount: rupeesSchema.optional(),
  count: z.number().optional(),
});
/** An obstacle to erasing an account. */
export type ErasureObstacle = z.output<typeof obstacleSchema>;

/** A person's view of their data, with the actions they can take. */
export const privacyStateSchema = z.object({
  consents: z.array(
    z.object({
      purpose: z.string(),
      version: z.string(),
      givenAt: instantSchema,
      withdrawnAt: instantSchema.nullable(),
      /** The e-mail it is for. Such a consent can be withdrawn by itself. */
      mail: z.enum(optionalMails).nullable(),
    }),
  ),
  /** The latest copy: parts done of how many, its size in bytes, and the time until which it can be downloaded. */
  copy: z
    .object({
      status: z.enum(['waiting', 'working', 'ready', 'failed']),
      done: z.number(),
      steps: z.number(),
      bytes: z.number().nullable(),
      askedAt: instantSchema,
      expiresAt: instantSchema,
    })
    .nullable(),
  erasure: z.object({ askedAt: instantSchema, dueAt: instantSchema, heldBy: z.array(z.string()) }).nullable(),
  obstacles: z.array(obstacleSchema),
  hasPassword: z.boolean(),
  nominee: nomineeSchema.nullable(),
});
/** A person's view of their data, with the actions they can take. */
export type PrivacyState = z.output<typeof privacyStateSchema>;

/** The password as the proof of who asks; absent for an account without one. */
const proofSchema = z.object({ password: z.string().max(passwordLength.max).optional() });

/** Endpoints of personal data: consents, a copy of all data, and erasure. */
export const personalData = {
  'GET /api/account/privacy': endpoint({
    summary: 'Returns one’s consents, the copy of one’s data, and the erasure of the account.',
    access: 'member',
    response: privacyStateSchema,
  }),
  'POST /api/account/consents/{mail}/withdraw': endpoint({
    summary: 'Withdraws the consent to an optional e-mail, which is no longer sent.',
    access: 'member',
    params: z.object({ mail: z.enum(optionalMails) }),
    response: messageSchema,
  }),
  'POST /api/account/exports': endpoint({
    summary:
      'Requests a copy of all of one’s data; one at a time, stored for 24 hours. Requires the password, or a fresh sign-in if there is none.',
    access: 'member',
    limit: 'export',
    status: 202,
    body: proofSchema,
    response: messageSchema,
    errors: ['copy_in_progress', 'wrong_password', 'sign_in_again'],
  }),
  'POST /api/account/exports/link': endpoint({
    summary: 'Returns the address of one download of the copy, valid for five minutes.',
    access: 'member',
    response: z.object({ path: z.string() }),
    errors: ['copy_missing'],
  }),
  'GET /api/account/exports/{ticket}': endpoint({
    summary: 'Returns the copy as JSON, once per address.',
    access: 'member',
    params: z.object({ ticket: z.string().max(100) }),
    response: z.custom<Uint8Array>(),
    produces: 'application/json; charset=utf-8',
    download: true,
    errors: ['copy_link_over'],
  }),
  'POST /api/account/erasure': endpoint({
    summary:
      'Requests erasure of the account in seven days. Requires the password, or a fresh sign-in if there is none. Refused with reasons while money or orders are open.',
    access: 'member',
    limit: 'login',
    body: proofSchema,
    response: messageSchema.extend({ dueAt: instantSchema }),
    errors: ['wrong_password', 'sign_in_again', 'erase_open', 'erase_asked', 'erase_admin'],
  }),
  'DELETE /api/account/erasure': endpoint({
    summary: 'Cancels the erasure of the account.',
    access: 'member',
    response: messageSchema,
    errors: ['erase_not_asked'],
  }),
};
