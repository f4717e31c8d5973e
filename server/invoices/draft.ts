import type { Insertable } from 'kysely';
import type { InvoiceDocument } from '#contract/invoices/data.ts';
import type { ShippingAddress } from '#contract/orders/endpoints.ts';
import type { Person } from '../accounts/service.ts';
import { asPaise, type Paise } from '../platform/core/money.ts';
import type { InvoiceLines } from '../platform/database/tables.gen.ts';
import type { Settings } from '../settings/service.ts';
import type { InvoicedSale, SubjectKind } from './invoice-sources.ts';
import { placeOfSupply } from './place.ts';
import { buyerOf, gstState, type Snapshot, sellerOf } from './snapshot.ts';
import { type TaxedLine, taxSupply } from './tax.ts';

/** The series that numbers run in. */
export type Series = 'invoice' | 'bill' | 'credit';

/** A line that has no document yet. */
export type DraftLine = Omit<Insertable<InvoiceLines>, 'invoice_id' | 'position'>;

/** A document that has no number yet. */
export type Draft = {
  series: Series;
  subject: SubjectKind;
  subjectId: string;
  userId: string;
  corrects: string | null;
  at: Date;
  snapshot: Snapshot;
  lines: DraftLine[];
};

/** What a draft is made from, besides the thing itself. */
export type DraftParts = {
  settings: Pick<Settings, 'gst' | 'shop'>;
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

/** Which goods a part of the delivery goes with. */
function withGoods(rate: number): { detail: string; detail_hi: string } {
  const percent = Number((rate / 100).toFixed(2));
  return rate === 0
    ? { detail: 'with exempt goods', detail_hi: 'कर-मुक्त वस्तुओं के साथ' }
    : { detail: `with goods at ${percent} %`, detail_hi: `${percent} % वाली वस्तुओं के साथ` };
}

/** The sum of one column of the lines, in paise. */
export const sumOf = (
  lines: readonly DraftLine[],
  column: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'amount',
): Paise => asPaise(lines.reduce((sum, line) => sum + Number(line[column]), 0));

/**
 * The document of a supply. Without registration, or when nothing in it is taxed, it is a bill of supply; goods of both kinds stand
 * on one invoice-cum-bill of supply, as buyers without registration may be given (rule 46A).
 */
export function draftInvoice(subject: SubjectKind, billed: InvoicedSale, parts: DraftParts): Draft {
  const { settings, person, onRecord, at } = parts;
  const { gst } = settings;
  const rateOf = ({ rate, hsn }: InvoicedSale['lines'][number]): number => {
    if (!gst.registered) return 0;
    return rate ?? inBasisPoints(hsn === null ? gst.serviceRate : gst.goodsRate);
  };
  const buyer = buyerOf(billed, person, onRecord);
  const place = placeOfSupply(gst.state, buyer.address);
  const supply = { ...billed, lines: billed.lines.map((line) => ({ ...line, rate: rateOf(line) })) };
  const { lines, deliveries } = taxSupply(supply, place.tax);
  const goods = billed.lines.map((line, i) => ({
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
  // Delivery bears the code of the dearest goods that it goes with.
  const leading = (rate: number): string =>
    goods.filter((line) => line.rate === rate).sort((a, b) => b.amount - a.amount)[0]?.hsn ?? '';
  const carriage = deliveries.map((line) => ({
    name: 'Delivery',
    name_hi: 'डिलीवरी',
    ...(deliveries.length > 1 && withGoods(line.rate)),
    hsn: leading(line.rate),
    unit: 'OTH',
    ...moneyOf(line),
  }));
  const all = [...goods, ...carriage];
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
      place: gstState(place.state),
      tax: place.tax,
      about: {
        reference: billed.reference,
        at: billed.at.toISOString(),
        payment: billed.payment,
        delivery: billed.delivery,
      },
    },
  };
}
