import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import { instantSchema, rupeesSchema } from '../../core/primitives.ts';
import { webhookStates } from './rules.ts';

const count = z.number().int().nonnegative();

/** A queue with its counts. `waiting` includes failed jobs that will be retried automatically. */
export const queueSchema = z.object({ name: z.string(), waiting: count, active: count, failed: count });
/** A queue with its counts. */
export type Queue = z.output<typeof queueSchema>;

/** A job that failed for good. `data` is its payload with personal data masked. */
export const failedJobSchema = z.object({
  id: z.uuid(),
  queue: z.string(),
  createdAt: instantSchema,
  failedAt: instantSchema,
  tries: count,
  error: z.string(),
  data: z.unknown(),
});
/** A job that failed for good. */
export type FailedJob = z.output<typeof failedJobSchema>;

/**
 * A webhook event of the gateway. `outcome` is our result (settled, known, refund, noted ...), null until
 * processed.
 */
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
/** A webhook event of the gateway. */
export type Webhook = z.output<typeof webhookSchema>;

/** The kinds of mismatches between our payments and the gateway. */
export const differenceKinds = [
  'unknown_payment',
  'unknown_order',
  'other_amount',
  'not_at_gateway',
  'other_order',
] as const;
/** The kind of a mismatch between our payments and the gateway. */
export type DifferenceKind = (typeof differenceKinds)[number];

/**
 * A mismatch between our payments and the gateway:
 * - `unknown_payment`: the gateway has a payment of our order that we do not have,
 * - `unknown_order`: the gateway has a payment of an order that we do not have,
 * - `other_amount`: the amounts differ,
 * - `not_at_gateway`: the gateway does not have our payment,
 * - `other_order`: the payment belongs to another order.
 *
 * `amount` is in rupees, as the gateway reports it. `outcome` is the settlement outcome of a payment that the gateway
 * returned on request, or the note of the admin who closed it; null while it is open.
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
/** A mismatch between our payments and the gateway. */
export type PaymentDifference = z.output<typeof differenceSchema>;

const numbered = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** Operations for admins: background jobs, webhooks and payment mismatches. */
export const operations = {
  'GET /api/auth/admin/jobs': endpoint({
    summary: 'Lists the job queues with counts of waiting, active and failed jobs.',
    access: 'admin',
    permission: 'operations.read',
    response: z.object({ queues: z.array(queueSchema) }),
  }),
  'GET /api/auth/admin/jobs/failed': endpoint({
    summary: 'Lists jobs that failed for good, newest first, with error and masked data.',
    access: 'admin',
    permission: 'operations.read',
    query: z.object({
      queue: z.string().max(80).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
      ...pageQuery,
    }),
    response: z.object({ jobs: z.array(failedJobSchema), pages: pagesSchema }),
  }),
  'POST /api/auth/admin/jobs/{queue}/retry': endpoint({
    summary: 'Retries a failed job of a queue now; without `jobId` all of them, at most 10,000 per request.',
    access: 'admin',
    permission: 'operations.act',
    params: z.object({ queue: z.string().max(80) }),
    body: z.object({ jobId: z.uuid().optional() }),
    response: z.object({ retried: count }),
    errors: ['job_not_found'],
  }),
  'GET /api/auth/admin/webhooks': endpoint({
    summary: 'Lists webhook events of the payment gateway, newest first.',
    access: 'admin',
    permission: 'operations.read',
    query: z.object({
      state: z.enum(webhookStates).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
      ...pageQuery,
    }),
    response: z.object({ webhooks: z.array(webhookSchema), pages: pagesSchema }),
  }),
  'GET /api/auth/admin/webhooks/{id}': endpoint({
    summary: 'Returns a webhook event with its payload, personal data masked.',
    access: 'admin',
    permission: 'operations.read',
    params: numbered,
    response: z.object({ webhook: webhookSchema, payload: z.unknown() }),
    errors: ['webhook_not_found'],
  }),
  'POST /api/auth/admin/webhooks/{id}/replay': endpoint({
    summary: 'Processes a webhook event again. Idempotent.',
    access: 'admin',
    permission: 'operations.act',
    params: numbered,
    response: z.object({ outcome: z.string(), changed: z.boolean() }),
    errors: ['webhook_not_found', 'webhook_failed'],
  }),
  'GET /api/auth/admin/payment-differences': endpoint({
    summary: 'Lists mismatches between our payments and the gateway, newest first.',
    access: 'admin',
    permission: 'operations.read',
    query: z.object({
      state: z.enum(['open', 'closed']).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
      ...pageQuery,
    }),
    response: z.object({ differences: z.array(differenceSchema), pages: pagesSchema }),
  }),
  'POST /api/auth/admin/payment-differences/{id}/close': endpoint({
    summary: 'Closes a mismatch with a note.',
    access: 'admin',
    permission: 'operations.act',
    params: numbered,
    body: z.object({ note: z.string().trim().min(1).max(500) }),
    response: z.object({ difference: differenceSchema }),
    errors: ['difference_not_found', 'difference_closed'],
  }),
};
