import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, instantSchema, rupeesSchema } from '../core/primitives.ts';

const bothSchema = z.object({ en: z.string(), hi: z.string() });

/** An invoice, bill of supply or credit note as pages show it. Rupees. */
export const invoiceSchema = z.object({
  _id: z.string(),
  kind: z.enum(['tax_invoice', 'bill_of_supply', 'invoice_cum_bill', 'credit_note']),
  number: z.string(),
  issuedAt: instantSchema,
  seller: z.object({ legalName: z.string(), gstin: z.string().nullable() }),
  buyer: z.object({ name: z.string() }),
  /** Place of supply, with its GST code. */
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
  /** What `sgst` is called where it was raised. */
  stateTax: z.enum(['sgst', 'utgst']),
  total: rupeesSchema,
  /** Where the PDF is. */
  url: z.string(),
});
/** An invoice, bill of supply or credit note as pages show it. */
export type Invoice = z.output<typeof invoiceSchema>;

const pdf = {
  access: 'member',
  limit: 'pdf',
  response: z.custom<Uint8Array>(),
  produces: 'application/pdf',
  download: true,
} as const;

/** Invoices of orders, readings and chats: `orderId` is the order's, the reading's order id or the chat's. */
export const invoices = {
  'GET /api/payment/invoice/{orderId}': endpoint({
    summary:
      'The invoice as a PDF, in the buyer’s language; of one’s own, an admin’s of any. An order paid on delivery has one from its shipping on.',
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
      'The invoice and its credit notes as figures; [] while there is none, and `awaits` tells what must come first.',
    access: 'member',
    params: z.object({ orderId: z.string().max(64) }),
    response: z.object({
      /** What it is an invoice of. */
      subject: z.enum(['order', 'reading', 'chat']),
      awaits: z.enum(['payment', 'shipping']).nullable(),
      documents: z.array(invoiceSchema),
    }),
    errors: ['order_not_found'],
  }),
  'GET /api/payment/credit-note/{id}': endpoint({
    summary: 'A credit note as a PDF; of one’s own, an admin’s of any.',
    ...pdf,
    params: z.object({ id: anyIdSchema }),
    errors: ['order_not_found', 'papers_busy', 'papers_yours_waiting'],
  }),
};
