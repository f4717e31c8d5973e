import type { texts as english } from './en.ts';

/** संग्रहों के पेज। */
export const texts: typeof english = {
  title: 'संग्रह',
  description: 'साथ-साथ चलने वाली वस्तुएँ, दुकान की चुनी हुई: किसी काम, किसी ग्रह या किसी अवसर के लिए।',
  count: { one: '{n} उत्पाद', other: '{n} उत्पाद' },
  titlePage: '{title}, पेज {n}',
  pageOf: '{last} में से पेज {n}',
  origin: 'मूल देश',
  anyOrigin: 'सभी',
  unstated: 'नहीं बताया गया',
  byOrigin: 'देश के क्रम में, A से Z',
  none: 'अभी कोई संग्रह नहीं है',
  empty: 'इस संग्रह की कोई वस्तु आज दुकान में नहीं है',
  seeProducts: 'सभी उत्पाद देखें',
  all: 'सभी संग्रह',
  missing: 'यह संग्रह अब यहाँ नहीं है',
  missingText: 'हो सकता है दुकान ने इसे हटा दिया हो, या पते में कोई अक्षर गलत हो।',
  failed: 'संग्रह लोड नहीं हो पाए। कृपया फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
};
