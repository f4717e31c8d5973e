import type { InvoicesData, PdfRequest } from '#contract/base/pdf/documents.ts';
import { inIndia } from '#contract/core/india-time.ts';
import { isNoLandmark } from '#contract/people/addresses/rules.ts';
import type { InvoiceData, InvoiceLine } from '#contract/selling/invoices/data.ts';
import type { Invoice } from '#contract/selling/invoices/endpoints.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { InvoiceSnapshot } from '../../schema/column-types.ts';
import { amountInWords } from './amount-words.ts';
import type { FullInvoice, LineRow } from './store.ts';

const lineOf = (row: LineRow, snapshot: InvoiceSnapshot): InvoiceLine => ({
  name: { en: row.name, hi: row.name_hi ?? row.name },
  detail: { en: row.detail, hi: row.detail_hi },
  hsn: row.hsn,
  quantity: row.quantity,
  unit: row.unit,
  rate: row.rate,
  gross: row.gross,
  amount: row.amount,
  taxable: row.taxable,
  cgst: row.cgst,
  sgst: row.sgst,
  igst: row.igst,
  certificates: (!snapshot.corrects && snapshot.certificates?.lines[row.item_id ?? '']) || null,
});

/** Returns address lines without the state, which is printed separately with its code. */
function addressLines(address: ShippingAddress | null): string[] {
  if (!address) return [];
  const { address: street, landmark, city, pincode } = address;
  return [street, isNoLandmark(landmark) ? '' : landmark, `${city} ${pincode}`].filter(Boolean);
}

/** Returns a document for print, with its language and the shop's name on its day. */
export function printedInvoice({ invoice, lines }: FullInvoice): InvoicesData['invoices'][number] {
  const { snapshot } = invoice;
  const { seller, buyer, delivery, about, corrects } = snapshot;
  const data: InvoiceData = {
    document: snapshot.document,
    number: invoice.label,
    issuedAt: inIndia(invoice.issued_at),
    seller: {
      legalName: seller.legalName,
      gstin: seller.gstin,
      address: seller.address,
      state: seller.state,
      email: seller.email,
      phone: seller.phone,
      signatory: seller.signatory,
    },
    buyer: {
      name: buyer.name,
      email: buyer.email,
      gstin: buyer.gstin ?? null,
      address: addressLines(buyer.address),
      phone: buyer.address?.phone ?? '',
      state: buyer.state,
    },
    delivery: delivery
      ? {
          name: delivery.address.name,
          address: addressLines(delivery.address),
          phone: delivery.address.phone,
          state: delivery.state,
        }
      : null,
    place: snapshot.place,
    tax: snapshot.tax,
    about: {
      reference: about.reference,
      at: inIndia(new Date(about.at)),
      payment: about.payment,
      service: invoice.subject !== 'order',
    },
    corrects: corrects
      ? { number: corrects.label, issuedAt: inIndia(new Date(corrects.issuedAt)), reason: corrects.reason }
      : null,
    lines: lines.map((line) => lineOf(line, snapshot)),
    verifyAt: corrects ? null : (snapshot.certificates?.verifyAt ?? null),
    sums: {
      taxable: invoice.taxable,
      cgst: invoice.cgst,
      sgst: invoice.sgst,
      igst: invoice.igst,
      total: invoice.total,
    },
    inWords: amountInWords(asPaise(invoice.total)),
  };
  return { data, lang: snapshot.language, brand: seller.brand };
}

/** Converts a document to a PDF request, in the buyer's language. */
export const invoicePdf = (document: FullInvoice): PdfRequest => ({
  kind: 'invoice',
  ...printedInvoice(document),
});

const rupees = (paise: number): number => toRupees(asPaise(paise));

/** Formats a document for the API. `url` is the URL of its PDF. */
export const presentInvoice = ({ invoice, lines }: FullInvoice, url: string): Invoice => {
  const { document, seller, buyer, place } = invoice.snapshot;
  return {
    _id: invoice.id,
    kind: document,
    number: invoice.label,
    issuedAt: invoice.issued_at.toISOString(),
    seller: { legalName: seller.legalName, gstin: seller.gstin },
    buyer: { name: buyer.name, gstin: buyer.gstin ?? null },
    place,
    lines: lines
      .map((line) => lineOf(line, invoice.snapshot))
      .map(({ name, detail, quantity, amount }) => ({
        name,
        detail,
        quantity,
        amount: rupees(amount),
      })),
    taxable: rupees(invoice.taxable),
    cgst: rupees(invoice.cgst),
    sgst: rupees(invoice.sgst),
    igst: rupees(invoice.igst),
    stateTax: invoice.snapshot.tax === 'union' ? 'utgst' : 'sgst',
    total: rupees(invoice.total),
    url,
  };
};
