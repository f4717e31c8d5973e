import { isPhone } from '../core/rules.ts';
import type { ShippingAddress } from '../orders/endpoints.ts';
import { findState, pinBelongsTo } from '../places/india.ts';
import { type AddressField, type AddressProblem, addressFieldWords } from './errors.ts';

/** The fields of an address in the order of the form. No zod here: the form and the server check by the same rule. */
export const addressFields = Object.keys(addressFieldWords) as AddressField[];

/** How many addresses a person can keep. */
export const addressesAtMost = 10;

/** An address with its fields trimmed; what is not there is empty. */
export const trimAddress = (given: Partial<ShippingAddress>): ShippingAddress =>
  Object.fromEntries(addressFields.map((field) => [field, (given[field] ?? '').trim()])) as ShippingAddress;

/**
 * All that is wrong with a trimmed address, in the order of the form: every field filled ("Please fill in {field}"),
 * phone ten digits, a country we send to (ISO codes), six digits of PIN code, and an Indian state whose PIN codes start
 * as this one does.
 */
export function addressProblems(address: ShippingAddress, countries: readonly string[]): AddressProblem[] {
  const problems: AddressProblem[] = addressFields
    .filter((field) => !address[field])
    .map((field) => ({ field, code: 'fill_in', values: { field: addressFieldWords[field] } }));
  const tell = (field: AddressField, code: AddressProblem['code'], values: AddressProblem['values'] = {}) =>
    problems.push({ field, code, values });
  if (address.phone && !isPhone(address.phone)) tell('phone', 'phone_digits');
  if (address.country && !countries.includes(address.country.toUpperCase()))
    tell('country', 'country_not_served');
  const pinRight = /^[1-9][0-9]{5}$/.test(address.pincode);
  if (address.pincode && !pinRight) tell('pincode', 'pincode_digits');
  const state = findState(address.state);
  if (address.state && !state) tell('state', 'state_unknown');
  if (state && pinRight && !pinBelongsTo(address.pincode, state))
    tell('pincode', 'pincode_state', { state: { en: state.name, hi: state.hi } });
  return problems;
}

/** A right address in the one spelling that is kept: the state's and the country's ISO code. */
export const keptAddress = (address: ShippingAddress): ShippingAddress => ({
  ...address,
  state: findState(address.state)?.code ?? address.state,
  country: address.country.toUpperCase(),
});
