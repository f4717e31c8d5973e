import type { texts as english } from './en.ts';

/** The desk's list of reviews. */
export const texts: typeof english = {
  title: 'समीक्षाएँ',
  intro: 'मिली हुई वस्तुओं के बारे में खरीदारों का लिखा, सबसे नया पहले।',
  list: 'समीक्षाएँ',
  search: 'शब्द, उत्पाद या लेखक',
  rating: 'सितारे',
  allRatings: 'सभी',
  stars: { one: '{n} सितारा', other: '{n} सितारे' },
  columns: { product: 'उत्पाद', rating: 'सितारे', text: 'समीक्षा', author: 'लेखक', at: 'तारीख' },
  erased: 'खाता हटाया गया',
  none: 'यहाँ कोई समीक्षा नहीं',
  noneText: 'खरीदार पहुँच चुकी वस्तुओं की समीक्षा लिख सकते हैं।',
  loadFailed: 'समीक्षाएँ नहीं खुल सकीं। कृपया फिर से कोशिश करें।',
};
