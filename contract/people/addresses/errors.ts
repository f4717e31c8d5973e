import { fillText } from '#languages/message.ts';
import { nameErrors } from '../../core/person-names.ts';
import { printedWords } from '../../core/scripts.ts';

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
  fill_in: { status: 400, en: 'Please fill in {field}', hi: 'कृपया {field} भरें' },
  address_link: {
    status: 400,
    en: 'Please write the {field} without web addresses.',
    hi: 'कृपया {field} बिना वेब पते के लिखें।',
  },
  address_script: {
    status: 400,
    en: `Please write the {field} in letters that we can print: ${printedWords.en}.`,
    hi: `कृपया {field} उन अक्षरों में लिखें जो छप सकते हैं: ${printedWords.hi}।`,
  },
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

/** A problem of an address: the field, the error code and the values of its text. */
export type AddressProblem = {
  field: AddressField;
  code: keyof typeof addressErrors;
  values: Record<string, Words>;
};

/** Returns the text of a problem. */
export const addressProblemText = ({ code, values }: AddressProblem, lang: keyof Words): string =>
  fillText(
    addressErrors[code][lang],
    Object.fromEntries(Object.entries(values).map(([name, words]) => [name, words[lang]])),
  );
