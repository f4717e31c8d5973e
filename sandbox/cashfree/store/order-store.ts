import type { Db } from '../../database.ts';

/** The stored part of an order's state; EXPIRED is derived from the clock (see `orderStatus`). */
export type StoredOrderStatus = 'ACTIVE' | 'PAID' | 'TERMINATED' | 'TERMINATION_REQUESTED';

/** The buyer as the merchant named him. */
export type Customer = {
  customer_id: string;
  customer_phone: string;
  customer_email?: string | undefined;
  customer_name?: string | undefined;
};

/** The URLs for the browser and the webhooks. `return_url` still has its `{order_id}` placeholder. */
export type OrderMeta = {
  return_url?: string | undefined;
  notify_url?: string | undefined;
  payment_methods?: string | undefined;
};

/** One order. Amounts are integer paise. */
export type Order = {
  orderId: string;
  cfOrderId: string;
  sessionId: string;
  amountPaise: number;
  currency: string;
  status: StoredOrderStatus;
  expiresAt: Date;
  note: string | null;
  customer: Customer;
  meta: OrderMeta;
  tags: Record<string, string> | null;
  cart: Record<string, unknown> | null;
  createdAt: Date;
};

/** An order before the database has given it a number. */
export type NewOrder = Omit<Order, 'cfOrderId' | 'status'>;

// bigint columns are read as float8 (exact to 2^53) or text, so that no global type parser of the process matters
const COLUMNS = `order_id AS "orderId", cf_order_id::text AS "cfOrderId", session_id AS "sessionId",
  amount_paise::float8 AS "amountPaise", currency, status, expires_at AS "expiresAt", note, customer, meta, tags, cart,
  created_at AS "createdAt"`;

/** Stores a new ACTIVE order; null when the id was ever used before (ids are unique for ever). */
export async function insertOrder(db: Db, order: NewOrder): Promise<Order | null> {
  const { rows } = await db.query<Order>(
    `INSERT INTO sandbox_cashfree.orders (order_id, session_id, amount_paise, currency, status, expires_at, note,
       customer, meta, tags, cart, created_at)
     VALUES ($1, $2, $3, $4, 'ACTIVE', $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (order_id) DO NOTHING RETURNING ${COLUMNS}`,
    [
      order.orderId,
      order.sessionId,
      order.amountPaise,
      order.currency,
      order.expiresAt,
      order.note,
      order.customer,
      order.meta,
      order.tags,
      order.cart,
      order.createdAt,
    ],
  );
  return rows[0] ?? null;
}

/** Returns the order with this id, or null. */
export async function findOrder(db: Db, orderId: string): Promise<Order | null> {
  const { rows } = await db.query<Order>(
    `SELECT ${COLUMNS} FROM sandbox_cashfree.orders WHERE order_id = $1`,
    [orderId],
  );
  return rows[0] ?? null;
}

/**
 * Returns the order with this id, its row locked until the transaction ends, or null.
 * Everything that changes money locks here.
 */
export async function lockOrder(db: Db, orderId: string): Promise<Order | null> {
  const { rows } = await db.query<Order>(
    `SELECT ${COLUMNS} FROM sandbox_cashfree.orders WHERE order_id = $1 FOR UPDATE`,
    [orderId],
  );
  return rows[0] ?? null;
}

/** Returns the order behind a payment session id, or null. */
export async function findOrderBySession(db: Db, sessionId: string): Promise<Order | null> {
  const { rows } = await db.query<Order>(
    `SELECT ${COLUMNS} FROM sandbox_cashfree.orders WHERE session_id = $1`,
    [sessionId],
  );
  return rows[0] ?? null;
}

/** Sets the stored status. */
export async function setOrderStatus(db: Db, orderId: string, status: StoredOrderStatus): Promise<void> {
  await db.query('UPDATE sandbox_cashfree.orders SET status = $2 WHERE order_id = $1', [orderId, status]);
}

/** Moves the expiry, which lets a test see an expired order without waiting for it. */
export async function setOrderExpiry(db: Db, orderId: string, expiresAt: Date): Promise<void> {
  await db.query('UPDATE sandbox_cashfree.orders SET expires_at = $2 WHERE order_id = $1', [
    orderId,
    expiresAt,
  ]);
}
