import { z } from 'zod';
import { fromRupees, toRupees } from '../../../platform/core/money.ts';
import type {
  AttemptState,
  CheckoutPage,
  GatewayOrderState,
  GatewayRefundState,
  OrderToOpen,
  PaymentAttempt,
  PaymentGateway,
  RefundCalls,
  SettledPayment,
} from '../payment-gateway.ts';
import { type CashfreeClient, CashfreeError, type ClientConfig, createClient } from './client.ts';
import { paymentsIn, reportPage } from './settlement-report.ts';
import { createWebhookReader, paymentIdSchema } from './webhooks.ts';

const orderSchema = z.object({
  order_status: z.enum(['ACTIVE', 'PAID', 'EXPIRED', 'TERMINATED', 'TERMINATION_REQUESTED']),
  payment_session_id: z.string(),
});
type CashfreeOrder = z.output<typeof orderSchema>;

// An order whose termination is only requested may still be paid.
const orderStates: Record<CashfreeOrder['order_status'], GatewayOrderState> = {
  ACTIVE: 'open',
  TERMINATION_REQUESTED: 'open',
  PAID: 'paid',
  EXPIRED: 'expired',
  TERMINATED: 'ended',
};
const stateOf = (order: CashfreeOrder): GatewayOrderState => orderStates[order.order_status];

const attemptStates: Record<string, AttemptState> = {
  SUCCESS: 'paid',
  FAILED: 'failed',
  USER_DROPPED: 'dropped',
  CANCELLED: 'cancelled',
  VOID: 'cancelled',
};

const paymentSchema = z.object({
  cf_payment_id: paymentIdSchema,
  payment_status: z.string(),
  payment_amount: z.number().transform(fromRupees),
  payment_currency: z.string(),
  order_amount: z.number().transform(fromRupees).nullish(),
  order_currency: z.string().nullish(),
  payment_completion_time: z.string().nullish(),
  payment_time: z.string().nullish(),
});

/** Parses a time. Returns null for none and for an invalid one. */
function timeOf(text: string | null | undefined): Date | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time);
}

/** Translates a payment attempt. A status that is not listed, such as NOT_ATTEMPTED, is pending. */
function toAttempt(payment: z.output<typeof paymentSchema>): PaymentAttempt {
  const { order_currency: orderCurrency, payment_currency: currency } = payment;
  return {
    paymentId: payment.cf_payment_id,
    state: attemptStates[payment.payment_status] ?? 'pending',
    word: payment.payment_status,
    amount: payment.payment_amount,
    orderAmount: payment.order_amount ?? null,
    currency: orderCurrency && orderCurrency !== 'INR' ? orderCurrency : currency,
    startedAt: timeOf(payment.payment_time),
    completedAt: timeOf(payment.payment_completion_time),
  };
}

const refundSchema = z.object({ refund_id: z.string(), refund_status: z.string() });

/** Translates the status of a refund. It is pending until it succeeds, fails or is cancelled. */
const refundStateOf = ({ refund_status: status }: z.output<typeof refundSchema>): GatewayRefundState =>
  status === 'SUCCESS' ? 'success' : status === 'FAILED' || status === 'CANCELLED' ? 'failed' : 'pending';

// The gateway allows at most 1,000.
const reportPageSize = 500;

// Cashfree takes an expiry more than 15 minutes ahead. The shop ends a payment that has less time left.
const minExpiryMs = 16 * 60_000;

const path = (orderId: string, rest = '') => `/orders/${encodeURIComponent(orderId)}${rest}`;

