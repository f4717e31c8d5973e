import type { Lang } from '#contract/core/errors.ts';
import type { InvoiceDocument } from '#contract/invoices/data.ts';
import { gstStateCode } from '#contract/invoices/gst.ts';
import type { ShippingAddress } from '#contract/orders/endpoints.ts';
import { findState } from '#contract/places/india.ts';
import type { Person } from '../accounts/service.ts';
import type { Settings } from '../settings/service.ts';
import type { Both, CreditReason, InvoicedSale } from './invoice-sources.ts';
import type { TaxKind } from './tax.ts';

/** A state on a document: GST code and name. */
export type GstState = { code: string; name: Both };

/** The content of a document besides number, date, lines and sums, frozen when it is issued. */
export type Snapshot = {
  document: InvoiceDocument;
  language: Lang;
  seller: {
    brand: string;
    legalName: string;
    /** Null if the shop was not registered. */
    gstin: string | null;
    address: string[];
    state: GstState;
    email: string;
    phone: string;
    signatory: string;
  };
  buyer: { name: string; email: string; address: ShippingAddress | null; state: GstState | null };
  place: GstState;
  tax: TaxKind;
  about: { reference: string; at: string; payment: InvoicedSale['payment']; delivery: number };
  /** Only in a credit note. */
  corrects?: { label: string; issuedAt: string; reason: CreditReason };
};

/** Returns a state by its ISO code, or "Outside India". */
export function gstState(code: string): GstState {
  const state = findState(code);
  const name = state ? { en: state.name, hi: state.hi } : { en: 'Outside India', hi: 'भारत के बाहर' };
  return { code: gstStateCode(state?.code ?? ''), name };
}

/** Returns the seller of the settings. */
export const sellerOf = ({ gst, shop }: Pick<Settings, 'gst' | 'shop'>): Snapshot['seller'] => ({
  brand: shop.name,
  legalName: gst.legalName,
  gstin: gst.registered ? gst.gstin : null,
  address: gst.address,
  state: gstState(gst.state),
  email: shop.email,
  phone: shop.phone,
  signatory: gst.signatory,
});

/** Returns the buyer: the recipient of an order, or the account's owner for services. */
export const buyerOf = (
  billed: InvoicedSale,
  person: Person,
  onRecord: ShippingAddress | null,
): Snapshot['buyer'] => {
  const address = billed.address ?? onRecord;
  return {
    name: billed.address?.name ?? person.name,
    email: person.email,
    address,
    state: address && gstState(address.state),
  };
};
