import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Pages } from '#contract/core/pages.ts';
import type { UpiPaymentState, UpiRefundState } from '#contract/selling/payments/upi-rules.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../../platform/database/keyset.ts';
import type { PaymentUse } from '../../../schema/column-types.ts';

/** A payment of the list. Amounts in paise. */
export type PaymentRow = {
  reference: string;
  note: string;
  purpose: string;
  subjectId: string;
  userId: string;
  amount: number;
  state: UpiPaymentState;
  createdAt: Date;
  until: Date;
  transfers: { utr: string; amount: number; at: string; use: PaymentUse | null }[];
};

/** A search of the list: text of a reference or an order number, and the amount (paise) if it is one. */
export type PaymentSearch = { text: string; amount: number | null };

const state = sql`case g.status when 'paid' then 'paid' when 'ended' then 'ended' else 'waiting' end`;

const newest: SortPart[] = [
  { by: sql`u.created_at`, kind: 'instant', desc: true },
  { by: sql`u.gateway_order_id`, kind: 'text', desc: true },
];

const found = ({ text, amount }: PaymentSearch): RawBuilder<SqlBool> => sql`(
  strpos(u.reference, upper(${text}::text)) > 0 or strpos(lower(u.note), lower(${text}::text)) > 0 or g.amount = ${amount}::bigint
  or exists (select 1 from upi_payments f where f.gateway_order_id = u.gateway_order_id and f.utr = upper(${text}::text)))`;

/** Reads a page of payments, newest first: those in a state, or in whatever state those that a search finds. */
export async function readPayments(
  db: Reader,
  request: PageRequest & { state: UpiPaymentState; endedSince: Date; search: PaymentSearch | null },
): Promise<{ rows: PaymentRow[]; pages: Pages }> {
  const { search, endedSince } = request;
  const page = keyset('newest', newest, request);
  const listed = search
    ? found(search)
    : sql`${state} = ${request.state}::text and (g.status <> 'ended' or g.expires_at > ${endedSince})`;
  const { rows } = await sql<PaymentRow & { cursor: string }>`
    select u.reference, u.note, g.purpose, g.subject_id as "subjectId", g.user_id as "userId", g.amount,
           ${state} as state, u.created_at as "createdAt", g.expires_at as until,
           coalesce((select jsonb_agg(jsonb_build_object('utr', p.utr, 'amount', p.amount, 'at', p.confirmed_at, 'use', s.use)
                                      order by p.confirmed_at)
              from upi_payments p left join gateway_payments s on s.payment_id = 'UPI-' || p.utr
             where p.gateway_order_id = u.gateway_order_id), '[]') as transfers,
           ${page.cursor} as cursor
      from upi_orders u join gateway_orders g on g.id = u.gateway_order_id
     where ${listed} and ${page.where}
     order by ${page.orderBy} limit ${page.limit}`.execute(db);
  return page.page(rows);
}

/** A refund of the list. Amount in paise. */
export type RefundListRow = {
  id: string;
  reference: string;
  note: string;
  purpose: string;
  subjectId: string;
  userId: string;
  amount: number;
  requestedAt: Date;
  paidBy: string;
  sentUtr: string | null;
  sentAt: Date | null;
};

const refundColumns = sql`
  r.id, u.reference, u.note, g.purpose, g.subject_id as "subjectId", g.user_id as "userId", r.amount, r.created_at as "requestedAt",
  substr(coalesce(r.payment_id, ''), 5) as "paidBy", s.utr as "sentUtr", s.sent_at as "sentAt"`;

const refundTables = sql`
  refunds r join gateway_orders g on g.id = r.gateway_order_id
  join upi_orders u on u.gateway_order_id = g.id left join upi_refunds s on s.refund_id = r.id`;

const newestRefund: SortPart[] = [
  { by: sql`r.created_at`, kind: 'instant', desc: true },
  { by: sql`r.id`, kind: 'text', desc: true },
];

/** Reads a page of refunds, newest first: those that wait to be sent, or those that were. */
export async function readRefunds(
  db: Reader,
  request: PageRequest & { state: UpiRefundState },
): Promise<{ rows: RefundListRow[]; pages: Pages }> {
  const page = keyset('newest', newestRefund, request);
  const listed = request.state === 'sent' ? sql`s.utr is not null` : sql`r.status in ('wanted', 'pending')`;
  const { rows } = await sql<RefundListRow & { cursor: string }>`
    select ${refundColumns}, ${page.cursor} as cursor from ${refundTables}
     where ${listed} and ${page.where} order by ${page.orderBy} limit ${page.limit}`.execute(db);
  return page.page(rows);
}

/** Finds a refund of a payment by UPI QR. */
export async function findUpiRefund(db: Reader, id: string): Promise<RefundListRow | undefined> {
  const { rows } = await sql<RefundListRow>`
    select ${refundColumns} from ${refundTables} where r.id = ${id}`.execute(db);
  return rows[0];
}
