import type { SavedAddress } from '#contract/addresses/endpoints.ts';
import { addressFields } from '#contract/addresses/rules.ts';
import type { ShippingAddress } from '#contract/orders/endpoints.ts';
import { emptyAddress, tidyAddress } from './address.ts';

/**
 * What the checkout form holds: which address it goes to (the id of a kept one, or `new` for the typed one), the typed
 * address, whether to keep it, and the chosen way to pay ('' until one is chosen).
 */
export type CheckoutForm = ShippingAddress & {
  to: string;
  saveAddress: boolean;
  method: '' | 'online' | 'cod';
};

/** The choice of the typed address. */
export const newAddress = 'new';

/** A form nobody has typed in yet. */
export const emptyForm: CheckoutForm = { ...emptyAddress, to: '', saveAddress: false, method: '' };

const isSame = (one: ShippingAddress, other: ShippingAddress): boolean =>
  addressFields.every((field) => one[field] === other[field]);

/** The address a form is to be sent to: a kept one while it is still there, else the typed one. */
export const destinationOf = (form: CheckoutForm, saved: readonly SavedAddress[]): ShippingAddress =>
  tidyAddress(saved.find((address) => address._id === form.to) ?? form);

/**
 * The form a checkout begins with: what was typed before, and the kept address chosen before, or the default. What was
 * typed and kept with the last order is chosen among the kept ones.
 */
export function firstForm(kept: CheckoutForm, saved: readonly SavedAddress[]): CheckoutForm {
  const there = (id: string) => saved.some((address) => address._id === id);
  const usual = saved[0]?._id ?? newAddress;
  const typed = tidyAddress(kept);
  const known = saved.find((address) => isSame(tidyAddress(address), typed));
  if (known)
    return { ...kept, ...emptyAddress, to: there(kept.to) ? kept.to : known._id, saveAddress: false };
  if (there(kept.to)) return kept;
  const begun = !isSame(typed, emptyAddress);
  return { ...kept, to: begun ? newAddress : usual };
}
