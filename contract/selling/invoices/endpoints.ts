import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, instantSchema, rupeesSchema } from '../../core/primitives.ts';
import { shopDaySchema } from '../orders/filter.ts';

const bothSchema = z.object({ en: z.string(), hi: z.string() });

/** An invoice, bill of supply or credit note. Amounts in rupees. */
export const invoiceSchema = z.object({
  _id: z.string(),
  kind: z.enum(['tax_invoice', 'bill_of_supply', 'invoice_cum_bill', 'credit_note']),
  number: z.string(),
  issuedAt: instantSchema,
  seller: z.object({ legalName: z.string(), gstin: z.string().nullable() }),
  buyer: z.object({ name: z.string(), gstin: z.string().nullable() }),
  /** The place of supply, with its GST code. */
  place: z.object({ code: z.string(), name: bothSchema }),
  lines: z.array(
    z.object({
      name: bothSchema,
      detail: bothSchema,
      quantity: z.number().int().nullable(),
      amount: rupeesSchema,
    }),
  ),
  taxable: rupeesSchema,
  cgst: rupeesSchema,
  sgst: rupeesSchema,
  igst: rupeesSchema,
  /** The name of `sgst` at the place of supply. */
  stateTax: z.enum(['sgst', 'utgst']),
  total: rupeesSchema,
  /** The URL of the PDF. */
  url: z.string(),
});
/** An invoice, bill of supply or credit note. */
export type Invoice = z.output<typeof invoiceSchema>;

const pdf = {
  access: 'member',
  limit: 'pdf',
  response: z.custom<Uint8Array>(),
  produces: 'application/pdf',
  download: true,
} as const;

/** Invoices of orders, reports and chats. `orderId` is the id of the order, of the report's order, or of the chat. */
export const invoices = {
  'GET /api/payment/invoice/{orderId}': endpoint({
    summary:
      'Returns the invoice as a PDF in the buyer’s language, for its buyer and for admins. A cash order has one once it is shipped.',
    ...pdf,
    params: z.object({ orderId: z.string().max(64) }),
    errors: [
      'order_not_found',
      'invoice_awaits_payment',
      'invoice_awaits_shipping',
      'invoice_none',
      'papers_busy',
      'papers_yours_waiting',
    ],
  }),
  'GET /api/payment/invoice/{orderId}/documents': endpoint({
    summary:
      'Returns the invoice and its credit notes as data. Empty while there is none; `awaits` is what must happen first.',
    access: 'member',
    params: z.object({ orderId: z.string().max(64) }),
    response: z.object({
      /** The kind of sale. */
      subject: z.enum(['order', 'reading', 'chat']),
      awaits: z.enum(['payment', 'shipping']).nullable(),
      documents: z.array(invoiceSchema),
    }),
    errors: ['order_not_found'],
  }),
  'GET /api/payment/credit-note/{id}': endpoint({
    summary: 'Returns a credit note as a PDF, for its buyer and for admins.',
    ...pdf,
    params: z.object({ id: anyIdSchema }),
    errors: ['order_not_found', 'papers_busy', 'papers_yours_waiting'],
  }),
  'GET /api/admin/invoices/export': endpoint({
    summary:
      'All documents of orders, reports and chats by the date of the document (IST) as CSV, oldest first: a row for each line with HSN or SAC, place of supply and tax. Credit notes are negative and name what they correct. Rupees.',
    access: 'admin',
    permission: 'orders.export',
    fresh: 'always',
    unauthenticatedError: 'admin_not_authenticated',
    query: z
      .object({ from: shopDaySchema, to: shopDaySchema })
      .refine(({ from, to }) => from <= to, { error: 'documents_period', path: ['to'] }),
    response: z.custom<ReadableStream<Uint8Array>>(),
    produces: 'text/csv; charset=utf-8',
    download: true,
  }),
};
