import { printedWords } from '../../core/scripts.ts';
import type { Words } from '../../people/addresses/errors.ts';

/** The problems of setting values, in both languages. `{min}` and `{max}` are the bounds. */
export const settingProblems = {
  missing: { en: 'Please fill this in.', hi: 'कृपया इसे भरें।' },
  long: { en: 'Please use at most {max} characters.', hi: 'कृपया अधिक से अधिक {max} अक्षर लिखें।' },
  script: {
    en: `Invoices cannot print this. Please use letters of ${printedWords.en}.`,
    hi: `यह बिल पर नहीं छप सकता। कृपया इन अक्षरों में लिखें: ${printedWords.hi}।`,
  },
  email: { en: 'Please enter a valid e-mail address.', hi: 'कृपया सही ई-मेल पता भरें।' },
  phone: {
    en: 'Please enter the number with its country code and no spaces: +919876500108.',
    hi: 'कृपया नंबर देश कोड के साथ, बिना खाली जगह भरें: +919876500108।',
  },
  url: {
    en: 'Please enter a whole web address: https://example.in.',
    hi: 'कृपया पूरा वेब पता भरें: https://example.in।',
  },
  rupees: {
    en: 'Please enter an amount in rupees, 0 or more, with at most two decimals.',
    hi: 'कृपया रुपयों में राशि भरें: 0 या अधिक, दशमलव के बाद अधिक से अधिक दो अंक।',
  },
  picture: {
    en: 'Please upload the picture here.',
    hi: 'कृपया चित्र यहीं अपलोड करें।',
  },
  percent: {
    en: 'Please enter a percentage from 0 to 100, with at most two decimals.',
    hi: 'कृपया 0 से 100 के बीच प्रतिशत भरें, दशमलव के बाद अधिक से अधिक दो अंक।',
  },
  whole: {
    en: 'Please enter a whole number from {min} to {max}.',
    hi: 'कृपया {min} से {max} के बीच पूर्ण संख्या भरें।',
  },
  time: { en: 'Please enter a time such as 09:00.', hi: 'कृपया 09:00 जैसा समय भरें।' },
  days: {
    en: 'Please enter days such as Mon-Fri or Sun.',
    hi: 'कृपया दिन ऐसे भरें: Mon-Fri या Sun।',
  },
  date: { en: 'Please enter a date.', hi: 'कृपया तारीख भरें।' },
  country: {
    en: 'Please enter each country by its two letters, such as IN.',
    hi: 'कृपया देश दो अक्षरों में भरें, जैसे IN।',
  },
  code: { en: 'Please enter 4 to 8 digits.', hi: 'कृपया 4 से 8 अंक भरें।' },
  pins: {
    en: 'Please enter the first two to six digits of PIN codes, separated by spaces: 302 3050.',
    hi: 'कृपया पिन कोड के पहले दो से छह अंक भरें, बीच में खाली जगह के साथ: 302 3050।',
  },
  coordinates: {
    en: 'Please enter latitude and longitude in degrees, such as 26.9196, 75.7878.',
    hi: 'कृपया अक्षांश-देशांतर अंशों में भरें, जैसे 26.9196, 75.7878।',
  },
  upi: {
    en: 'Please enter a UPI id such as shop@okbank.',
    hi: 'कृपया UPI आईडी भरें, जैसे shop@okbank।',
  },
  choice: { en: 'Please choose one from the list.', hi: 'कृपया सूची में से चुनें।' },
  gstin: {
    en: 'Please check the GSTIN: 15 characters of the chosen state, without a typing error.',
    hi: 'कृपया GSTIN जाँचें: चुने राज्य का 15 अक्षरों का नंबर, बिना गलती के।',
  },
  none: { en: 'Please add at least one.', hi: 'कृपया कम से कम एक जोड़ें।' },
  many: { en: 'Please keep at most {max}.', hi: 'कृपया अधिक से अधिक {max} रखें।' },
  not_forward: {
    en: 'Please enter a number from {min} on. Lower ones have been given to orders already.',
    hi: 'कृपया {min} या उससे बड़ी संख्या भरें। उससे छोटे नंबर ऑर्डरों को मिल चुके हैं।',
  },
  closes_first: {
    en: 'The closing time must be after the opening time.',
    hi: 'बंद होने का समय खुलने के बाद का होना चाहिए।',
  },
  ends_first: {
    en: 'The second number must not be smaller than the first.',
    hi: 'दूसरी संख्या पहली से छोटी नहीं होनी चाहिए।',
  },
} as const satisfies Record<string, Words>;

/** The code of a problem of a setting value. */
export type SettingProblem = keyof typeof settingProblems;
