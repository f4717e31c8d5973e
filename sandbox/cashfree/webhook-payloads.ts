import { bankReference, errorDetails, gatewayDetails, instrument, paymentMessage } from './entities.ts';
import { toIst, toRawRupees } from './money-and-time.ts';
import type { Order } from './store/order-store.ts';
import type { Payment } from './store/payment-store.ts';
import type { Refund } from './store/refund-store.ts';
import type { Tamper } from './store/webhook-store.ts';

/** A webhook's text: what is sent, and what its signature covers. */
export type Payload = { type: string; body: string; signedBody: string };

const TYPES = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
} as const;

/**
 * Returns the webhook that tells of an attempt's end, null for an attempt that has not ended. `tamper` `amount` names
 * another amount under a good signature; `body` names another amount under the signature of the true text.
 */
export function paymentPayload(event: {
  order: Order;
  payment: Payment;
  tamper: Tamper;
  now: Date;
}): Payload | null {
  const { order, payment, tamper, now } = event;
  if (payment.status !== 'SUCCESS' && payment.status !== 'FAILED' && payment.status !== 'USER_DROPPED')
    return null;
  const type = TYPES[payment.status];
  const genuine = paymentText({ order, payment, type, now });
  if (tamper !== 'amount' && tamper !== 'body') return { type, body: genuine, signedBody: genuine };
  const other = (paise: number) => (paise > 100 ? paise - 100 : paise + 100);
  const forged = paymentText({
    order: { ...order, amountPaise: other(order.amountPaise) },
    payment: { ...payment, amountPaise: other(payment.amountPaise) },
    type,
    now,
  });
  return { type, body: forged, signedBody: tamper === 'amount' ? forged : genuine };
}

function paymentText(event: { order: Order; payment: Payment; type: string; now: Date }): string {
  const { order, payment, type, now } = event;
  const { group, method } = instrument(payment);
  const error = errorDetails(payment);
  return JSON.stringify({
    data: {
      order: {
        order_id: order.orderId,
        order_amount: toRawRupees(order.amountPaise),
        order_currency: order.currency,
        order_tags: order.tags,
      },
      payment: {
        cf_payment_id: payment.cfPaymentId,
        payment_status: payment.status,
        payment_amount: toRawRupees(payment.amountPaise),
        payment_currency: order.currency,
        payment_message: paymentMessage(payment),
        payment_time: toIst(payment.completedAt ?? payment.createdAt),
        bank_reference: bankReference(payment),
        auth_id: null,
        payment_method: method,
        payment_group: group,
        international_payment: { international: false },
        payment_surcharge: null,
      },
      customer_details: {
        customer_name: order.customer.customer_name ?? null,
        customer_id: order.customer.customer_id,
        customer_email: order.customer.customer_email ?? null,
        customer_phone: order.customer.customer_phone,
      },
      ...(error ? { error_details: error } : {}),
      payment_gateway_details: gatewayDetails(payment, order),
      payment_offers: null,
    },
    event_time: toIst(now),
    type,
  });
}

/** Returns the webhook that tells of a refund's state. Its `cf_` ids are numbers, as in Cashfree's sample. */
export function refundPayload(event: { order: Order; refund: Refund; now: Date }): Payload {
  const { order, refund, now } = event;
  const type = 'REFUND_STATUS_WEBHOOK';
  const body = JSON.stringify({
    data: {
      refund: {
        cf_refund_id: Number(refund.cfRefundId),
        cf_payment_id: Number(refund.cfPaymentId),
        refund_id: refund.refundId,
        order_id: refund.orderId,
        refund_amount: toRawRupees(refund.amountPaise),
        refund_currency: order.currency,
        entity: 'Refund',
        refund_type: 'MERCHANT_INITIATED',
        refund_arn: refund.status === 'SUCCESS' ? `SANDBOX${refund.cfRefundId}` : null,
        refund_status: refund.status,
        refund_note: refund.note,
        refund_charge: toRawRupees(0),
        status_description: `Refund ${refund.status.toLowerCase()}`,
        created_at: toIst(refund.createdAt),
        processed_at: refund.processedAt && toIst(refund.processedAt),
      },
    },
    event_time: toIst(now),
    type,
  });
  return { type, body, signedBody: body };
}
