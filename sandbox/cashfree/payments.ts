import { z } from 'zod';
import { type Db, inTransaction } from '../database.ts';
import { orderStatus, paymentEntity } from './entities.ts';
import { parseBody, refusals } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { requireLockedOrder, requireOrder } from './orders.ts';
import { type Order, type StoredOrderStatus, setOrderStatus } from './store/order-store.ts';
import {
  findPayment,
  insertPayment,
  listPayments,
  type Payment,
  type PaymentMethod,
  type PaymentStatus,
  updatePayment,
} from './store/payment-store.ts';
import type { Webhook } from './store/webhook-store.ts';
import { paymentPayload } from './webhook-payloads.ts';
import { HONEST, scheduleWebhook, type WebhookPlan } from './webhooks.ts';

/** The outcome of an attempt, or that it stays pending at the bank. */
export type Outcome = 'success' | 'declined' | 'dropped' | 'pending';

const STATUS: Record<Outcome, PaymentStatus> = {
  success: 'SUCCESS',
  declined: 'FAILED',
  dropped: 'USER_DROPPED',
  pending: 'PENDING',
};

/** An attempt to make. */
export type Attempt = {
  orderId: string;
  outcome: Outcome;
  method: PaymentMethod;
  plan: WebhookPlan;
  /** Refuse unless the order can still be paid (what the payment page does; the control calls do not care). */
  onlyActive: boolean;
  /** Makes the attempt at most once: a second one with the same key changes nothing. */
  attemptKey?: string;
  /** A pending attempt succeeds by itself after so many milliseconds; absent: it stays pending. */
  settleAfterMs?: number;
};

/** The result of an attempt. `webhook` is null when none was stored. */
export type AttemptResult = { order: Order; payment: Payment; webhook: Webhook | null };

/**
 * Makes an attempt, or ends the one that is pending, in one transaction with its webhook. A success makes the order PAID
 * whatever it was: real money can arrive late, and twice. Throws 404, and 400 `order_inactive` with `onlyActive`.
 */
export async function attemptPayment(gateway: Gateway, attempt: Attempt): Promise<AttemptResult> {
  return inTransaction(gateway.pool, async (db) => {
    const order = await requireLockedOrder(db, attempt.orderId);
    const attempts = await listPayments(db, attempt.orderId);
    const same = attempts.find((payment) => attempt.attemptKey && payment.attemptKey === attempt.attemptKey);
    if (same) return { order, payment: same, webhook: null };
    const now = gateway.now();
    if (attempt.onlyActive && orderStatus(order, now) !== 'ACTIVE') throw refusals.orderInactive();
    const pending = attempts.find((payment) => payment.status === 'PENDING');
    const settleAt =
      attempt.outcome === 'pending' && attempt.settleAfterMs !== undefined
        ? new Date(now.getTime() + attempt.settleAfterMs)
        : null;
    const ending = endingOf(STATUS[attempt.outcome], now);
    const payment = pending
      ? await updatePayment(db, { ...ending, settleAt, cfPaymentId: pending.cfPaymentId })
      : await insertPayment(db, {
          ...ending,
          settleAt,
          orderId: order.orderId,
          attemptKey: attempt.attemptKey ?? null,
          amountPaise: order.amountPaise,
          method: attempt.method,
          createdAt: now,
        });
    return settleOrder(gateway, db, { order, payment, plan: attempt.plan });
  });
}

function endingOf(status: PaymentStatus, now: Date): Pick<Payment, 'status' | 'errorCode' | 'completedAt'> {
  return {
    status,
    errorCode: status === 'FAILED' ? 'TRANSACTION_DECLINED' : null,
    completedAt: status === 'PENDING' ? null : now,
  };
}

