import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fromRupees, type Paise } from '../platform/core/money.ts';
import { paymentId } from './gateway.ts';

/** A successful payment as a webhook reports it: a reason to ask the gateway. Amount in paise. */
export type ToldPayment = { paymentId: string; gatewayOrderId: string; amount: Paise; currency: string };

// An id of ours or the gateway's; anything else is no event that we know.
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

/** What a webhook says, with the key under which it is kept once: a copy is the same bytes. */
export type Webhook =
  | { kind: 'success'; key: string; type: string; payment: ToldPayment }
  | { kind: 'attempt'; key: string; type: string; gatewayOrderId: string }
  | { kind: 'refund'; key: string; type: string; refundId: string }
  | { kind: 'other'; key: string; type: string };

/** Reads a verified body. What we do not know is kept as `other`; null when it is no JSON. */
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
    // Currency of the order and of the payment must both be ours; a different one shows as a mismatch.
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
