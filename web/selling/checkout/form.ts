import type { SavedAddress } from '#contract/people/addresses/endpoints.ts';
import { addressFields, tidyAddress } from '#contract/people/addresses/rules.ts';
import type { BillingDetails, ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { BilledBusiness } from '#contract/selling/payments/endpoints.ts';
import { emptyAddress } from '#web/people/addresses/shared/address.ts';
import { emptyBilling } from '#web/selling/checkout/shared/billing-fields.tsx';

/**
 * The values of the checkout form: the chosen address (the id of a saved one, or `new`), the typed address, whether
 * to save it, the GSTIN for the invoice with its billing details, the note to the shop, and the payment method ('' until
 * chosen).
 */
export type CheckoutForm = ShippingAddress & {
  to: string;
  saveAddress: boolean;
  gstin: string;
  billing: BillingDetails;
  buyerNote: string;
  method: '' | 'online' | 'upi' | 'cod';
};

/** The value of `to` that selects the typed address. */
export const newAddress = 'new';

/** The empty checkout form. */
export const emptyForm: CheckoutForm = {
  ...emptyAddress,
  to: '',
  saveAddress: false,
  gstin: '',
  billing: emptyBilling,
  buyerNote: '',
  method: '',
};

const isSame = (one: ShippingAddress, other: ShippingAddress): boolean =>
  addressFields.every((field) => one[field] === other[field]);

/** Returns the delivery address of a form: the saved one while it exists, else the typed one. */
export const destinationOf = (form: CheckoutForm, saved: readonly SavedAddress[]): ShippingAddress =>
  tidyAddress(saved.find((address) => address._id === form.to) ?? form);

/** The name and the phone of the account. */
export type Person = Pick<ShippingAddress, 'name' | 'phone'>;

/** The initial values of a new address: the account's name and phone, and the address of the last order. */
export type Beginning = { person: Person | null; lastAddress: ShippingAddress | null };

/**
 * Returns the initial form: the input from before, and the address chosen before or the default. An address typed
 * and saved with the last order is selected among the saved ones. A new address begins with the account's name and phone,
 * or with the address of the last order when none is saved.
 */
export function firstForm(
  before: CheckoutForm,
  saved: readonly SavedAddress[],
  { person = null, lastAddress = null }: Partial<Beginning> = {},
): CheckoutForm {
  const there = (id: string) => saved.some((address) => address._id === id);
  const usual = saved[0]?._id ?? newAddress;
  const blank = { ...emptyAddress, ...(saved.length === 0 && lastAddress ? lastAddress : person) };
  const typed = tidyAddress(before);
  const known = saved.find((address) => isSame(tidyAddress(address), typed));
  if (known) return { ...before, ...blank, to: there(before.to) ? before.to : known._id };
  const begun = [emptyAddress, blank, { ...emptyAddress, ...person }].every(
    (unused) => !isSame(typed, tidyAddress(unused)),
  );
  const form = begun ? before : { ...before, ...blank };
  if (there(before.to)) return form;
  return { ...form, to: begun ? newAddress : usual };
}

/** Returns the form with the business of the last order, unless the buyer has typed into a form in this tab. */
export const withBusiness = (
  form: CheckoutForm,
  { before, business }: { before: CheckoutForm; business: BilledBusiness | null },
): CheckoutForm =>
  business && before === emptyForm
    ? { ...form, gstin: business.gstin, billing: business.billing ?? emptyBilling }
    : form;
