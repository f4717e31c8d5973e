import type { texts as english } from './en.ts';

/** What a buyer fills in for goods that are made to order. */
export const texts: typeof english = {
  title: 'खास आपके लिए',
  hint: 'जैसा आप लिखेंगे, वैसा ही बनेगा। मन बदलने पर यह लौटाया नहीं जा सकता।',
  optional: '(वैकल्पिक)',
  choose: 'कृपया चुनें',
  count: '{max} में से {n} अक्षर',
  scripts: { latin: 'अंग्रेज़ी अक्षर', devanagari: 'हिंदी अक्षर' },
  problems: {
    missing: 'कृपया इसे भरें।',
    long: 'अधिक से अधिक {max} अक्षर।',
    script: 'कृपया नीचे बताई लिपि में लिखें: हम वही उकेर सकते हैं।',
    letters:
      'कृपया उन अक्षरों में लिखें जो छप सकते हैं: अंग्रेज़ी, देवनागरी, बांग्ला, गुरमुखी, गुजराती, ओड़िया, तमिल, तेलुगु, कन्नड़ या मलयालम।',
    signs: 'कृपया इमोजी और नई पंक्ति न लगाएँ।',
    date: 'कृपया तारीख भरें।',
    choice: 'कृपया विकल्पों में से एक चुनें।',
  },
  photoAdd: 'फ़ोटो चुनें',
  photoReplace: 'दूसरी फ़ोटो चुनें',
  photoChosen: 'आपकी फ़ोटो',
  photoWorking: 'फ़ोटो अपलोड हो रही है…',
  photoUnreadable: 'यह फ़ोटो पढ़ी नहीं जा सकी। कृपया दूसरी चुनें।',
  photoFailed: 'फ़ोटो अपलोड नहीं हो सकी। कृपया फिर कोशिश करें।',
  photoLogin: 'कृपया पहले लॉग इन करें, ताकि आपकी फ़ोटो केवल आप देख सकें।',
};
