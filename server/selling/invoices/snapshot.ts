import { findState } from '#contract/astrology/places/india.ts';
import { gstStateCode } from '#contract/selling/invoices/gst.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import { byLang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import { type Settings, shopName } from '../../base/settings/service.ts';
import type { Person } from '../../people/accounts/service.ts';
import type { InvoiceSnapshot } from '../../schema/column-types.ts';
import type { Both, InvoicedSale } from './invoice-sources.ts';

const words = readWords('pdf/invoice');

/** A state on a document: GST code and name. */
export type GstState = { code: string; name: Both };

/** Returns a state by its ISO code, or "Outside India". */
export function gstState(code: string): GstState {
  const state = findState(code);
  const name = state ? { en: state.name, hi: state.hi } : byLang((lang) => words[lang].abroad);
  return { code: gstStateCode(state?.code ?? ''), name };
}

/** Returns the seller of the settings. Without a name or address for invoices, those of the legal entity and the shop. */
export const sellerOf = (settings: Settings): InvoiceSnapshot['seller'] => {
  const { gst, shop, legal } = settings;
  const brand = shopName(settings, 'en');
  return {
    brand,
    legalName: gst.legalName || legal.name || brand,
    gstin: gst.registered ? gst.gstin : null,
    address: gst.address.length > 0 ? gst.address : shop.address,
    state: gstState(gst.state),
    email: shop.email,
    phone: shop.phone,
    signatory: gst.signatory,
  };
};

/**
 * Returns the buyer: the business of a GSTIN with billing details, else the recipient of an order, or the account's owner
 * for services.
 */
export const buyerOf = (
  billed: InvoicedSale,
  person: Person,
  onRecord: ShippingAddress | null,
): InvoiceSnapshot['buyer'] => {
  const { billing, address: delivery } = billed;
  const address = billing
    ? { ...billing, phone: delivery?.phone ?? '', country: 'IN', landmark: '' }
    : (delivery ?? onRecord);
  return {
    name: billing?.name ?? delivery?.name ?? person.name,
    email: person.email,
    gstin: billed.gstin ?? null,
    address,
    state: address && gstState(address.state),
  };
};
