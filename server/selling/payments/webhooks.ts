import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { fromRupees } from '../../platform/core/money.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import type { Platform } from '../../platform/platform.ts';
import { paymentId } from './cashfree/gateway.ts';
import type { Confirmation, WebhookPayment } from './confirmation.ts';
import { minutesAfter } from './schedule.ts';
import {
  claimWebhooks,
  closeWebhook,
  countOpen,
  failWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  type WebhookState,
} from './webhook-store.ts';

/** The valid signing secrets, and the confirmation that processes a webhook. It may run twice for one webhook. */
export type WebhookParts = { secrets: readonly string[]; confirmation: Confirmation };

type Inbox = Pick<Platform, 'db' | 'now' | 'log'> & WebhookParts;

/** A webhook as it was sent, with the headers that sign it. */
export type WebhookDelivery = { raw: Buffer; timestamp: string; signature: string };

/** The result of a replay: the earlier outcome and error of the event, and the new outcome. */
export type Replay = { before: { outcome: string | null; error: string | null }; outcome: string };

// A webhook whose process died before processing it is due after this. Failures are retried for a day.
const strandedMinutes = 0.25;
const maxAttempts = 12;
const backoffMinutes = (tries: number): number => Math.min(strandedMinutes * 2 ** tries, 240);

/**
 * Returns whether a webhook is signed: base64 of HMAC-SHA256(secret, timestamp + raw body). It uses the raw bytes,
 * because `170.00` would become `170` when parsed and serialised. Several secrets are valid while keys are rotated.
 * There is no time window, because late retries are genuine; the unique key stops replays. Throws without a secret or
 * with an empty one.
 */
