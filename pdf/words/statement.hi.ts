import type { StatementWords } from './statement.en.ts';

/** Hindi texts of the wallet statement. */
export const words: StatementWords = {
  title: 'वॉलेट स्टेटमेंट',
  holder: 'खाताधारक',
  email: 'ई-मेल',
  month: 'महीना',
  opening: 'शुरुआती शेष',
  closing: 'अंतिम शेष',
  moneyIn: 'जमा',
  moneyOut: 'निकासी',
  date: 'तारीख',
  what: 'विवरण',
  amount: 'राशि',
  balance: 'शेष',
  none: 'इस महीने कोई लेन-देन नहीं हुआ।',
  note: 'समय भारत का है। राशियाँ भारतीय रुपये में हैं। कंप्यूटर से बना स्टेटमेंट; हस्ताक्षर की ज़रूरत नहीं।',
};
