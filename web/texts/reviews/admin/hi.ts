import type { texts as english } from './en.ts';

/** The desk's list of reviews. */
export const texts: typeof english = {
  title: 'समीक्षाएँ',
  intro: 'खरीदारों ने पाए हुए सामान के बारे में जो लिखा, सबसे नया पहले।',
  list: 'समीक्षाएँ',
  search: 'शब्द, उत्पाद या लेखक',
  rating: 'तारे',
  allRatings: 'सभी',
  stars: { one: '{n} तारा', other: '{n} तारे' },
  columns: { product: 'उत्पाद', rating: 'तारे', text: 'समीक्षा', author: 'लेखक', at: 'तारीख' },
  erased: 'खाता मिटाया गया',
  none: 'यहाँ कोई समीक्षा नहीं',
  noneText: 'जो सामान पहुँच चुका है, खरीदार उसकी समीक्षा लिख सकते हैं।',
  loadFailed: 'समीक्षाएँ नहीं खुल सकीं। कृपया फिर से कोशिश करें।',
};
