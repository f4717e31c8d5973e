import { findState, pinBelongsTo } from '#contract/india.ts';
import type { ShippingAddress } from '#contract/orders.ts';
import { isPhone } from '#contract/rules.ts';
import { Fault, fault } from '../platform/fault.ts';

// In the order of the form, with the words of the form.
const fields = ['name', 'phone', 'address', 'city', 'state', 'country', 'pincode', 'landmark'] as const;

/**
 * Checks a shipping address: every field filled ("Please fill in {field}"), phone ten digits, an Indian state whose
 * PIN codes start as this one does, a country we send to. Answers it with the state's ISO code, or all its problems.
 */
export function checkAddress(
  given: Partial<ShippingAddress>,
  countries: readonly string[],
): ShippingAddress | Fault {
  const address = Object.fromEntries(
    fields.map((field) => [field, (given[field] ?? '').trim()]),
  ) as ShippingAddress;
  const problems: Fault[] = fields
    .filter((field) => !address[field])
    .map((field) => fault('fill_in', { field }));
  if (address.phone && !isPhone(address.phone)) problems.push(fault('phone_digits'));
  if (address.country && !countries.includes(address.country.toUpperCase()))
    problems.push(fault('country_not_served'));
  const state = findState(address.state);
  if (address.state && !state) problems.push(fault('state_unknown'));
  if (state && address.pincode && !pinBelongsTo(address.pincode, state)) {
    problems.push(fault('pincode_state', { state: state.name }));
  }
  const first = problems[0];
  if (first) return new Fault(first.code, { values: first.values, errors: problems });
  return { ...address, state: state?.code ?? address.state, country: address.country.toUpperCase() };
}
