import { findState } from '#contract/astrology/places/india.ts';
import { tidyDigits } from '#contract/core/typed.ts';
import { noLandmark } from '#contract/people/addresses/errors.ts';
import type { TypedDetails } from '#contract/selling/checkout/schema.ts';
import { gstinProblem, stateOfGstCode } from '#contract/selling/invoices/gst.ts';
import type { BillingDetails, ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import { checkAddress } from '../../../people/addresses/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';

/** A buyer's GSTIN, and whom it is billed to. `billing` is null without a GSTIN, and when the delivery address is billed. */
export type TaxIdentity = { gstin: string | null; billing: BillingDetails | null };

/** Returns `gstin_state` if a GSTIN is not of the state (ISO code) of the address that is billed, else null. */
export function gstinStateRefusal(gstin: string, billedState: string): AppError | null {
  if (gstinProblem(gstin, billedState) === null) return null;
  const state = findState(stateOfGstCode(gstin.slice(0, 2)) ?? '');
  return appError('gstin_state', { state: state ? { en: state.name, hi: state.hi } : gstin.slice(0, 2) });
}

/**
 * Checks the GSTIN that a buyer typed (spaces and small letters are fine) with its billing details. Without details the
 * delivery address is billed. Returns `gstin_wrong` for a typing error, `gstin_state` if it is of another state than the
 * address that is billed, and the problems of that address.
 */
export function readTaxIdentity(
  typed: Pick<TypedDetails, 'gstin' | 'billing'>,
  delivery: ShippingAddress,
): TaxIdentity | AppError {
  const gstin = tidyDigits(typed.gstin ?? '').toUpperCase();
  if (gstin === '') return { gstin: null, billing: null };
  if (gstinProblem(gstin) !== null) return appError('gstin_wrong');
  if (!typed.billing) return gstinStateRefusal(gstin, delivery.state) ?? { gstin, billing: null };
  const unasked = { phone: delivery.phone, country: 'IN', landmark: noLandmark.en };
  const checked = checkAddress({ ...typed.billing, ...unasked }, ['IN']);
  if (checked instanceof AppError) return checked;
  const { name, address, city, state, pincode } = checked;
  return gstinStateRefusal(gstin, state) ?? { gstin, billing: { name, address, city, state, pincode } };
}
