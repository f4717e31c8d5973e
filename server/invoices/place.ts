import { hasUnionTax } from '#contract/invoices/gst.ts';
import type { TaxKind } from '#contract/invoices/tax.ts';
import type { ShippingAddress } from '#contract/orders/endpoints.ts';
import { findState } from '#contract/places/india.ts';

/** The place of a supply (ISO code of the state, or of the country if abroad) and its taxes. */
export type Place = { state: string; tax: TaxKind };

/**
 * Returns the place of supply to an unregistered buyer. Goods: the delivery address (IGST Act section 10 (1)
 * (ca), Circular 209/3/2024). Services: the buyer's address on record, or the seller's state if there is none
 * (section 12 (2)).
 */
export function placeOfSupply(seller: string, address: ShippingAddress | null): Place {
  if (!address) return { state: seller, tax: within(seller) };
  const state = address.country === 'IN' ? findState(address.state)?.code : undefined;
  if (!state) return { state: address.country, tax: 'interstate' };
  return { state, tax: state === seller ? within(seller) : 'interstate' };
}

const within = (state: string): TaxKind => (hasUnionTax(state) ? 'union' : 'state');
