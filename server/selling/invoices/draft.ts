import type { Insertable } from 'kysely';
import type { InvoiceDocument } from '#contract/selling/invoices/data.ts';
import { type TaxedLine, taxSupply } from '#contract/selling/invoices/tax.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { Settings } from '../../base/settings/service.ts';
import type { Person } from '../../people/accounts/service.ts';
import { asPaise, type Paise } from '../../platform/core/money.ts';
import type { InvoiceSnapshot } from '../../schema/column-types.ts';
import type { InvoiceLines } from '../../schema/tables.gen.ts';
import type { InvoicedSale, SubjectKind } from './invoice-sources.ts';
import { placeOfSupply } from './place.ts';
import { buyerOf, gstState, sellerOf } from './snapshot.ts';

/** A number series. */
export type Series = 'invoice' | 'bill' | 'credit';

/** A line of a draft. */
export type DraftLine = Omit<Insertable<InvoiceLines>, 'invoice_id' | 'position'>;

/** A document without a number. */
export type Draft = {
  series: Series;
  subject: SubjectKind;
  subjectId: string;
  userId: string;
  corrects: string | null;
  at: Date;
  snapshot: InvoiceSnapshot;
  lines: DraftLine[];
};

/** The inputs of a draft besides the sale. */
export type DraftParts = {
  settings: Settings;
  person: Person;
  /** The buyer's address on record, for services. */
  onRecord: ShippingAddress | null;
  at: Date;
};

const inBasisPoints = (percent: number): number => Math.round(percent * 100);

const moneyOf = ({ rate, gross, amount, taxable, cgst, sgst, igst }: TaxedLine) => ({
  rate,
  gross,
  amount,
  taxable,
  cgst,
  sgst,
  igst,
});

/** Returns the detail of a delivery line: the tax rate of the products it belongs to. */
function deliveryDetail(rate: number): { detail: string; detail_hi: string } {
  const percent = Number((rate / 100).toFixed(2));
  return rate === 0
    ? { detail: 'with exempt goods', detail_hi: 'कर-मुक्त वस्तुओं के साथ' }
    : { detail: `with goods at ${percent} %`, detail_hi: `${percent} % वाली वस्तुओं के साथ` };
}

/** Sums one column of the lines, in paise. */
export const sumOf = (
  lines: readonly DraftLine[],
  column: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'amount',
): Paise => asPaise(lines.reduce((sum, line) => sum + Number(line[column]), 0));

/**
 * Drafts the document of a sale. It is a bill of supply if the seller is unregistered or nothing is taxed.
 * Taxed and exempt products together give an invoice-cum-bill of supply, which unregistered buyers may get
 * (rule 46A).
 */
export function draftInvoice(subject: SubjectKind, billed: InvoicedSale, parts: DraftParts): Draft {
  const { settings, person, onRecord, at } = parts;
  const { gst } = settings;
  const rateOf = ({ rate, hsn }: InvoicedSale['lines'][number]): number => {
    if (!gst.registered) return 0;
    return rate ?? inBasisPoints(hsn === null ? gst.serviceRate : gst.goodsRate);
  };
  const buyer = buyerOf(billed, person, onRecord);
  const place = placeOfSupply(gst.state, { billed: buyer.address, delivery: billed.address });
  const supply = {
    ...billed,
    lines: billed.lines.map((line) => ({ ...line, rate: rateOf(line) })),
    oneRate: subject === 'order' && billed.lines.every(({ rate }) => rate === null),
  };
  const { lines, deliveries } = taxSupply(supply, place.tax);
  const products = billed.lines.map((line, i) => ({
    item_id: line.itemId,
    name: line.name,
    name_hi: line.nameHi,
    detail: line.detail.en,
    detail_hi: line.detail.hi,
    hsn: line.hsn ?? gst.serviceCode,
    quantity: line.quantity,
    unit: line.unit,
    ...moneyOf(lines[i] as TaxedLine),
  }));
  // Delivery has the HSN code of the most expensive items of its rate.
  const sent = products.filter((_, i) => !billed.lines[i]?.service);
  const leading = (rate: number): string =>
    sent.filter((line) => line.rate === rate).sort((a, b) => b.amount - a.amount)[0]?.hsn ?? '';
  const carriage = deliveries.map((line) => ({
    name: 'Delivery',
    name_hi: 'डिलीवरी',
    ...(deliveries.length > 1 && deliveryDetail(line.rate)),
    hsn: leading(line.rate),
    unit: 'OTH',
    ...moneyOf(line),
  }));
  const all = [...products, ...carriage];
  const taxed = all.filter(({ rate }) => rate > 0).length;
  const document: InvoiceDocument =
    taxed === 0 ? 'bill_of_supply' : taxed < all.length ? 'invoice_cum_bill' : 'tax_invoice';
  return {
    series: taxed === 0 ? 'bill' : 'invoice',
    subject,
    subjectId: billed.subjectId,
    userId: billed.userId,
    corrects: null,
    at,
    lines: all,
    snapshot: {
      document,
      language: billed.language,
      seller: sellerOf(settings),
      buyer,
      ...(billed.billing &&
        billed.address && {
          delivery: { address: billed.address, state: gstState(billed.address.state) },
        }),
      place: gstState(place.state),
      tax: place.tax,
      ...(billed.certificates && { certificates: billed.certificates }),
      about: {
        reference: billed.reference,
        at: billed.at.toISOString(),
        payment: billed.payment,
        delivery: billed.delivery,
      },
    },
  };
}
