import { z } from 'zod';
import { type Db, inTransaction } from '../database.ts';
import { refundEntity } from './entities.ts';
import { parseBody, refusals } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { toPaise } from './money-and-time.ts';
import { requireLockedOrder, requireOrder } from './orders.ts';
import { listPayments, type Payment } from './store/payment-store.ts';
import {
  insertRefund,
  listRefunds,
  type Refund,
  type RefundStatus,
  updateRefund,
} from './store/refund-store.ts';
import { refundPayload } from './webhook-payloads.ts';
import { HONEST, scheduleWebhook } from './webhooks.ts';

const SETTLE_AFTER_MS = 1000;
const REFUNDABLE_MS = 183 * 24 * 3600 * 1000;

const createRefundBody = z.object({
  refund_amount: z.number().positive().max(1e10),
  refund_id: z.string().regex(/^[A-Za-z0-9]{3,40}$/),
  refund_note: z.string().min(3).max(100).optional(),
  refund_speed: z.enum(['STANDARD', 'INSTANT']).optional(),
});

/**
 * Creates a refund and answers its RefundEntity, PENDING; a second later it succeeds, or does what the magic words of
 * `refund_note` say. Throws 404, 400 `order_id_not_paid`, 400 `refund_amount_invalid` (more than was captured and not
 * yet refunded, or captured over six months ago), 409 for an id this order has used.
 */
export async function createRefund(
  gateway: Gateway,
  db: Db,
  call: { orderId: string; body: unknown },
): Promise<object> {
  const order = await requireLockedOrder(db, call.orderId);
  const input = parseBody(createRefundBody, call.body);
  const amountPaise = toPaise(input.refund_amount);
  if (amountPaise === null) throw refusals.refundAmount();
  const refunds = await listRefunds(db, order.orderId);
  if (refunds.some((refund) => refund.refundId === input.refund_id)) throw refusals.refundExists();
  const now = gateway.now();
  const captured = (await listPayments(db, order.orderId)).filter((payment) => payment.status === 'SUCCESS');
  if (captured.length === 0) throw refusals.orderNotPaid();
  const payment = paymentToRefund({ captured, refunds, amountPaise, now });
  const settleTo = settlesTo(input.refund_note);
  const refund = await insertRefund(db, {
    orderId: order.orderId,
    refundId: input.refund_id,
    cfPaymentId: payment.cfPaymentId,
    amountPaise,
    note: input.refund_note ?? null,
    speed: input.refund_speed ?? 'STANDARD',
    createdAt: now,
    settleAt: settleTo && new Date(now.getTime() + SETTLE_AFTER_MS),
    settleTo,
  });
  if (!refund) throw refusals.refundExists();
  return refundEntity(refund, order);
}

// The words the real sandbox obeys, case-sensitive. What ACTIVE does there is not documented: here it stays PENDING too.
function settlesTo(note: string | undefined): RefundStatus | null {
  if (note === 'FAILED') return 'FAILED';
  return note === 'PENDING' || note === 'ACTIVE' ? null : 'SUCCESS';
}

// The newest payment with room for it: of an order paid twice, the second payment goes back first.
function paymentToRefund(ask: {
  captured: Payment[];
  refunds: Refund[];
  amountPaise: number;
  now: Date;
}): Payment {
  const payment = ask.captured.find((candidate) => {
    const taken = ask.refunds
      .filter((refund) => refund.cfPaymentId === candidate.cfPaymentId)
      .filter((refund) => refund.status !== 'FAILED' && refund.status !== 'CANCELLED')
      .reduce((sum, refund) => sum + refund.amountPaise, 0);
    const recent = ask.now.getTime() - candidate.createdAt.getTime() <= REFUNDABLE_MS;
    return recent && candidate.amountPaise - taken >= ask.amountPaise;
  });
  if (!payment) throw refusals.refundAmount();
  return payment;
}

/** Handles GET refunds of an order: an array of RefundEntity. Throws 404. */
export async function refundEntities(gateway: Gateway, orderId: string): Promise<object[]> {
  const order = await requireOrder(gateway.pool, orderId);
  return (await listRefunds(gateway.pool, orderId)).map((refund) => refundEntity(refund, order));
}

/** Handles GET one refund: its RefundEntity. Throws 404 for the order or the refund. */
export async function oneRefundEntity(gateway: Gateway, orderId: string, refundId: string): Promise<object> {
  const order = await requireOrder(gateway.pool, orderId);
  const refund = (await listRefunds(gateway.pool, orderId)).find(
    (candidate) => candidate.refundId === refundId,
  );
  if (!refund) throw refusals.refundNotFound();
  return refundEntity(refund, order);
}

/**
 * Moves a refund that is PENDING or ONHOLD to `status` and stores its REFUND_STATUS_WEBHOOK; a final one stays as it is.
 * Answers the RefundEntity. Throws 404.
 */
export async function settleRefund(
  gateway: Gateway,
  change: { orderId: string; refundId: string; status: RefundStatus },
): Promise<object> {
  return inTransaction(gateway.pool, async (db) => {
    const order = await requireLockedOrder(db, change.orderId);
    const current = (await listRefunds(db, change.orderId)).find((one) => one.refundId === change.refundId);
    if (!current) throw refusals.refundNotFound();
    if (current.status !== 'PENDING' && current.status !== 'ONHOLD') return refundEntity(current, order);
    const now = gateway.now();
    const open = change.status === 'PENDING' || change.status === 'ONHOLD';
    const refund = await updateRefund(db, {
      cfRefundId: current.cfRefundId,
      status: change.status,
      processedAt: open ? null : now,
    });
    const payload = refundPayload({ order, refund, now });
    await scheduleWebhook(gateway, db, { order, payload, plan: HONEST });
    return refundEntity(refund, order);
  });
}
