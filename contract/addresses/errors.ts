import { fillText } from '../core/fill-text.ts';

/** A word or sentence in the two languages of the interface. */
export type Words = { readonly en: string; readonly hi: string };

/** The fields of an address in the order of the form, as they are called inside a sentence. */
export const addressFieldWords = {
  name: { en: 'name', hi: 'नाम' },
  phone: { en: 'phone', hi: 'फ़ोन' },
  address: { en: 'address', hi: 'पता' },
  city: { en: 'city', hi: 'शहर' },
  state: { en: 'state', hi: 'राज्य' },
  country: { en: 'country', hi: 'देश' },
  pincode: { en: 'pincode', hi: 'पिन कोड' },
  landmark: { en: 'landmark', hi: 'पहचान का स्थान' },
} as const satisfies Record<string, Words>;

/** What is said of an address, by the form and by the server alike; a part of the table of faults. */
export const addressErrors = {
  fill_in: { status: 400, en: 'Please fill in {field}', hi: 'कृपया {field} भरें' },
  phone_digits: { status: 400, en: 'Phone number must be 10 digits', hi: 'फ़ोन नंबर 10 अंकों का होना चाहिए' },
  pincode_digits: { status: 400, en: 'Pincode must be 6 digits', hi: 'पिन कोड 6 अंकों का होना चाहिए' },
  pincode_state: {
    status: 400,
    en: 'This pincode does not belong to {state}. Please check both.',
    hi: 'यह पिन कोड {state} का नहीं है। कृपया दोनों जाँचें।',
  },
  country_not_served: {
    status: 400,
    en: 'We do not deliver to this country yet.',
    hi: 'हम अभी इस देश में नहीं भेजते।',
  },
  state_unknown: { status: 400, en: 'Please choose a state from the list.', hi: 'कृपया सूची से राज्य चुनें।' },
} as const;

/** A field of an address. */
export type AddressField = keyof typeof addressFieldWords;

/** One thing wrong with an address: at which field, and the fault with the values of its words. */
export type AddressProblem = {
  field: AddressField;
  code: keyof typeof addressErrors;
  values: Record<string, Words>;
};

/** A problem as the reader is told of it. */
export const addressProblemText = ({ code, values }: AddressProblem, lang: keyof Words): string =>
  fillText(
    addressErrors[code][lang],
    Object.fromEntries(Object.entries(values).map(([name, words]) => [name, words[lang]])),
  );
