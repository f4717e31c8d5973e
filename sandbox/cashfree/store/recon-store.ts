import type { Db } from '../../database.ts';

/** One line of the daily report: a payment, or a refund of one. Amounts are integer paise. */
export type ReconEvent = {
  type: 'PAYMENT' | 'REFUND';
  id: string;
  status: string;
  amountPaise: number;
  at: Date;
  orderId: string;
  orderPaise: number;
  currency: string;
  customer: { customer_name?: string; customer_email?: string; customer_phone: string };
  cfPaymentId: string;
  method: string | null;
  refundId: string | null;
  refundNote: string | null;
};

/** Lists events between two instants, oldest first: `limit` of them after the first `skip`. */
export async function listReconEvents(
  db: Db,
  { from, to, skip, limit }: { from: Date; to: Date; skip: number; limit: number },
): Promise<ReconEvent[]> {
  const { rows } = await db.query<ReconEvent>(
    `SELECT e.*, o.amount_paise::float8 AS "orderPaise", o.currency, o.customer
       FROM (SELECT 'PAYMENT' AS type, cf_payment_id::text AS id, status, amount_paise::float8 AS "amountPaise",
                    COALESCE(completed_at, created_at) AS at, order_id AS "orderId",
                    cf_payment_id::text AS "cfPaymentId", method, NULL AS "refundId", NULL AS "refundNote"
               FROM sandbox_cashfree.payments
              UNION ALL
             SELECT 'REFUND', cf_refund_id::text, status, amount_paise::float8, COALESCE(processed_at, created_at),
                    order_id, cf_payment_id::text, NULL, refund_id, note
               FROM sandbox_cashfree.refunds) e
       JOIN sandbox_cashfree.orders o ON o.order_id = e."orderId"
      WHERE e.at >= $1 AND e.at <= $2
      ORDER BY e.at, e.type, e.id OFFSET $3 LIMIT $4`,
    [from, to, skip, limit],
  );
  return rows;
}
