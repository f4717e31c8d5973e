import { findState } from '#contract/astrology/places/india.ts';
import { hasUnionTax } from '#contract/selling/invoices/gst.ts';
import type { TaxKind } from '#contract/selling/invoices/tax.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';

/** The place of a supply (ISO code of the state, or of the country if abroad) and its taxes. */
export type Place = { state: string; tax: TaxKind };

/** The address that is billed, and that of the delivery; null if there is none. */
type SupplyAddresses = { billed: ShippingAddress | null; delivery: ShippingAddress | null };

/**
 * Returns the place of supply. Goods to an unregistered buyer: the delivery address, which is the one that is billed (IGST
 * Act section 10 (1) (ca), Circular 209/3/2024). Goods to a business with billing details: its billing address, whoever
 * receives them on its direction (section 10 (1) (b)); within one state that is where they are delivered (section 10 (1)
 * (a)). What leaves India is placed abroad. Services: the buyer's address on record, or the seller's state if there is
 * none (section 12 (2)).
 */
export function placeOfSupply(seller: string, { billed, delivery }: SupplyAddresses): Place {
  const address = delivery && delivery.country !== 'IN' ? delivery : billed;
  if (!address) return { state: seller, tax: within(seller) };
  const state = address.country === 'IN' ? findState(address.state)?.code : undefined;
  if (!state) return { state: address.country, tax: 'interstate' };
  return { state, tax: state === seller ? within(seller) : 'interstate' };
}

const within = (state: string): TaxKind => (hasUnionTax(state) ? 'union' : 'state');
