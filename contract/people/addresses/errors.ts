import { nameErrors } from '../../core/person-names.ts';

/** A text in the two languages of the interface. */
export type Words = { readonly en: string; readonly hi: string };

/** The names of the address fields inside a sentence, in the order of the form. */
export const addressFieldWords = {
  name: { en: 'name', hi: 'नाम' },
  phone: { en: 'phone', hi: 'फ़ोन' },
  address: { en: 'address', hi: 'पता' },
  city: { en: 'city', hi: 'शहर' },
  state: { en: 'state', hi: 'राज्य' },
  country: { en: 'country', hi: 'देश' },
  pincode: { en: 'pincode', hi: 'पिन कोड' },
  landmark: { en: 'landmark', hi: 'लैंडमार्क' },
} as const satisfies Record<string, Words>;

/** The landmark of a person who has none, because the field is required. A tick of the form fills it in. */
export const noLandmark: Words = { en: 'There is no landmark', hi: 'कोई लैंडमार्क नहीं है' };

/** The errors of addresses, for form and server. */
export const addressErrors = {
  ...nameErrors,
  fill_in: 400,
  address_link: 400,
  address_script: 400,
  phone_digits: 400,
  pincode_digits: 400,
  pincode_state: 400,
  country_not_served: 400,
  state_unknown: 400,
} as const;

/** A field of an address. */
export type AddressField = keyof typeof addressFieldWords;

/** A problem of an address: the field, the error code and the values of its text. */
export type AddressProblem = {
  field: AddressField;
  code: keyof typeof addressErrors;
  values: Record<string, Words>;
};
