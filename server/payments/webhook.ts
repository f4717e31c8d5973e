import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fromRupees, type Paise } from '../platform/core/money.ts';
import { paymentId } from './gateway.ts';

/** A successful payment as a webhook reports it. It is not trusted until the gateway confirms it. Amount in paise. */
export type WebhookPayment = { paymentId: string; gatewayOrderId: string; amount: Paise; currency: string };

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
