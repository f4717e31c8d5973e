import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { instantSchema, rupeesSchema } from '../core/primitives.ts';

/** How a kept webhook stands. `failed`: the last try ended with an error and another may follow. */
export const webhookStates = ['received', 'processed', 'failed'] as const;
/** How a kept webhook stands. */
export type WebhookState = (typeof webhookStates)[number];

const count = z.number().int().nonnegative();

/** A queue and how full it is; `waiting` counts jobs that failed and will be tried again by themselves, too. */
export const queueSchema = z.object({ name: z.string(), waiting: count, active: count, failed: count });
/** A queue and how full it is. */
export type Queue = z.output<typeof queueSchema>;

/** A job that was given up. `data` is what it was to do, personal data masked. */
export const failedJobSchema = z.object({
  id: z.uuid(),
  queue: z.string(),
  createdAt: instantSchema,
  failedAt: instantSchema,
  tries: count,
  error: z.string(),
  data: z.unknown(),
});
/** A job that was given up. */
export type FailedJob = z.output<typeof failedJobSchema>;

/** An event the gateway told us. `outcome` is a word of ours (settled, known, refund, noted ...), null until processed. */
export const webhookSchema = z.object({
  id: count,
  type: z.string(),
  state: z.enum(webhookStates),
  receivedAt: instantSchema,
  processedAt: instantSchema.nullable(),
  outcome: z.string().nullable(),
  error: z.string().nullable(),
  tries: count,
});
/** An event the gateway told us. */
export type Webhook = z.output<typeof webhookSchema>;

/** On what our payments and the gateway disagree. */
export const differenceKinds = [
  'unknown_payment',
  'unknown_order',
  'other_amount',
  'not_at_gateway',
  'other_order',
] as const;
/** On what our payments and the gateway disagree. */
export type DifferenceKind = (typeof differenceKinds)[number];

/**
 * A payment on which we and the gateway disagree. `unknown_payment`: the gateway has a payment of an order of ours that
 * we do not have; `unknown_order`: a payment of an order that we do not have; `other_amount`: a payment of another
 * amount than ours; `not_at_gateway`: it does not have a payment of ours; `other_order`: a payment that belongs to
 * another order. `amount` in rupees, as the gateway reports it. `outcome`: the use of a payment that was found by asking, or the note of
 * the admin who closed it; null while it is open.
 */
export const differenceSchema = z.object({
  id: count,
  kind: z.enum(differenceKinds),
  paymentId: z.string(),
  gatewayOrderId: z.string(),
  amount: rupeesSchema,
  foundAt: instantSchema,
  closedAt: instantSchema.nullable(),
  outcome: z.string().nullable(),
});
/** A payment on which we and the gateway disagree. */
export type PaymentDifference = z.output<typeof differenceSchema>;

const numbered = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** The work behind the shop, for its admins: background jobs and what the payment gateway told us. */
export const operations = {
  'GET /api/auth/admin/jobs': endpoint({
    summary: 'The queues of background jobs with what waits, runs and has failed.',
    access: 'admin',
    response: z.object({ queues: z.array(queueSchema) }),
  }),
  'GET /api/auth/admin/jobs/failed': endpoint({
    summary: 'Jobs that were given up, newest first, with their error and their data without personal data.',
    access: 'admin',
    query: z.object({
      queue: z.string().max(80).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    response: z.object({ jobs: z.array(failedJobSchema) }),
  }),
  'POST /api/auth/admin/jobs/{queue}/retry': endpoint({
    summary:
      'Lets a failed job of a queue run again now; without `jobId` all of them (10,000 at most a call).',
    access: 'admin',
    params: z.object({ queue: z.string().max(80) }),
    body: z.object({ jobId: z.uuid().optional() }),
    response: z.object({ retried: count }),
    errors: ['job_not_found'],
  }),
  'GET /api/auth/admin/webhooks': endpoint({
    summary:
      'Events of the payment gateway, newest first; `next` of one answer is `before` of the next call.',
    access: 'admin',
    query: z.object({
      state: z.enum(webhookStates).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: z.object({ webhooks: z.array(webhookSchema) }),
  }),
  'GET /api/auth/admin/webhooks/{id}': endpoint({
    summary: 'One event with what it said, personal data masked.',
    access: 'admin',
    params: numbered,
    response: z.object({ webhook: webhookSchema, payload: z.unknown() }),
    errors: ['webhook_not_found'],
  }),
  'POST /api/auth/admin/webhooks/{id}/replay': endpoint({
    summary: 'Processes an event once more. What it did before is not done twice.',
    access: 'admin',
    params: numbered,
    response: z.object({ outcome: z.string(), changed: z.boolean() }),
    errors: ['webhook_not_found', 'webhook_failed'],
  }),
  'GET /api/auth/admin/payment-differences': endpoint({
    summary: 'Payments on which the shop and the gateway disagree, newest first.',
    access: 'admin',
    query: z.object({
      state: z.enum(['open', 'closed']).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: z.object({ differences: z.array(differenceSchema) }),
  }),
  'POST /api/auth/admin/payment-differences/{id}/close': endpoint({
    summary: 'Closes a difference with a note about what it was.',
    access: 'admin',
    params: numbered,
    body: z.object({ note: z.string().trim().min(1).max(500) }),
    response: z.object({ difference: differenceSchema }),
    errors: ['difference_not_found', 'difference_closed'],
  }),
};
