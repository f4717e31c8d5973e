import { sql } from 'kysely';
import { type PersonalPart, retainedForTax } from '../../platform/core/personal-data.ts';

// The copy calls a payment's id by the name that it has had since the first one.
const payment = sql`to_jsonb(p) - 'payment_id' || jsonb_build_object('cf_payment_id', p.payment_id)`;
const refund = sql`to_jsonb(r) - 'payment_id' || jsonb_build_object('cf_payment_id', r.payment_id)`;

/** Personal data in gateway orders, payments and refunds. */
export const paymentsPersonal: PersonalPart = {
  name: 'payments',
  tables: {
    gateway_orders: { exported: true, erased: retainedForTax },
    upi_payments: {
      exported: 'which member of staff confirmed a payment, beside the payment itself',
      erased: retainedForTax,
    },
    upi_refunds: {
      exported: 'which member of staff sent a refund, beside the refund itself',
      erased: retainedForTax,
    },
  },
  async collect(db, { userId }) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(g) - 'payment_session_id' || jsonb_build_object(
               'payments', (select jsonb_agg(${payment}) from gateway_payments p where p.gateway_order_id = g.id),
               'refunds', (select jsonb_agg(${refund}) from refunds r where r.gateway_order_id = g.id)) as row
        from gateway_orders g where g.user_id = ${userId} order by g.created_at`.execute(db);
    return rows.map(({ row }) => row);
  },
  async obstacles(db, userId) {
    const { rows } = await sql<{ open: number; refunds: number }>`
      select count(*) filter (where g.status in ('opening', 'open')) as open,
             count(*) filter (where exists (select 1 from refunds r where r.gateway_order_id = g.id
                                             and r.status in ('wanted', 'pending'))) as refunds
        from gateway_orders g where g.user_id = ${userId}`.execute(db);
    const { open = 0, refunds = 0 } = rows[0] ?? {};
    return [
      ...(open > 0 ? [{ code: 'payments' as const, count: open }] : []),
      ...(refunds > 0 ? [{ code: 'refunds' as const, count: refunds }] : []),
    ];
  },
};
