import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { instantSchema, messageSchema, rupeesSchema } from '../core/primitives.ts';
import { passwordLength } from '../core/rules.ts';
import { optionalMails } from '../email-preferences/consents.ts';

/** Something that must end before an account can be erased. */
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
  ]),
  amount: rupeesSchema.optional(),
  count: z.number().optional(),
});
/** Something that must end first. */
export type ErasureObstacle = z.output<typeof obstacleSchema>;

/** What somebody may see and do about what the shop knows of them. */
export const privacyStateSchema = z.object({
  consents: z.array(
    z.object({
      purpose: z.string(),
      version: z.string(),
      givenAt: instantSchema,
      withdrawnAt: instantSchema.nullable(),
      /** The mail it is for: such a consent can be taken back by itself. */
      mail: z.enum(optionalMails).nullable(),
    }),
  ),
  /** The latest copy: parts gathered of how many, its size in bytes, and until when it can be fetched. */
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
});
/** What somebody may see and do about what the shop knows of them. */
export type PrivacyState = z.output<typeof privacyStateSchema>;

/** What the shop knows of a person: what they agreed to, a copy of all of it, and its end. */
export const personalData = {
  'GET /api/account/privacy': endpoint({
    summary: 'What one agreed to, the copy of one’s data, and the erasing of the account.',
    access: 'member',
    response: privacyStateSchema,
  }),
  'POST /api/account/consents/{mail}/withdraw': endpoint({
    summary: 'Takes back the consent to an optional mail; it is sent no more.',
    access: 'member',
    params: z.object({ mail: z.enum(optionalMails) }),
    response: messageSchema,
  }),
  'POST /api/account/exports': endpoint({
    summary: 'Has a copy made of everything the shop keeps of oneself; one at a time, kept for 24 hours.',
    access: 'member',
    limit: 'export',
    status: 202,
    response: messageSchema,
    errors: ['copy_in_progress'],
  }),
  'POST /api/account/exports/link': endpoint({
    summary: 'The address of one download of the copy, good for five minutes.',
    access: 'member',
    response: z.object({ path: z.string() }),
    errors: ['copy_missing'],
  }),
  'GET /api/account/exports/{ticket}': endpoint({
    summary: 'The copy as JSON, once an address.',
    access: 'member',
    params: z.object({ ticket: z.string().max(100) }),
    response: z.custom<Uint8Array>(),
    produces: 'application/json; charset=utf-8',
    download: true,
    errors: ['copy_link_over'],
  }),
  'POST /api/account/erasure': endpoint({
    summary:
      'Asks for the account to be erased in seven days; asks the password, or a fresh sign-in where there is none. Refused with reasons while money or orders are open.',
    access: 'member',
    limit: 'login',
    body: z.object({ password: z.string().max(passwordLength.max).optional() }),
    response: messageSchema.extend({ dueAt: instantSchema }),
    errors: ['wrong_password', 'sign_in_again', 'erase_open', 'erase_asked', 'erase_admin'],
  }),
  'DELETE /api/account/erasure': endpoint({
    summary: 'Takes the wish to be erased back.',
    access: 'member',
    response: messageSchema,
    errors: ['erase_not_asked'],
  }),
};
