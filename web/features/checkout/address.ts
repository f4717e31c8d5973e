import { type AddressField, addressProblems } from '#contract/address-rules.ts';
import { indianStates, pinBelongsTo } from '#contract/india.ts';
import type { ShippingAddress } from '#contract/orders.ts';
import { tidyPhone } from '#web/features/auth/tidy-phone.ts';
import type { AllTexts } from '#web/messages/index.ts';
import { fill } from '#web/texts/format.ts';

/** An address nobody has typed in yet. */
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

// What the form offers; the server knows where else the shop sends to.
const countries = ['IN'];

const tidyPin = (typed: string): string => typed.replace(/\s/g, '');

/** The address as it is sent: people write `98230 44150` and `411 004`. */
export const tidyAddress = (typed: ShippingAddress): ShippingAddress => ({
  name: typed.name.trim(),
  phone: tidyPhone(typed.phone),
  address: typed.address.trim(),
  landmark: typed.landmark.trim(),
  pincode: tidyPin(typed.pincode),
  city: typed.city.trim(),
  state: typed.state,
  country: typed.country,
});

/**
 * The rule of each field, as react-hook-form wants it: true, or the sentence to show. The rules are the server's own
 * (`contract/address-rules.ts`). `stateName` names a state in the reader's language.
 */
export function addressRules(t: AllTexts['checkout'], stateName: (code: string) => string) {
  const rule = (field: AddressField) => (value: string, form: ShippingAddress) => {
    const address = tidyAddress({ ...form, [field]: value });
    const problem = addressProblems(address, countries).find((found) => found.field === field);
    if (!problem) return true;
    if (problem.code === 'phone_digits') return t.phoneDigits;
    if (problem.code === 'pincode_digits') return t.pinDigits;
    if (problem.code === 'pincode_state') return fill(t.pinState, { state: stateName(address.state) });
    return fill(t.fillIn, { field: t.inWords[field] });
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

/** The state a PIN code can only be in, or null: some beginnings are shared by neighbours. */
export function stateOfPin(typed: string): string | null {
  const possible = indianStates.filter((place) => pinBelongsTo(tidyPin(typed), place));
  return possible.length === 1 ? (possible[0]?.code ?? null) : null;
}
