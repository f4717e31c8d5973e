import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { fromRupees } from '../../../platform/core/money.ts';
import type { Webhook, WebhookReader } from '../payment-gateway.ts';

/** Cashfree's payment id: a string, or in older responses a safe integer. An unsafe integer would lose digits. */
export const paymentIdSchema = z
  .union([z.string().regex(/^[\w-]{1,64}$/), z.number().int()])
  .transform(String);

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
      cf_payment_id: paymentIdSchema,
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

/** Translates a webhook about a payment. `copy` is a hash of its bytes. */
function toPayment({ type, data }: z.output<typeof paymentWebhook>, copy: string): Webhook {
  const { order, payment } = data;
  const key = `${payment.cf_payment_id}:${type}:${copy}`;
  if (type !== 'PAYMENT_SUCCESS_WEBHOOK' || payment.payment_status !== 'SUCCESS')
    return { kind: 'attempt', key, type, gatewayOrderId: order.order_id };
  return {
    kind: 'success',
    key,
    type,
    payment: {
      paymentId: payment.cf_payment_id,
      gatewayOrderId: order.order_id,
      amount: fromRupees(payment.payment_amount),
      currency: order.order_currency === 'INR' ? payment.payment_currency : order.order_currency,
    },
  };
}

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
  if (payment.success) return toPayment(payment.data, copy);
  const refund = refundWebhook.safeParse(body);
  if (refund.success) {
    const { refund_id: refundId, refund_status: status } = refund.data.data.refund;
    return { kind: 'refund', key: `${refundId}:${status}:${copy}`, type: refund.data.type, refundId };
  }
  const type = String((body as { type?: unknown } | null)?.type ?? 'unknown')
    .replace(/\W/g, '_')
    .slice(0, 80);
  return { kind: 'other', key: `${type}:${copy}`, type };
}

const textOf = (header: string | string[] | undefined): string =>
  (Array.isArray(header) ? header[0] : header) ?? '';

/** Creates the reader of Cashfree's webhooks. Any of the secrets may have signed one. */
export const createWebhookReader = (secrets: readonly string[]): WebhookReader => ({
  isSigned: ({ raw, headers }) =>
    isSigned(
      {
        raw,
        timestamp: textOf(headers['x-webhook-timestamp']),
        signature: textOf(headers['x-webhook-signature']),
      },
      secrets,
    ),
  read: readWebhook,
});
