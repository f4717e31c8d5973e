import type { ResponseOf } from '#contract/core/client.ts';
import type { Invoice } from '#contract/selling/invoices/endpoints.ts';
import { api } from '#web/api/client.ts';

/** The data of an invoice page. */
export type LoadedInvoice =
  | { state: 'found'; subject: Subject; invoice: Invoice; credits: Invoice[] }
  | { state: 'payment' | 'shipping' | 'none'; subject: Subject };

type Subject = ResponseOf<'GET /api/payment/invoice/{orderId}/documents'>['subject'];

/** Loads the invoice of an order, a report or a chat with its credit notes, or the reason why there is none. */
export async function loadInvoice(orderId: string): Promise<LoadedInvoice> {
  const { subject, awaits, documents } = await api('GET /api/payment/invoice/{orderId}/documents', {
    params: { orderId },
  });
  const [invoice, ...credits] = documents;
  return invoice ? { state: 'found', subject, invoice, credits } : { state: awaits ?? 'none', subject };
}