/** Carries an attempt's state over to its order and stores the webhook; the caller holds the order's lock. */
async function settleOrder(
  gateway: Gateway,
  db: Db,
  event: { order: Order; payment: Payment; plan: WebhookPlan },
): Promise<AttemptResult> {
  const { payment, plan } = event;
  const status = statusAfter(event.order.status, payment.status);
  const order = { ...event.order, status };
  if (status !== event.order.status) await setOrderStatus(db, order.orderId, status);
  const payload = paymentPayload({ order, payment, tamper: plan.tamper, now: gateway.now() });
  const webhook = payload && (await scheduleWebhook(gateway, db, { order, payload, plan }));
  return { order, payment, webhook };
}

function statusAfter(order: StoredOrderStatus, payment: PaymentStatus): StoredOrderStatus {
  if (payment === 'SUCCESS') return 'PAID';
  if (order === 'TERMINATION_REQUESTED' && payment !== 'PENDING') return 'TERMINATED';
  return order;
}

/** Ends one pending attempt as given, with its webhook; null when it is not pending any more. */
export async function settlePending(
  gateway: Gateway,
  pending: Payment,
  status: 'SUCCESS' | 'FAILED' | 'USER_DROPPED',
): Promise<AttemptResult | null> {
  return inTransaction(gateway.pool, async (db) => {
    const order = await requireLockedOrder(db, pending.orderId);
    const current = await findPayment(db, pending.cfPaymentId);
    if (current?.status !== 'PENDING') return null;
    const ending = { ...endingOf(status, gateway.now()), settleAt: null, cfPaymentId: pending.cfPaymentId };
    const payment = await updatePayment(db, ending);
    return settleOrder(gateway, db, { order, payment, plan: HONEST });
  });
}

/**
 * Handles GET payments of an order: an array of PaymentEntity, newest first, empty before the first attempt.
 * Throws 404.
 */
export async function paymentEntities(gateway: Gateway, orderId: string): Promise<object[]> {
  const order = await requireOrder(gateway.pool, orderId);
  const payments = await listPayments(gateway.pool, orderId);
  return payments.map((payment) => paymentEntity(payment, order));
}

/** Handles GET one payment: its PaymentEntity. Throws 404 for the order or the payment. */
export async function onePaymentEntity(
  gateway: Gateway,
  orderId: string,
  cfPaymentId: string,
): Promise<object> {
  const order = await requireOrder(gateway.pool, orderId);
  const payment = await findPayment(gateway.pool, cfPaymentId);
  if (payment?.orderId !== orderId) throw refusals.paymentNotFound();
  return paymentEntity(payment, order);
}

const simulateBody = z.object({
  entity: z.literal('PAYMENTS'),
  entity_id: z.string(),
  entity_simulation: z.object({
    payment_status: z.string(),
    payment_error_code: z.string().optional(),
  }),
});

/**
 * Handles POST /pg/simulate: ends a pending attempt as SUCCESS, FAILED or USER_DROPPED (PENDING leaves it) and answers
 * the simulation. Throws 400 `transaction_status_invalid` for any other status, or an attempt that has ended.
 */
export async function simulatePayment(gateway: Gateway, body: unknown): Promise<object> {
  const { entity, entity_id, entity_simulation } = parseBody(simulateBody, body);
  const payment = await findPayment(gateway.pool, entity_id);
  if (!payment) throw refusals.paymentNotFound();
  const status = entity_simulation.payment_status;
  if (payment.status !== 'PENDING') throw refusals.transactionStatus();
  if (status === 'SUCCESS' || status === 'FAILED' || status === 'USER_DROPPED') {
    if (!(await settlePending(gateway, payment, status))) throw refusals.transactionStatus();
    gateway.wake();
  } else if (status !== 'PENDING') {
    throw refusals.transactionStatus();
  }
  return {
    simulation_id: `sim_${payment.cfPaymentId}`,
    entity,
    entity_id,
    entity_simulation: {
      payment_status: status,
      payment_error_code: entity_simulation.payment_error_code ?? '',
    },
  };
}