export function isSigned(
  webhook: { raw: Buffer; timestamp: string; signature: string },
  secrets: readonly string[],
): boolean {
  if (secrets.length === 0 || secrets.includes('')) throw new Error('Gateway secret is missing or empty');
  const given = Buffer.from(webhook.signature);
  return secrets.some((secret) => {
    const expected = Buffer.from(
      createHmac('sha256', secret).update(webhook.timestamp).update(webhook.raw).digest('base64'),
    );
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

// An id of ours or the gateway's. Anything else makes the event `other`.
const id = z.string().regex(/^[\w-]{1,64}$/);

const paymentWebhook = z.object({
  type: z.enum(['PAYMENT_SUCCESS_WEBHOOK', 'PAYMENT_FAILED_WEBHOOK', 'PAYMENT_USER_DROPPED_WEBHOOK']),
  event_time: z.string().optional(),
  data: z.object({
    order: z.object({ order_id: id, order_amount: z.number(), order_currency: z.string() }),
    payment: z.object({
      cf_payment_id: paymentId,
      payment_status: z.string(),
      payment_amount: z.number(),
      payment_currency: z.string(),
    }),
  }),
});

const refundWebhook = z.object({
  type: z.literal('REFUND_STATUS_WEBHOOK'),
  data: z.object({ refund: z.object({ refund_id: id, refund_status: z.string().max(40) }) }),
});

/** A parsed webhook. `key` deduplicates it: a copy has the same bytes. */
export type Webhook =
  | { kind: 'success'; key: string; type: string; payment: WebhookPayment }
  | { kind: 'attempt'; key: string; type: string; gatewayOrderId: string }
  | { kind: 'refund'; key: string; type: string; refundId: string }
  | { kind: 'other'; key: string; type: string };

/** Parses a verified body. Unknown events become `other`. Returns null when it is not JSON. */
export function readWebhook(raw: Buffer): Webhook | null {
  let body: unknown;
  try {
    body = JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
  const copy = createHash('sha256').update(raw).digest('hex').slice(0, 16);
  const payment = paymentWebhook.safeParse(body);
  if (payment.success) {
    const { type, data } = payment.data;
    const key = `${data.payment.cf_payment_id}:${type}:${copy}`;
    if (type !== 'PAYMENT_SUCCESS_WEBHOOK' || data.payment.payment_status !== 'SUCCESS') {
      return { kind: 'attempt', key, type, gatewayOrderId: data.order.order_id };
    }
    // Both currencies must be INR. Any other one is reported as a mismatch.
    const currency =
      data.order.order_currency === 'INR' ? data.payment.payment_currency : data.order.order_currency;
    return {
      kind: 'success',
      key,
      type,
      payment: {
        paymentId: data.payment.cf_payment_id,
        gatewayOrderId: data.order.order_id,
        amount: fromRupees(data.payment.payment_amount),
        currency,
      },
    };
  }
  const refund = refundWebhook.safeParse(body);
  if (refund.success) {
    const { refund_id, refund_status } = refund.data.data.refund;
    return {
      kind: 'refund',
      key: `${refund_id}:${refund_status}:${copy}`,
      type: refund.data.type,
      refundId: refund_id,
    };
  }
  const type = String((body as { type?: unknown } | null)?.type ?? 'unknown')
    .replace(/\W/g, '_')
    .slice(0, 80);
  return { kind: 'other', key: `${type}:${copy}`, type };
}

async function processWebhook({ confirmation }: Inbox, webhook: Webhook): Promise<string> {
  if (webhook.kind === 'success') return confirmation.payment(webhook.payment);
  if (webhook.kind === 'refund') {
    await confirmation.refund(webhook.refundId);
    return 'refund';
  }
  // A failed attempt changes nothing: another may succeed, and a paid order stays paid.
  return 'noted';
}

async function processRaw(inbox: Inbox, raw: Buffer): Promise<string> {
  const webhook = readWebhook(raw);
  return webhook ? processWebhook(inbox, webhook) : 'not understood';
}

async function receive(inbox: Inbox, delivery: WebhookDelivery): Promise<string | AppError> {
  const { db, now, log, secrets } = inbox;
  if (!isSigned(delivery, secrets)) return appError('bad_signature');
  const at = now();
  const webhook = readWebhook(delivery.raw);
  if (!webhook) return 'not understood';
  const id = await insertWebhook(db, {
    key: webhook.key,
    type: webhook.type,
    raw: delivery.raw,
    now: at,
    checkAt: minutesAfter(at, strandedMinutes),
  });
  if (id === null) return 'known';
  await checkpoint('webhook.kept');
  try {
    const outcome = await processWebhook(inbox, webhook);
    await closeWebhook(db, id, outcome, now());
    return outcome;
  } catch (error) {
    log.warn(
      { err: error, webhook: id },
      'webhook not processed: its payment or refund is not applied yet; it is retried automatically',
    );
    return 'stored';
  }
}

async function retry(
  inbox: Inbox,
  { id, raw, tries }: { id: number; raw: Buffer; tries: number },
): Promise<void> {
  const { db, now, log } = inbox;
  try {
    await closeWebhook(db, id, await processRaw(inbox, raw), now());
  } catch (error) {
    log.error(
      { err: error, webhook: id },
      'webhook not processed: retried for a day; see its error under /admin/webhooks',
    );
    const retryAt = tries + 1 < maxAttempts ? minutesAfter(now(), backoffMinutes(tries)) : null;
    await failWebhook(db, id, error instanceof Error ? error.message : String(error), retryAt);
  }
}

async function replay(
  inbox: Inbox,
  id: number,
  note: (tx: Tx, replay: Replay) => Promise<void>,
): Promise<Replay | AppError> {
  const { db, now, log } = inbox;
  const stored = await findWebhook(db, id);
  if (!stored) return appError('webhook_not_found');
  const before = { outcome: stored.outcome, error: stored.error };
  let outcome: string;
  try {
    outcome = await processRaw(inbox, stored.raw);
  } catch (error) {
    log.error(
      { err: error, webhook: id },
      'webhook replay failed: not applied; see its error under /admin/webhooks',
    );
    const message = error instanceof Error ? error.message : String(error);
    await transact(db, async (tx) => {
      await failWebhook(tx, id, message, null);
      await note(tx, { before, outcome: 'failed' });
      return null;
    });
    return appError('webhook_failed');
  }
  return transact(db, async (tx) => {
    // Keep the first outcome: "known" would only say that this was a replay.
    if (!stored.processed_at) await closeWebhook(tx, id, outcome, now());
    await note(tx, { before, outcome });
    return { before, outcome };
  });
}

/** Creates the webhook inbox, which stores, processes, retries and lists webhooks. */
export function createWebhooks(
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  { secrets, confirmation }: WebhookParts,
) {
  const inbox = { db, now, log, secrets, confirmation };
  return {
    /** Returns how many stored webhooks are not processed. */
    countOpen: () => countOpen(db),
    /** Lists webhooks, newest first. */
    list: (query: { state?: WebhookState } & PageRequest) => listWebhooks(db, query),
    /** Finds a webhook, with its raw bytes. */
    find: (id: number) => findWebhook(db, id),

    /**
     * Verifies a webhook on its raw bytes, stores it and processes it at once. Once it is stored, the sender is never
     * refused. If processing fails now, the sweep retries it.
     */
    receive: (delivery: WebhookDelivery): Promise<string | AppError> => receive(inbox, delivery),

    /** Processes all due webhooks. A failed one is retried later. Returns how many were due. */
    async sweep(): Promise<number> {
      const at = now();
      const due = await claimWebhooks(db, at, minutesAfter(at, 1));
      // In parallel, so that an unresponsive gateway delays the round by one timeout only.
      await Promise.all(due.map((one) => retry(inbox, one)));
      return due.length;
    },

    /**
     * Processes a stored webhook again. Its effects are idempotent. `note` records the admin, in the transaction that
     * stores the outcome. Errors: `webhook_not_found`, `webhook_failed` (the error is stored).
     */
    replay: (id: number, note: (tx: Tx, replay: Replay) => Promise<void>): Promise<Replay | AppError> =>
      replay(inbox, id, note),
  };
}
