import { sql } from 'kysely';
import { type PersonalPart, removeRows, retainedForTax, rowsOf } from '../../platform/core/personal-data.ts';

/**
 * Personal data in orders. It is retained, because an invoice must name its buyer and the shipping address. The note that a
 * buyer wrote stands on no invoice, and is erased.
 */
export const ordersPersonal: PersonalPart = {
  name: 'orders',
  tables: {
    orders: { exported: true, erased: retainedForTax },
    order_events: { exported: true, erased: retainedForTax },
    unpaid_placements: {
      exported: 'for a day: the network address of an unpaid order, beside the order itself',
      erased: true,
    },
    credit_requests: {
      exported: 'for a month: what the shop asked by e-mail, beside the order that was written',
      erased: true,
    },
    order_refunds: { exported: true, erased: retainedForTax },
    order_views: { exported: 'filters that a member of staff keeps for their work', erased: true },
    order_holds: {
      exported: 'why members of staff keep an order back while they check it',
      erased: 'the history of an order, kept with the order it is about',
    },
    order_notes: {
      exported: 'what members of staff tell one another while they work on an order',
      erased: 'append-only, kept with the order it is about',
    },
  },
  async collect(db, { userId }) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(o) - array['cart_hash', 'request_key', 'repeat_hash'] || jsonb_build_object(
               'items', (select jsonb_agg(to_jsonb(i) order by i.position) from order_items i where i.order_id = o.id),
               'refunds', (select jsonb_agg(to_jsonb(r) - 'actor_id' order by r.created_at) from order_refunds r where r.order_id = o.id),
               'history', (select jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id) from order_events e where e.order_id = o.id)
             ) as row
        from orders o where o.user_id = ${userId} order by o.created_at`.execute(db);
    return rows.map(({ row }) => row);
  },
  async erase(tx, { userId }) {
    // The idempotency key is no longer needed.
    await tx
      .updateTable('orders')
      .set({ request_key: null, buyer_note: null })
      .where('user_id', '=', userId)
      .execute();
    await removeRows(tx, userId, ['order_views', 'unpaid_placements', 'credit_requests']);
    return [];
  },
  async obstacles(db, userId) {
    const open = await rowsOf(db, { table: 'orders', column: 'user_id', value: userId });
    const count = open.filter(
      (row) => !['Delivered', 'Cancelled'].includes((row as { status: string }).status),
    ).length;
    return count > 0 ? [{ code: 'orders', count }] : [];
  },
};
