import type { Db } from '../../database.ts';

/** The status of a refund. All but PENDING and ONHOLD are final. */
export type RefundStatus = 'PENDING' | 'SUCCESS' | 'FAILED' | 'CANCELLED' | 'ONHOLD';

/** One refund. Amounts are integer paise. */
export type Refund = {
  cfRefundId: string;
  orderId: string;
  refundId: string;
  cfPaymentId: string;
  amountPaise: number;
  note: string | null;
  speed: 'STANDARD' | 'INSTANT';
  status: RefundStatus;
  createdAt: Date;
  processedAt: Date | null;
  settleTo: RefundStatus | null;
};

/** A refund as asked for: PENDING, with the time and the state it will move to by itself (null: stays pending). */
export type NewRefund = Omit<Refund, 'cfRefundId' | 'status' | 'processedAt'> & { settleAt: Date | null };

const COLUMNS = `cf_refund_id::text AS "cfRefundId", order_id AS "orderId", refund_id AS "refundId",
  cf_payment_id::text AS "cfPaymentId", amount_paise::float8 AS "amountPaise", note, speed, status,
  created_at AS "createdAt", processed_at AS "processedAt", settle_to AS "settleTo"`;

/** Stores a refund; null when this order already has one with the same id. The caller holds the order's lock. */
export async function insertRefund(db: Db, refund: NewRefund): Promise<Refund | null> {
  const { rows } = await db.query<Refund>(
    `INSERT INTO sandbox_cashfree.refunds (order_id, refund_id, cf_payment_id, amount_paise, note, speed, status,
       created_at, settle_at, settle_to)
     VALUES ($1, $2, $3, $4, $5, $6, 'PENDING', $7, $8, $9)
     ON CONFLICT (order_id, refund_id) DO NOTHING RETURNING ${COLUMNS}`,
    [
      refund.orderId,
      refund.refundId,
      refund.cfPaymentId,
      refund.amountPaise,
      refund.note,
      refund.speed,
      refund.createdAt,
      refund.settleAt,
      refund.settleTo,
    ],
  );
  return rows[0] ?? null;
}

/** Moves a refund to another state and stops it from settling by itself. */
export async function updateRefund(
  db: Db,
  change: { cfRefundId: string; status: RefundStatus; processedAt: Date | null },
): Promise<Refund> {
  const { rows } = await db.query<Refund>(
    `UPDATE sandbox_cashfree.refunds SET status = $2, processed_at = $3, settle_at = NULL
     WHERE cf_refund_id = $1 RETURNING ${COLUMNS}`,
    [change.cfRefundId, change.status, change.processedAt],
  );
  return rows[0] as Refund;
}

/** Lists all refunds of an order, oldest first. */
export async function listRefunds(db: Db, orderId: string): Promise<Refund[]> {
  const { rows } = await db.query<Refund>(
    `SELECT ${COLUMNS} FROM sandbox_cashfree.refunds WHERE order_id = $1 ORDER BY cf_refund_id`,
    [orderId],
  );
  return rows;
}

/** Refunds whose time to settle has come, at most 20. */
export async function listRefundsToSettle(db: Db, now: Date): Promise<Refund[]> {
  const { rows } = await db.query<Refund>(
    `SELECT ${COLUMNS} FROM sandbox_cashfree.refunds WHERE settle_at <= $1 ORDER BY settle_at LIMIT 20`,
    [now],
  );
  return rows;
}
