import { toIst, toRupees } from './money-and-time.ts';
import type { Order, StoredOrderStatus } from './store/order-store.ts';
import type { Payment } from './store/payment-store.ts';
import type { Refund } from './store/refund-store.ts';

/** An order's status on the wire. */
export type OrderStatus = StoredOrderStatus | 'EXPIRED';

/** Returns the status at `now`: an ACTIVE order past its expiry is EXPIRED. */
export function orderStatus(order: Order, now: Date): OrderStatus {
  return order.status === 'ACTIVE' && order.expiresAt <= now ? 'EXPIRED' : order.status;
}

/**
 * Returns the `return_url` with `{order_id}` filled in; any other placeholder stays as it was written.
 * Null when none was given.
 */
export function returnUrl(order: Order): string | null {
  return order.meta.return_url?.replaceAll('{order_id}', encodeURIComponent(order.orderId)) ?? null;
}

/** Returns the OrderEntity of the API: amounts in rupees, times in IST. */
export function orderEntity(order: Order, now: Date): object {
  return {
    cf_order_id: order.cfOrderId,
    order_id: order.orderId,
    entity: 'order',
    order_currency: order.currency,
    order_amount: toRupees(order.amountPaise),
    order_status: orderStatus(order, now),
    payment_session_id: order.sessionId,
    order_expiry_time: toIst(order.expiresAt),
    order_note: order.note,
    created_at: toIst(order.createdAt),
    order_splits: [],
    customer_details: {
      customer_id: order.customer.customer_id,
      customer_name: order.customer.customer_name ?? null,
      customer_email: order.customer.customer_email ?? null,
      customer_phone: order.customer.customer_phone,
      customer_uid: null,
    },
    order_meta: {
      return_url: order.meta.return_url ?? null,
      notify_url: order.meta.notify_url ?? null,
      payment_methods: order.meta.payment_methods ?? null,
    },
    order_tags: order.tags,
    terminal_data: null,
    cart_details: order.cart,
  };
}

const GROUPS = { upi: 'upi', card: 'credit_card', netbanking: 'net_banking' } as const;

/** Returns an attempt's instrument: `payment_group`, and the one-key object `payment_method`. */
export function instrument(payment: Payment): { group: string; method: object } {
  const method = {
    // An intent on a phone, a QR code on a desktop. Requests to an address (collect) ended for shops on 28 February 2026.
    upi: {
      upi: { channel: Number(payment.cfPaymentId) % 2 === 0 ? 'qrcode' : 'link', upi_id: 'sandbox@upi' },
    },
    card: {
      card: {
        channel: 'link',
        card_number: 'XXXXXXXXXXXX1111',
        card_network: 'visa',
        card_type: 'credit_card',
        card_country: 'IN',
        card_bank_name: 'Sandbox Bank',
      },
    },
    netbanking: {
      netbanking: {
        channel: 'link',
        netbanking_bank_code: '3333',
        netbanking_bank_name: 'Sandbox Bank',
      },
    },
  }[payment.method];
  return { group: GROUPS[payment.method], method };
}

/** Returns the `payment_message` of an attempt. */
export function paymentMessage(payment: Payment): string {
  switch (payment.status) {
    case 'SUCCESS':
      return '00::Transaction success';
    case 'PENDING':
      return 'Waiting for the bank to confirm';
    case 'USER_DROPPED':
      return 'User dropped and did not complete the two factor authentication';
    default:
      return 'ZM::Transaction declined by the bank';
  }
}

/** Returns the `error_details` of an attempt that failed; null for any other. */
export function errorDetails(payment: Payment): object | null {
  if (payment.errorCode === null) return null;
  return {
    error_code: payment.errorCode,
    error_description: 'Your bank has declined this transaction. Please try again or use another method.',
    error_reason: 'bank_rejected',
    error_source: 'bank',
    error_code_raw: 'ZM',
    error_description_raw: 'transaction declined by the bank',
    error_subcode_raw: '',
  };
}

/** Returns the bank's reference for an attempt that reached the bank, else null. */
export function bankReference(payment: Payment): string | null {
  return payment.status === 'SUCCESS' ? payment.cfPaymentId.slice(-12).padStart(12, '0') : null;
}

/** Returns the PaymentEntity of the API: amounts in rupees, times in IST. */
export function paymentEntity(payment: Payment, order: Order): object {
  const { group, method } = instrument(payment);
  return {
    cf_payment_id: payment.cfPaymentId,
    order_id: payment.orderId,
    entity: 'payment',
    error_details: errorDetails(payment),
    is_captured: payment.status === 'SUCCESS',
    order_amount: toRupees(order.amountPaise),
    payment_group: group,
    payment_currency: order.currency,
    payment_amount: toRupees(payment.amountPaise),
    payment_time: toIst(payment.createdAt),
    payment_completion_time: payment.completedAt && toIst(payment.completedAt),
    payment_status: payment.status,
    payment_message: paymentMessage(payment),
    bank_reference: bankReference(payment),
    auth_id: null,
    order_currency: order.currency,
    authorization: null,
    payment_method: method,
    international_payment: { international: false },
    payment_gateway_details: gatewayDetails(payment, order),
    payment_surcharge: null,
  };
}

/** Returns the `payment_gateway_details` of an attempt. */
export function gatewayDetails(payment: Payment, order: Order): object {
  return {
    gateway_name: 'CASHFREE',
    gateway_order_id: order.cfOrderId,
    gateway_payment_id: payment.cfPaymentId,
    gateway_order_reference_id: null,
    gateway_settlement: 'CASHFREE',
    gateway_status_code: null,
  };
}

const REFUND_DESCRIPTIONS = {
  PENDING: 'Refund is being processed',
  SUCCESS: 'Refund processed successfully',
  FAILED: 'Refund failed at the bank',
  CANCELLED: 'Refund was cancelled',
  ONHOLD: 'Refund is on hold',
} as const;

/** Returns the RefundEntity of the API: amounts in rupees, times in IST. */
export function refundEntity(refund: Refund, order: Order): object {
  return {
    cf_payment_id: refund.cfPaymentId,
    cf_refund_id: refund.cfRefundId,
    order_id: refund.orderId,
    refund_id: refund.refundId,
    entity: 'refund',
    refund_amount: toRupees(refund.amountPaise),
    refund_currency: order.currency,
    refund_note: refund.note,
    refund_status: refund.status,
    refund_arn: refund.status === 'SUCCESS' ? `SANDBOX${refund.cfRefundId}` : null,
    refund_charge: 0,
    status_description: REFUND_DESCRIPTIONS[refund.status],
    refund_type: 'MERCHANT_INITIATED',
    refund_mode: refund.speed,
    created_at: toIst(refund.createdAt),
    processed_at: refund.processedAt && toIst(refund.processedAt),
    refund_speed: {
      requested: refund.speed,
      accepted: refund.speed,
      processed: refund.status === 'SUCCESS' ? refund.speed : null,
      message: null,
    },
  };
}
