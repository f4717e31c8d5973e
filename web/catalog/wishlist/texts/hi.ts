import type { texts as english } from './en.ts';

/** पसंद किए गए उत्पादों का पेज। */
export const texts: typeof english = {
  title: 'पसंदीदा',
  count: { one: '{n} उत्पाद', other: '{n} उत्पाद' },
  empty: 'यहाँ अभी कुछ नहीं है',
  emptyText: 'जो अच्छा लगे उसके दिल पर टैप करें, वह यहाँ सहेजा रहेगा।',
  seeProducts: 'उत्पाद देखें',
  loadFailed: 'आपकी सूची नहीं खुल सकी।',
  retry: 'फिर कोशिश करें',
};