/** Creates the requests about orders and their payments. */
function createOrderCalls(
  { request, read }: CashfreeClient,
  { notifyUrl, now }: Pick<GatewayParts, 'notifyUrl' | 'now'>,
) {
  const getOrder = async (orderId: string) => read(orderSchema, await request('GET', path(orderId)));

  async function createOrder(open: OrderToOpen): Promise<CashfreeOrder> {
    const { customer } = open;
    const expiresAt = new Date(Math.max(open.expiresAt.getTime(), now().getTime() + minExpiryMs));
    const body = {
      order_id: open.orderId,
      order_amount: toRupees(open.amount),
      order_currency: 'INR',
      customer_details: {
        customer_id: customer.id,
        customer_phone: customer.phone,
        customer_email: customer.email,
        ...(customer.name.length >= 3 && { customer_name: customer.name.slice(0, 100) }),
      },
      order_meta: { return_url: open.returnUrl, notify_url: notifyUrl },
      order_expiry_time: expiresAt.toISOString(),
      ...(open.note && { order_note: open.note }),
      order_tags: open.tags,
    };
    const send = async () =>
      read(orderSchema, await request('POST', '/orders', { body, idempotencyKey: open.orderId }));
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CashfreeError)) throw error;
      // The gateway may have created it. The same id and idempotency key make a retry safe.
      if (error.status === 0 || error.status >= 500) return send();
      if (error.status === 409) return getOrder(open.orderId);
      throw error;
    }
  }

  return {
    openOrder: async (open: OrderToOpen) => ({ sessionId: (await createOrder(open)).payment_session_id }),
    getState: async (orderId: string) => stateOf(await getOrder(orderId)),

    async endOrder(orderId: string) {
      try {
        const body = { order_status: 'TERMINATED' };
        return stateOf(read(orderSchema, await request('PATCH', path(orderId), { body })));
      } catch (error) {
        // A 400 means that the order has ended already. Return how.
        if (error instanceof CashfreeError && error.status === 400) return stateOf(await getOrder(orderId));
        throw error;
      }
    },

    async listAttempts(orderId: string, withinMs?: number) {
      const payments = await request('GET', path(orderId, '/payments'), { withinMs });
      return read(z.array(paymentSchema), payments).map(toAttempt);
    },
  };
}

/** Creates the requests about refunds. */
function createRefundCalls({ request, read }: CashfreeClient): RefundCalls {
  const getState = async (orderId: string, refundId: string, withinMs?: number) => {
    const response = await request('GET', path(orderId, `/refunds/${refundId}`), { withinMs });
    return refundStateOf(read(refundSchema, response));
  };
  return {
    async request({ orderId, refundId, amount, note }) {
      const body = { refund_amount: toRupees(amount), refund_id: refundId, refund_note: note };
      try {
        const options = { body, idempotencyKey: refundId };
        return refundStateOf(read(refundSchema, await request('POST', path(orderId, '/refunds'), options)));
      } catch (error) {
        // Requested before.
        if (error instanceof CashfreeError && error.status === 409) return getState(orderId, refundId);
        throw error;
      }
    },
    getState,
  };
}

/** Creates the reader of the settlement report (`POST /recon`). */
const createSettledList =
  ({ request, read }: CashfreeClient) =>
  async ({ from, to }: { from: Date; to: Date }): Promise<SettledPayment[]> => {
    const filters = { start_date: from.toISOString(), end_date: to.toISOString() };
    const found: SettledPayment[] = [];
    const seen = new Set<string>();
    let cursor: string | null = null;
    do {
      const body = { pagination: { limit: reportPageSize, cursor }, filters };
      const page: z.output<typeof reportPage> = read(reportPage, await request('POST', '/recon', { body }));
      found.push(...paymentsIn(page.data));
      cursor = page.data.length > 0 ? page.cursor || null : null;
      if (cursor !== null && seen.has(cursor))
        throw new CashfreeError(0, 'unreadable', 'the settlement report repeats a cursor');
      if (cursor !== null) seen.add(cursor);
    } while (cursor !== null);
    return found;
  };

/** The address and keys, the checkout page, the address of our webhook endpoint, and the clock. */
export type GatewayParts = ClientConfig & { page: CheckoutPage; notifyUrl: string; now: () => Date };

/** Creates the adapter of Cashfree PG, over plain HTTP (Cashfree API). */
export function createCashfreeGateway(parts: GatewayParts): PaymentGateway {
  const client = createClient(parts);
  return {
    provider: 'cashfree',
    isOffered: async () => true,
    // Its pages take the payment at once, so the shop's usual time is enough.
    timeToPay: async (usualMinutes) => usualMinutes,
    ...createOrderCalls(client, parts),
    refunds: createRefundCalls(client),
    listSettled: createSettledList(client),
    webhooks: createWebhookReader(parts.clientSecrets),
    page: parts.page,
  };
}
