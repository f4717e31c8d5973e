import type { texts as english } from './en.ts';

/** The blog, in Hindi. */
export const texts: typeof english = {
  title: 'दुकान की डायरी',
  titlePage: 'दुकान की डायरी, पेज {n}',
  description: 'रत्न, रुद्राक्ष, पंचांग और कुंडली पर शांत और सीधे लेख: क्या जाँचें, परंपरा क्या कहती है, और क्या नहीं कहती।',
  count: { one: '{n} लेख', other: '{n} लेख' },
  none: 'अभी कोई लेख प्रकाशित नहीं हुआ है।',
  noneHint: 'हमारे पहले लेख यहीं मिलेंगे। तब तक दुकान खुली है।',
  seeProducts: 'उत्पाद देखें',
  failed: 'लेख नहीं खुल सके। कृपया फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  all: 'सभी लेख',
  minutes: { one: '{n} मिनट का लेख', other: '{n} मिनट का लेख' },
  readNext: 'आगे पढ़ें',
  notFound: 'यह लेख नहीं मिला।',
  notFoundHint: 'हो सकता है यह हटा दिया गया हो।',
  seePosts: 'सभी लेख देखें',
  postFailed: 'यह लेख नहीं खुल सका। कृपया फिर कोशिश करें।',
  pictures: 'तस्वीरें',
  onlyEnglish: 'यह लेख केवल अंग्रेज़ी में है।',
};
