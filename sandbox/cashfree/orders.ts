import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Db, inTransaction } from '../database.ts';
import { orderEntity, orderStatus } from './entities.ts';
import { parseBody, refusals } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { toPaise } from './money-and-time.ts';
import { findOrder, insertOrder, lockOrder, type Order, setOrderStatus } from './store/order-store.ts';
import { listPayments } from './store/payment-store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const httpUrl = z
  .string()
  .max(250)
  .regex(/^https?:\/\/[\x21-\x7e]+$/);

/** Body of create order (integrations.md, 1.2). Unlike the real one it accepts `http` in notify_url: the shop is local. */
const createOrderBody = z.object({
  order_id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{3,45}$/)
    .optional(),
  order_amount: z.number().min(1).max(1e10),
  order_currency: z.literal('INR'),
  customer_details: z.object({
    customer_id: z.string().regex(/^[A-Za-z0-9]{3,50}$/),
    customer_phone: z.string().regex(/^(\d{10}|\+\d{8,15})$/),
    customer_email: z
      .string()
      .min(3)
      .max(100)
      .regex(/^[^\s@]+@[^\s@]+$/)
      .optional(),
    customer_name: z.string().min(3).max(100).optional(),
  }),
  order_meta: z
    .object({
      return_url: httpUrl.optional(),
      notify_url: httpUrl.optional(),
      payment_methods: z.string().optional(),
    })
    .optional(),
  order_expiry_time: z.string().optional(),
  order_note: z.string().min(3).max(200).optional(),
  order_tags: z
    .record(z.string(), z.string().max(255))
    .refine((tags) => Object.keys(tags).length <= 10)
    .optional(),
  cart_details: z.record(z.string(), z.unknown()).optional(),
});

/** Creates an ACTIVE order and answers its OrderEntity; throws 400 for a bad body and 409 for an id used before. */
export async function createOrder(gateway: Gateway, db: Db, body: unknown): Promise<object> {
  const input = parseBody(createOrderBody, body);
  const amountPaise = toPaise(input.order_amount);
  if (amountPaise === null) throw refusals.orderAmount();
  const now = gateway.now();
  const order = await insertOrder(db, {
    orderId: input.order_id ?? `order_${randomBytes(12).toString('hex')}`,
    sessionId: `session_${randomBytes(48).toString('base64url')}`,
    amountPaise,
    currency: input.order_currency,
    expiresAt: expiry(input.order_expiry_time, now),
    note: input.order_note ?? null,
    customer: input.customer_details,
    meta: input.order_meta ?? {},
    tags: input.order_tags ?? null,
    cart: input.cart_details ?? null,
    createdAt: now,
  });
  if (!order) throw refusals.orderExists();
  return orderEntity(order, now);
}

// Measured on the real sandbox: more than 15 minutes and less than 30 days ahead; 30 days when none is named.
function expiry(text: string | undefined, now: Date): Date {
  if (text === undefined) return new Date(now.getTime() + 30 * DAY);
  const ahead = Date.parse(text) - now.getTime();
  const isIso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text);
  if (!isIso || !(ahead > 15 * MINUTE && ahead < 30 * DAY)) throw refusals.orderExpiry();
  return new Date(text);
}

/** Returns the order; throws 404. */
export async function requireOrder(db: Db, orderId: string): Promise<Order> {
  const order = await findOrder(db, orderId);
  if (!order) throw refusals.orderNotFound();
  return order;
}

/** Returns the order, locked until the transaction ends; throws 404. */
export async function requireLockedOrder(db: Db, orderId: string): Promise<Order> {
  const order = await lockOrder(db, orderId);
  if (!order) throw refusals.orderNotFound();
  return order;
}

const terminateBody = z.object({ order_status: z.literal('TERMINATED') });

/**
 * Ends an order early and answers its OrderEntity: TERMINATED, or TERMINATION_REQUESTED while an attempt is still with
 * the bank. Asking again changes nothing. Throws 404, and 400 `order_inactive` for a paid or expired order.
 */
export async function terminateOrder(gateway: Gateway, orderId: string, body: unknown): Promise<object> {
  parseBody(terminateBody, body);
  return inTransaction(gateway.pool, async (db) => {
    const order = await requireLockedOrder(db, orderId);
    const now = gateway.now();
    const status = orderStatus(order, now);
    if (status === 'PAID' || status === 'EXPIRED') throw refusals.orderInactive();
    if (status === 'ACTIVE') {
      const pending = (await listPayments(db, orderId)).some((payment) => payment.status === 'PENDING');
      order.status = pending ? 'TERMINATION_REQUESTED' : 'TERMINATED';
      await setOrderStatus(db, orderId, order.status);
    }
    return orderEntity(order, now);
  });
}
