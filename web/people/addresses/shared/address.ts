import { indianStates, pinBelongsTo } from '#contract/astrology/places/india.ts';
import { tidyDigits } from '#contract/core/typed.ts';
import type { AddressField } from '#contract/people/addresses/errors.ts';
import { addressProblems, tidyAddress } from '#contract/people/addresses/rules.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import type { Messages } from '#languages/messages.gen.ts';

/** The empty address. */
export const emptyAddress: ShippingAddress = {
  name: '',
  phone: '',
  address: '',
  landmark: '',
  pincode: '',
  city: '',
  state: '',
  country: 'IN',
};

/** The messages of wrong addresses: the texts `addresses/errors` and `core/name-errors`. */
export type AddressErrors = Messages['addresses/errors'] & Messages['core/name-errors'];

// The countries that the form offers. The server knows where else the shop ships to.
const countries = ['IN'];

/**
 * Returns the validators of react-hook-form for each field: true, or the message to show. Rules and messages are the
 * server's own (`contract/people/addresses/rules.ts`, the sets of `AddressErrors`).
 */
export function addressRules(errors: AddressErrors, lang: Lang) {
  const rule = (field: AddressField) => (value: string, form: ShippingAddress) => {
    const address = tidyAddress({ ...form, [field]: value });
    const problem = addressProblems(address, countries).find((found) => found.field === field);
    if (!problem) return true;
    const values = Object.entries(problem.values).map(([name, words]) => [name, words[lang]]);
    return fillText<string>(errors[problem.code], Object.fromEntries(values));
  };
  return {
    name: rule('name'),
    phone: rule('phone'),
    address: rule('address'),
    landmark: rule('landmark'),
    city: rule('city'),
    state: rule('state'),
    country: rule('country'),
    pincode: rule('pincode'),
  };
}

/** Returns whether an address passes every check. */
export const isWholeAddress = (typed: ShippingAddress): boolean =>
  addressProblems(tidyAddress(typed), countries).length === 0;

/** Returns the only possible state of a PIN code, or null: neighbouring states share some prefixes. */
export function stateOfPin(typed: string): string | null {
  const possible = indianStates.filter((place) => pinBelongsTo(tidyDigits(typed), place));
  return possible.length === 1 ? (possible[0]?.code ?? null) : null;
}
