import { hasUnionTax } from '#contract/invoices/gst.ts';
import type { ShippingAddress } from '#contract/orders/endpoints.ts';
import { findState } from '#contract/places/india.ts';
import type { TaxKind } from './tax.ts';

/** Where a supply takes place (ISO code of the state, the country's abroad), and which taxes it bears. */
export type Place = { state: string; tax: TaxKind };

/**
 * The place of supply to somebody unregistered: of goods where they are delivered (IGST Act section 10 (1) (ca), Circular
 * 209/3/2024), of services where the buyer's address on record is, the seller's own state when there is none (section 12 (2)).
 */
export function placeOfSupply(seller: string, address: ShippingAddress | null): Place {
  if (!address) return { state: seller, tax: within(seller) };
  const state = address.country === 'IN' ? findState(address.state)?.code : undefined;
  if (!state) return { state: address.country, tax: 'interstate' };
  return { state, tax: state === seller ? within(seller) : 'interstate' };
}

const within = (state: string): TaxKind => (hasUnionTax(state) ? 'union' : 'state');
