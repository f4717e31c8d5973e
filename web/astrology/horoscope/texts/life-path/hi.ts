import type { texts as english } from './en.ts';

/** The life path number in Hindi. */
export const texts: typeof english = {
  title: 'भाग्यांक',
  titleOf: 'भाग्यांक {n}: {title}',
  heading: 'आपका भाग्यांक',
  description: 'जन्म तारीख के अंक तब तक जोड़ें जब तक एक अंक न बचे। यह अंक ज्योतिष की सबसे पुरानी गणना है।',
  born: 'जन्म तारीख',
  day: 'तारीख',
  month: 'महीना',
  year: 'साल',
  calculate: 'गणना करें',
  busy: 'गणना हो रही है...',
  missing: 'कृपया अपनी जन्म तारीख चुनें',
  impossible: 'ऐसी कोई जन्म तारीख नहीं है। कृपया तारीख, महीना और साल जाँचें।',
  noProfile: 'भाग्यांक {n} के लिए कोई परिचय नहीं है',
  failed: 'परिचय नहीं खुल सका। कृपया फिर कोशिश करें।',
  privacy: 'आपकी तारीख कहीं नहीं भेजी जाती; केवल अंक लिया जाता है।',
  number: 'भाग्यांक {n}',
  positive: 'आपकी खूबियाँ',
  challenging: 'सावधानी',
  compatible: 'इनसे बनती है',
  patience: 'इनके साथ धैर्य रखें',
  all: 'सभी नौ अंक',
  share: 'शेयर करें',
  copied: 'लिंक कॉपी हो गया।',
  copyFailed: 'लिंक कॉपी नहीं हो सका। कृपया उसे ब्राउज़र की पता-पट्टी से कॉपी करें।',
};
