import { findState, indianStates, pinBelongsTo } from '#contract/india.ts';
import type { ShippingAddress } from '#contract/orders.ts';
import { isPhone } from '#contract/rules.ts';
import { tidyPhone } from '#web/features/auth/tidy-phone.ts';
import type { AllTexts } from '#web/messages/index.ts';
import { fill } from '#web/texts/format.ts';

/** What the checkout form holds: the address and the chosen way to pay ('' until one is chosen). */
export type CheckoutForm = ShippingAddress & { method: '' | 'online' | 'cod' };

/** A form nobody has typed in yet. */
export const emptyForm: CheckoutForm = {
  name: '',
  phone: '',
  address: '',
  landmark: '',
  pincode: '',
  city: '',
  state: '',
  country: 'IN',
  method: '',
};

type FieldName = keyof ShippingAddress;

/** The digits of a typed PIN code: people write `411 004`. */
export const tidyPin = (typed: string): string => typed.replace(/\s/g, '');

/**
 * The rule of a field: true, or the sentence to show. Every field is required (specification, section 5); the server
 * checks the same again.
 */
export function addressRules(t: AllTexts['checkout'], stateName: (code: string) => string) {
  const required =
    (field: FieldName, then: (value: string, form: CheckoutForm) => true | string = () => true) =>
    (value: string, form: CheckoutForm): true | string =>
      value.trim() === '' ? fill(t.fillIn, { field: t.inWords[field] }) : then(value, form);
  return {
    name: required('name'),
    phone: required('phone', (value) => isPhone(tidyPhone(value)) || t.phoneDigits),
    address: required('address'),
    landmark: required('landmark'),
    city: required('city'),
    state: required('state'),
    country: required('country'),
    pincode: required('pincode', (value, { state }) => {
      const pin = tidyPin(value);
      if (!/^[1-9][0-9]{5}$/.test(pin)) return t.pinDigits;
      const place = findState(state);
      return !place || pinBelongsTo(pin, place) || fill(t.pinState, { state: stateName(place.code) });
    }),
  };
}

/** The state a PIN code can only be in, or null: some beginnings are shared by neighbours. */
export function stateOfPin(typed: string): string | null {
  const possible = indianStates.filter((place) => pinBelongsTo(tidyPin(typed), place));
  return possible.length === 1 ? (possible[0]?.code ?? null) : null;
}

/** The address as it is sent. */
export const tidyAddress = ({ method: _, ...form }: CheckoutForm): ShippingAddress => ({
  name: form.name.trim(),
  phone: tidyPhone(form.phone),
  address: form.address.trim(),
  landmark: form.landmark.trim(),
  pincode: tidyPin(form.pincode),
  city: form.city.trim(),
  state: form.state,
  country: form.country,
});
