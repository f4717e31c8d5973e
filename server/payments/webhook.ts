import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fromRupees } from '../platform/money.ts';
import type { Success } from './settlement.ts';

const id = z.union([z.string(), z.number()]).transform(String);

const paymentWebhook = z.object({
  type: z.enum(['PAYMENT_SUCCESS_WEBHOOK', 'PAYMENT_FAILED_WEBHOOK', 'PAYMENT_USER_DROPPED_WEBHOOK']),
  event_time: z.string().optional(),
  data: z.object({
    order: z.object({ order_id: z.string(), order_amount: z.number(), order_currency: z.string() }),
    payment: z.object({
      cf_payment_id: id,
      payment_status: z.string(),
      payment_amount: z.number(),
      payment_currency: z.string(),
      payment_time: z.string().nullish(),
    }),
  }),
});

const refundWebhook = z.object({
  type: z.literal('REFUND_STATUS_WEBHOOK'),
  data: z.object({ refund: z.object({ refund_id: id, order_id: z.string(), refund_status: z.string() }) }),
});

/** What a webhook says, with the key under which it is kept once: a copy is the same bytes. */
export type Webhook =
  | { kind: 'success'; key: string; type: string; payment: Success }
  | { kind: 'attempt'; key: string; type: string; gatewayOrderId: string }
  | { kind: 'refund'; key: string; type: string; refundId: string; status: string }
  | { kind: 'other'; key: string; type: string };

const instant = (text: string | null | undefined, now: Date): Date => {
  const at = text ? new Date(text) : now;
  return Number.isNaN(at.getTime()) ? now : at;
};

/** Reads a verified body. What we do not know is kept as `other`; null when it is no JSON. */
export function readWebhook(raw: Buffer, now: Date): Webhook | null {
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
        asked: false,
        paymentId: data.payment.cf_payment_id,
        gatewayOrderId: data.order.order_id,
        amount: fromRupees(data.payment.payment_amount),
        orderAmount: fromRupees(data.order.order_amount),
        currency,
        paidAt: instant(data.payment.payment_time, now),
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
      status: refund_status,
    };
  }
  const type = String((body as { type?: unknown } | null)?.type ?? 'unknown').slice(0, 80);
  return { kind: 'other', key: `${type}:${copy}`, type };
}
