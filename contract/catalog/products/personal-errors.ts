import { printedWords } from '../../core/scripts.ts';

/** The errors of products that are made to order. */
export const personalErrors = {
  personalisation_required: {
    status: 400,
    en: '{product} is made for you: please fill in “{label}” on its page.',
    hi: '{product} खास आपके लिए बनता है: कृपया इसके पेज पर “{label}” भरें।',
  },
  personalisation_wrong: {
    status: 400,
    en: '“{label}”: {reason}',
    hi: '“{label}”: {reason}',
  },
  personalisation_photo: {
    status: 404,
    en: 'This photo is no longer here. Please add it again.',
    hi: 'यह फ़ोटो अब यहाँ नहीं है। कृपया इसे फिर जोड़ें।',
  },
} as const;

/** Why a value cannot be taken, in both languages. `{max}` is the most characters. */
export const personalProblemWords = {
  missing: { en: 'please fill this in.', hi: 'कृपया इसे भरें।' },
  long: { en: 'at most {max} characters.', hi: 'अधिक से अधिक {max} अक्षर।' },
  script: {
    en: 'please use the letters that we can engrave.',
    hi: 'कृपया वही लिपि लिखें जो हम उकेर सकते हैं।',
  },
  letters: {
    en: `please use letters that we can print: ${printedWords.en}.`,
    hi: `कृपया उन अक्षरों में लिखें जो छप सकते हैं: ${printedWords.hi}।`,
  },
  signs: { en: 'please leave out emoji and line breaks.', hi: 'कृपया इमोजी और नई पंक्ति न लगाएँ।' },
  date: { en: 'please enter a date.', hi: 'कृपया तारीख भरें।' },
  choice: { en: 'please choose one of the options.', hi: 'कृपया विकल्पों में से एक चुनें।' },
} as const;
