import type { texts as english } from './en.ts';

/** The texts about an astrologer's opinion on the stone of a kundli, in Hindi. */
export const texts: typeof english = {
  title: 'रत्न के विषय में ज्योतिषी की राय',
  by: '{name}, {date}',
  byNobody: 'एक ज्योतिषी, {date}',
  agrees: 'नियमों से सहमत: {answer}',
  another: 'इसके बदले सलाह: {answer}',
  none: 'कोई रत्न न पहनने की सलाह',
  form: {
    title: 'रत्न पर आपकी सलाह',
    text: 'ग्राहक इसे आपके नाम और समय के साथ यहाँ और कुंडली के अंत में देखेंगे। जब तक आप कुंडली पढ़ सकते हैं, इसे बदल सकते हैं।',
    question: 'आपकी सलाह क्या है?',
    agrees: 'नियमों से सहमति: {answer}',
    another: 'दूसरा रत्न',
    none: 'कोई रत्न नहीं',
    stone: 'रत्न',
    choose: 'रत्न चुनें',
    stoneMissing: 'कृपया रत्न चुनें',
    note: 'कारण, एक-दो वाक्यों में',
    save: 'ग्राहक को बताएँ',
    saving: 'भेजा जा रहा है...',
    done: 'अब ग्राहक इसे देख सकते हैं।',
    failed: 'सलाह नहीं भेजी जा सकी। कृपया फिर कोशिश करें।',
  },
};
