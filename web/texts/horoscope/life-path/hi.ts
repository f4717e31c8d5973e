import type { texts as english } from './en.ts';

/** The life path number in Hindi. */
export const texts: typeof english = {
  title: 'जीवन पथ अंक',
  titleOf: 'जीवन पथ {n}: {title}',
  heading: 'आपका जीवन पथ अंक',
  description: 'जन्म तिथि के अंक तब तक जोड़ें जब तक एक अंक न बचे। यह अंक ज्योतिष का सबसे पुराना जोड़ है।',
  born: 'जन्म तिथि',
  day: 'दिन',
  month: 'महीना',
  year: 'वर्ष',
  calculate: 'गणना करें',
  busy: 'गणना हो रही है...',
  missing: 'कृपया अपनी जन्म तिथि चुनें',
  impossible: 'ऐसी कोई जन्म तिथि नहीं है। कृपया दिन, महीना और वर्ष जाँचें।',
  noProfile: 'जीवन पथ {n} के लिए कोई परिचय नहीं है',
  failed: 'परिचय नहीं लाया जा सका। कृपया फिर कोशिश करें।',
  privacy: 'तिथि आपके ब्राउज़र में ही रहती है; केवल अंक पूछा जाता है।',
  number: 'जीवन पथ {n}',
  positive: 'जो सहज है',
  challenging: 'जहाँ ध्यान चाहिए',
  compatible: 'सहज साथ',
  patience: 'जहाँ धैर्य चाहिए',
  all: 'सभी नौ अंक',
  share: 'शेयर करें',
  copied: 'लिंक कॉपी हो गया।',
  notCopied: 'लिंक कॉपी नहीं हो सका। कृपया उसे पते की पट्टी से कॉपी करें।',
};
