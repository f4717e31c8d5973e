import { z } from 'zod';
import { fromRupees, type Paise, toRupees } from '../../../platform/core/money.ts';
import type { Success } from '../settlement.ts';
import { createGatewayClient, type GatewayClient, type GatewayConfig, GatewayError } from './client.ts';
import { paymentsIn, type ReportedPayment, reportPage } from './settlement-report.ts';

export { type GatewayConfig, GatewayError } from './client.ts';

const orderSchema = z.object({
  order_id: z.string(),
  order_amount: z.number(),
  order_currency: z.string(),
  order_status: z.enum(['ACTIVE', 'PAID', 'EXPIRED', 'TERMINATED', 'TERMINATION_REQUESTED']),
  payment_session_id: z.string(),
});
/** An order at the gateway. */
export type GatewayOrder = z.output<typeof orderSchema>;

/** The gateway's payment id: a string, or in older responses a safe integer. An unsafe integer would lose digits. */
export const paymentId = z.union([z.string().regex(/^[\w-]{1,64}$/), z.number().int()]).transform(String);

const paymentSchema = z.object({
  cf_payment_id: paymentId,
  payment_status: z.string(),
  payment_amount: z.number().transform(fromRupees),
  payment_currency: z.string(),
  order_amount: z.number().transform(fromRupees).nullish(),
  order_currency: z.string().nullish(),
  payment_completion_time: z.string().nullish(),
  payment_time: z.string().nullish(),
});
/** One payment attempt. Amounts in paise. */
export type GatewayPayment = z.output<typeof paymentSchema>;

/** Converts a successful attempt to a payment. `paidAt` is `now` when the gateway gives no valid time. */
export function successOf(attempt: GatewayPayment, gatewayOrderId: string, now: Date): Success {
  const { order_currency: orderCurrency, payment_currency: currency } = attempt;
  const paidAt = new Date(attempt.payment_completion_time ?? attempt.payment_time ?? now);
  return {
    paymentId: attempt.cf_payment_id,
    gatewayOrderId,
    amount: attempt.payment_amount,
    orderAmount: attempt.order_amount ?? null,
    // Both currencies must be INR. Any other one is reported as a mismatch.
    currency: orderCurrency && orderCurrency !== 'INR' ? orderCurrency : currency,
    paidAt: Number.isNaN(paidAt.getTime()) ? now : paidAt,
  };
}

const refundSchema = z.object({ refund_id: z.string(), refund_status: z.string() });

/** The input of {@link Gateway.openOrder}. Amount in paise. */
export type OpenOrder = {
  orderId: string;
  amount: Paise;
  customer: { id: string; name: string; email: string; phone: string };
  returnUrl: string;
  notifyUrl: string;
  expiresAt: Date;
  note?: string | undefined;
  tags: Record<string, string>;
};

/** Cashfree PG over plain HTTP (Cashfree API). */
export type Gateway = ReturnType<typeof createGateway>;

// The gateway allows at most 1,000.
const reportPageSize = 500;

const path = (orderId: string, rest = '') => `/orders/${encodeURIComponent(orderId)}${rest}`;

const orderRequests = ({ request, read }: GatewayClient) => {
  const getOrder = async (orderId: string): Promise<GatewayOrder> =>
    read(orderSchema, await request('GET', path(orderId)));
  return {
    /** Returns an order. */
    getOrder,

    /** Creates an order, or returns the one that an earlier attempt created with the same id. */
    async openOrder(open: OpenOrder): Promise<GatewayOrder> {
      const body = {
        order_id: open.orderId,
        order_amount: toRupees(open.amount),
        order_currency: 'INR',
        customer_details: {
          customer_id: open.customer.id,
          customer_phone: open.customer.phone,
          customer_email: open.customer.email,
          ...(open.customer.name.length >= 3 && { customer_name: open.customer.name.slice(0, 100) }),
        },
        order_meta: { return_url: open.returnUrl, notify_url: open.notifyUrl },
        order_expiry_time: open.expiresAt.toISOString(),
        ...(open.note && { order_note: open.note }),
        order_tags: open.tags,
      };
      const send = async () =>
        read(orderSchema, await request('POST', '/orders', { body, idempotencyKey: open.orderId }));
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        // The gateway may have created it. The same id and idempotency key make a retry safe.
        if (error.status === 0 || error.status >= 500) return send();
        if (error.status === 409) return getOrder(open.orderId);
        throw error;
      }
    },

    /** Lists all payment attempts of an order, in no fixed order. */
    async payments(orderId: string, withinMs?: number): Promise<GatewayPayment[]> {
      return read(z.array(paymentSchema), await request('GET', path(orderId, '/payments'), { withinMs }));
    },

    /** Terminates an order so that it cannot be paid. Returns its new state: it may have been paid just before. */
    async terminate(orderId: string): Promise<GatewayOrder> {
      try {
        return read(
          orderSchema,
          await request('PATCH', path(orderId), { body: { order_status: 'TERMINATED' } }),
        );
      } catch (error) {
        // A 400 means that the order has ended already. Return how.
        if (error instanceof GatewayError && error.status === 400) return getOrder(orderId);
        throw error;
      }
    },
  };
};

const refundRequests = ({ request, read }: GatewayClient) => ({
  /** Creates a refund and returns its status. Idempotent by refund id. */
  async refund(refund: { orderId: string; refundId: string; amount: Paise; note: string }): Promise<string> {
    const body = {
      refund_amount: toRupees(refund.amount),
      refund_id: refund.refundId,
      refund_note: refund.note,
    };
    try {
      const response = await request('POST', path(refund.orderId, '/refunds'), {
        body,
        idempotencyKey: refund.refundId,
      });
      return read(refundSchema, response).refund_status;
    } catch (error) {
      if (error instanceof GatewayError && error.status === 409) {
        return read(refundSchema, await request('GET', path(refund.orderId, `/refunds/${refund.refundId}`)))
          .refund_status;
      }
      throw error;
    }
  },

  /** Returns the status of a refund: PENDING, SUCCESS, CANCELLED, ONHOLD or FAILED. */
  async refundStatus(orderId: string, refundId: string, withinMs?: number): Promise<string> {
    const response = await request('GET', path(orderId, `/refunds/${refundId}`), { withinMs });
    return read(refundSchema, response).refund_status;
  },
});

const reportRequests = ({ request, read }: GatewayClient) => ({
  /** Returns every successful payment between two instants from the gateway's settlement report (`POST /recon`). */
  async report({ from, to }: { from: Date; to: Date }): Promise<ReportedPayment[]> {
    const filters = { start_date: from.toISOString(), end_date: to.toISOString() };
    const found: ReportedPayment[] = [];
    const seen = new Set<string>();
    let cursor: string | null = null;
    do {
      const body = { pagination: { limit: reportPageSize, cursor }, filters };
      const page: z.output<typeof reportPage> = read(reportPage, await request('POST', '/recon', { body }));
      found.push(...paymentsIn(page.data));
      cursor = page.data.length > 0 ? page.cursor || null : null;
      if (cursor !== null && seen.has(cursor))
        throw new GatewayError(0, 'unreadable', 'the settlement report repeats a cursor');
      if (cursor !== null) seen.add(cursor);
    } while (cursor !== null);
    return found;
  },
});

/** Creates the adapter. Every method throws {@link GatewayError} when the gateway refuses or is unreachable. */
export function createGateway(config: GatewayConfig) {
  const client = createGatewayClient(config);
  return { ...orderRequests(client), ...refundRequests(client), ...reportRequests(client) };
}
