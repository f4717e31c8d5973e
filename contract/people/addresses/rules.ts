import { findState, pinBelongsTo } from '../../astrology/places/india.ts';
import { holdsLink, nameProblem } from '../../core/person-names.ts';
import { isPrintable } from '../../core/scripts.ts';
import { tidyDigits, tidyPhone } from '../../core/typed.ts';
import type { ShippingAddress } from '../../selling/orders/endpoints.ts';
import { isPhone } from '../accounts/person-rules.ts';
import { type AddressField, type AddressProblem, addressFieldWords, noLandmark } from './errors.ts';

/** The fields of an address in the order of the form. No zod here, because pages load this file. */
export const addressFields = Object.keys(addressFieldWords) as AddressField[];

/** The maximum number of saved addresses of a user. */
export const addressesAtMost = 10;

/** Returns whether a landmark says, in either language, that there is none. */
export const isNoLandmark = (landmark: string): boolean =>
  [noLandmark.en, noLandmark.hi].includes(landmark.trim());

/**
 * Trims the fields of an address, and normalises its phone and PIN code: people type `98230 44150` and `411 004`. Missing
 * fields become empty.
 */
export function tidyAddress(given: Partial<ShippingAddress>): ShippingAddress {
  const address = Object.fromEntries(
    addressFields.map((field) => [field, (given[field] ?? '').trim()]),
  ) as ShippingAddress;
  return { ...address, phone: tidyPhone(address.phone), pincode: tidyDigits(address.pincode) };
}

/**
 * Returns all problems of a tidy address. Requires:
 * - every field filled ("Please fill in {field}"),
 * - a name that is fit for a mail, and no web address in the other lines, which stand in mails as well,
 * - letters that labels and invoices can print,
 * - a phone number of ten digits,
 * - a country that we deliver to (ISO codes),
 * - a PIN code of six digits, and an Indian state whose PIN codes begin like it.
 */
export function addressProblems(address: ShippingAddress, countries: readonly string[]): AddressProblem[] {
  const problems: AddressProblem[] = addressFields
    .filter((field) => !address[field])
    .map((field) => ({ field, code: 'fill_in', values: { field: addressFieldWords[field] } }));
  const report = (field: AddressField, code: AddressProblem['code'], values: AddressProblem['values'] = {}) =>
    problems.push({ field, code, values });
  const name = nameProblem(address.name);
  if (name) report('name', name);
  for (const field of ['address', 'city', 'landmark'] as const) {
    if (holdsLink(address[field])) report(field, 'address_link', { field: addressFieldWords[field] });
    if (!isPrintable(address[field])) report(field, 'address_script', { field: addressFieldWords[field] });
  }
  if (address.phone && !isPhone(address.phone)) report('phone', 'phone_digits');
  if (address.country && !countries.includes(address.country.toUpperCase()))
    report('country', 'country_not_served');
  const pinRight = /^[1-9][0-9]{5}$/.test(address.pincode);
  if (address.pincode && !pinRight) report('pincode', 'pincode_digits');
  const state = findState(address.state);
  if (address.state && !state) report('state', 'state_unknown');
  if (state && pinRight && !pinBelongsTo(address.pincode, state))
    report('pincode', 'pincode_state', { state: { en: state.name, hi: state.hi } });
  return problems;
}

/** Normalises a valid address for storage: state and country become ISO codes. */
export const normaliseAddress = (address: ShippingAddress): ShippingAddress => ({
  ...address,
  state: findState(address.state)?.code ?? address.state,
  country: address.country.toUpperCase(),
});
