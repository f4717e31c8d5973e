import { z } from 'zod';
import { invalidField, parseBody } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { toIst, toRupees } from './money-and-time.ts';
import { listReconEvents, type ReconEvent } from './store/recon-store.ts';

const instant = z.string().refine((text) => !Number.isNaN(Date.parse(text)));

const reconBody = z.object({
  pagination: z.object({ limit: z.number().int().min(1).max(1000), cursor: z.string().nullish() }),
  filters: z.object({ start_date: instant, end_date: instant }),
});

/** Returns the cursor of the next page, opaque to merchants. */
const cursorOf = (skip: number): string => Buffer.from(JSON.stringify({ skip })).toString('base64');

function skipOf(cursor: string | null | undefined): number {
  if (!cursor) return 0;
  try {
    const { skip } = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8')) as { skip: number };
    if (Number.isSafeInteger(skip) && skip >= 0) return skip;
  } catch {
    // Refused below.
  }
  throw invalidField('cursor', cursor);
}

/**
 * Handles POST /pg/recon: every payment and refund between two instants, oldest first, in pages; `cursor` is null on
 * the last one. Until API version 2025-01-01 a line is flat, later its fields are in groups. Throws 400 for a bad body.
 */
export async function reconReport(gateway: Gateway, apiVersion: string, body: unknown): Promise<object> {
  const { pagination, filters } = parseBody(reconBody, body);
  const skip = skipOf(pagination.cursor);
  const { limit } = pagination;
  const range = { from: new Date(filters.start_date), to: new Date(filters.end_date) };
  const events = await listReconEvents(gateway.pool, { ...range, skip, limit: limit + 1 });
  const shown = events.slice(0, limit);
  return {
    cursor: events.length > limit ? cursorOf(skip + limit) : null,
    limit,
    data: shown.map(apiVersion >= '2026-01-01' ? grouped : flat),
  };
}

const groups: Record<string, string> = { upi: 'UPI', card: 'CREDIT_CARD', netbanking: 'NET_BANKING' };

function eventDetails({ type, id, status, amountPaise, currency, at }: ReconEvent) {
  return {
    event_id: id,
    event_type: type,
    event_status: status,
    event_amount: toRupees(amountPaise),
    event_settlement_amount: toRupees(amountPaise),
    event_currency: currency,
    event_time: toIst(at),
    sale_type: type === 'PAYMENT' ? 'CREDIT' : 'DEBIT',
    entity: 'recon',
  };
}

function paymentDetails({ type, cfPaymentId, amountPaise, at, method }: ReconEvent) {
  const isPayment = type === 'PAYMENT';
  return {
    cf_payment_id: cfPaymentId,
    payment_amount: isPayment ? toRupees(amountPaise) : null,
    payment_time: isPayment ? toIst(at) : null,
    payment_group: method && (groups[method] ?? null),
    payment_service_charge: 0,
    payment_service_tax: 0,
  };
}

function refundDetails({ refundId, refundNote, type, at }: ReconEvent) {
  return {
    refund_id: refundId,
    refund_note: refundNote,
    refund_arn: null,
    refund_processed_at: type === 'REFUND' ? toIst(at) : null,
  };
}

function customerDetails({ customer }: ReconEvent) {
  return {
    customer_name: customer.customer_name ?? null,
    customer_email: customer.customer_email ?? null,
    customer_phone: customer.customer_phone,
  };
}

const noSettlement = { cf_settlement_id: null, settlement_date: null, settlement_utr: null };

const flat = (event: ReconEvent): object => ({
  ...eventDetails(event),
  order_id: event.orderId,
  order_amount: toRupees(event.orderPaise),
  ...paymentDetails(event),
  ...refundDetails(event),
  ...customerDetails(event),
  ...noSettlement,
});

const grouped = (event: ReconEvent): object => ({
  event_details: eventDetails(event),
  order_details: {
    order_id: event.orderId,
    order_amount: toRupees(event.orderPaise),
    order_currency: event.currency,
    order_tags: null,
  },
  payment_details: paymentDetails(event),
  refund_details: refundDetails(event),
  customer_details: customerDetails(event),
  settlement_details: noSettlement,
});
