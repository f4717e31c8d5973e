import type { texts as english } from './desk.en.ts';

/** The frame of the desk, in Hindi. */
export const texts: typeof english = {
  name: 'एडमिन',
  nav: 'एडमिन',
  groups: { overview: 'एक नज़र में', shop: 'दुकान', astrology: 'ज्योतिष', people: 'लोग', site: 'साइट' },
  links: {
    verifyAstrologers: 'ज्योतिषियों की जाँच',
    withdrawals: 'निकासी',
    reportedChats: 'शिकायतें',
    jobs: 'पीछे के काम',
    webhooks: 'भुगतान की सूचनाएँ',
    settings: 'सेटिंग',
    tickets: 'टिकट',
  },
  viewShop: 'दुकान देखें',
  filters: 'फ़िल्टर',
  search: 'खोजें',
  reset: 'हटाएँ',
  refresh: 'ताज़ा करें',
  retry: 'फिर कोशिश करें',
  loadFailed: 'सूची नहीं खुल सकी। कृपया फिर कोशिश करें।',
  selectAll: 'इस पन्ने के सब चुनें',
  select: '{name} चुनें',
  pager: {
    label: 'पन्ने',
    range: '{from}–{to}',
    rangeOf: '{total} में से {from}–{to}',
    previous: 'पिछला',
    next: 'अगला',
  },
  reason: 'कारण',
  reasonMissing: 'कृपया कारण लिखें।',
  keep: 'रहने दें',
  changed: 'इस बीच किसी और ने इसे बदल दिया है। आपका लिखा हुआ अब भी यहाँ है।',
  showCurrent: 'अभी जो सहेजा है, वह दिखाएँ',
};
