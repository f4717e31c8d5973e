import type { Db } from '../../database.ts';

/** The status of an attempt. Only SUCCESS ends the order. */
export type PaymentStatus = 'SUCCESS' | 'FAILED' | 'USER_DROPPED' | 'PENDING' | 'CANCELLED' | 'VOID';

/** The instruments the payment page offers. */
export type PaymentMethod = 'upi' | 'card' | 'netbanking';

/** One attempt to pay an order. Amounts are integer paise. */
export type Payment = {
  cfPaymentId: string;
  orderId: string;
  attemptKey: string | null;
  status: PaymentStatus;
  amountPaise: number;
  method: PaymentMethod;
  errorCode: string | null;
  createdAt: Date;
  completedAt: Date | null;
};

/** The row of an attempt when it begins; `settleAt` makes a pending one succeed by itself. */
export type NewPayment = Omit<Payment, 'cfPaymentId'> & { settleAt: Date | null };

const COLUMNS = `cf_payment_id::text AS "cfPaymentId", order_id AS "orderId", attempt_key AS "attemptKey", status,
  amount_paise::float8 AS "amountPaise", method, error_code AS "errorCode", created_at AS "createdAt",
  completed_at AS "completedAt"`;

/** Stores an attempt. The caller holds the order's lock. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<Payment> {
  const { rows } = await db.query<Payment>(
    `INSERT INTO sandbox_cashfree.payments (order_id, attempt_key, status, amount_paise, method, error_code, created_at,
       completed_at, settle_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${COLUMNS}`,
    [
      payment.orderId,
      payment.attemptKey,
      payment.status,
      payment.amountPaise,
      payment.method,
      payment.errorCode,
      payment.createdAt,
      payment.completedAt,
      payment.settleAt,
    ],
  );
  return rows[0] as Payment;
}

/** Ends (or leaves pending, with a new time to settle) an attempt that was pending. */
export async function updatePayment(
  db: Db,
  change: Pick<NewPayment, 'status' | 'errorCode' | 'completedAt' | 'settleAt'> & { cfPaymentId: string },
): Promise<Payment> {
  const { rows } = await db.query<Payment>(
    `UPDATE sandbox_cashfree.payments SET status = $2, error_code = $3, completed_at = $4, settle_at = $5
     WHERE cf_payment_id = $1 RETURNING ${COLUMNS}`,
    [change.cfPaymentId, change.status, change.errorCode, change.completedAt, change.settleAt],
  );
  return rows[0] as Payment;
}

/** Lists all attempts of an order, newest first. */
export async function listPayments(db: Db, orderId: string): Promise<Payment[]> {
  const { rows } = await db.query<Payment>(
    `SELECT ${COLUMNS} FROM sandbox_cashfree.payments WHERE order_id = $1 ORDER BY cf_payment_id DESC`,
    [orderId],
  );
  return rows;
}

/** Returns the attempt with this number, or null (for anything that is no number, too). */
export async function findPayment(db: Db, cfPaymentId: string): Promise<Payment | null> {
  if (!/^\d{1,18}$/.test(cfPaymentId)) return null;
  const { rows } = await db.query<Payment>(
    `SELECT ${COLUMNS} FROM sandbox_cashfree.payments WHERE cf_payment_id = $1`,
    [cfPaymentId],
  );
  return rows[0] ?? null;
}

/** Lists pending attempts whose time to settle has come, at most 20. */
export async function listPaymentsToSettle(db: Db, now: Date): Promise<Payment[]> {
  const { rows } = await db.query<Payment>(
    `SELECT ${COLUMNS} FROM sandbox_cashfree.payments WHERE settle_at <= $1 ORDER BY settle_at LIMIT 20`,
    [now],
  );
  return rows;
}
