import { sql } from 'kysely';
import type { BillingDetails } from '#contract/selling/orders/endpoints.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { type AdminFilter, inFulfilment, matchesFilter, withStatus } from './filter-sql.ts';

/** A row of the export of orders. Amounts in paise. */
export type ExportRow = {
  id: string;
  number: number;
  createdAt: Date;
  status: string;
  paymentMethod: string;
  paymentStatus: string;
  buyer: string;
  email: string;
  shipping: Record<string, string>;
  items: string;
  subtotal: number;
  discount: number;
  delivery: number;
  total: number;
  coupon: string | null;
  courier: string | null;
  tracking: string | null;
  paidAt: Date | null;
  packedAt: Date | null;
  gstin: string | null;
  billing: BillingDetails | null;
  buyerNote: string | null;
  /** SKU codes of its lines. */
  codes: string | null;
  invoice: string | null;
  invoicedAt: Date | null;
  taxable: number | null;
  cgst: number | null;
  sgst: number | null;
  igst: number | null;
  /** The numbers and the sum of its credit notes. */
  creditNotes: string | null;
  creditedByNotes: number | null;
  refunded: number;
};

/** The last order of a page, from which the next one goes on. */
export type ExportCursor = Pick<ExportRow, 'id' | 'createdAt'>;

type Page = { after: ExportCursor | null; limit: number };

/** Returns the orders of the next page, newest first, as the common table `page`. Keyset pagination from `after`. */
function pageOf({ status, ...filter }: AdminFilter, { after, limit }: Page) {
  const next = after ? sql`and (o.created_at, o.id) < (${after.createdAt}::timestamptz, ${after.id})` : sql``;
  return sql`page as (
    select o.* from orders o
     where ${inFulfilment} ${withStatus(status)} ${matchesFilter(filter)} ${next}
     order by o.created_at desc, o.id desc limit ${limit})`;
}

/** Reads the next orders of the export, newest first. */
export async function readExport(db: Reader, filter: AdminFilter, page: Page): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    with ${pageOf(filter, page)}
    select o.id, o.number, o.created_at as "createdAt", o.status, o.payment_method as "paymentMethod",
      o.payment_status as "paymentStatus", trim(u.first_name || ' ' || u.last_name) as buyer, u.email, o.shipping,
      i.items, o.subtotal, o.discount, o.delivery, o.total, coalesce(o.coupon_code, c.shown_code) as coupon, o.courier,
      o.tracking_number as tracking, o.paid_at as "paidAt", o.packed_at as "packedAt", o.buyer_gstin as gstin, o.buyer_billing as billing,
      o.buyer_note as "buyerNote", i.codes,
      d.label as invoice, d.issued_at as "invoicedAt", d.taxable, d.cgst, d.sgst, d.igst,
      n.labels as "creditNotes", n.total as "creditedByNotes", (g.amount + h.amount)::bigint as refunded
      from page o join user_names u on u.id = o.user_id left join coupon_codes c on c.id = o.coupon_id
      left join order_documents d on d.order_id = o.id and d.series <> 'credit'
      cross join lateral (
        select string_agg(l.quantity || ' x ' || (l.snapshot ->> 'name'), '; ' order by l.position) as items,
          string_agg(coalesce(l.snapshot #>> '{variant,sku}', s.code), '; ' order by l.position) as codes
          from order_items l join sku_places s on s.id = l.sku_id where l.order_id = o.id) i
      cross join lateral (
        select string_agg(label, '; ' order by issued_at, label) as labels, sum(total)::bigint as total
          from order_documents where order_id = o.id and series = 'credit') n
      cross join lateral (
        select coalesce(sum(amount), 0) as amount from order_gateway_refunds where order_id = o.id) g
      cross join lateral (
        select coalesce(sum(amount), 0) as amount from order_refunds where order_id = o.id and refund_id is null) h
     order by o.created_at desc, o.id desc`.execute(db);
  return rows;
}
