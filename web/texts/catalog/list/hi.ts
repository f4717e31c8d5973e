import type { texts as english } from './en.ts';

/** खोज और फ़िल्टर के साथ उत्पादों की सूची। */
export const texts: typeof english = {
  title: 'उत्पाद',
  titlePage: '{title}, पेज {n}',
  description: 'रत्न, रुद्राक्ष, यंत्र, अँगूठियाँ और पूजा सामग्री, सच्चे विवरण और धारण विधि के साथ।',
  search: 'नाम से खोजें, जैसे पुखराज',
  searchButton: 'खोजें',
  filter: 'फ़िल्टर',
  filterChosen: 'फ़िल्टर ({n})',
  filters: 'फ़िल्टर',
  sort: 'क्रम',
  sorts: {
    newest: 'नए पहले',
    match: 'सबसे मिलते-जुलते',
    'price-asc': 'मूल्य: कम से अधिक',
    'price-desc': 'मूल्य: अधिक से कम',
    'name-asc': 'नाम: A से Z',
    'name-desc': 'नाम: Z से A',
  },
  reset: 'रीसेट करें',
  apply: 'लागू करें',
  show: { one: '{n} उत्पाद देखें', other: '{n} उत्पाद देखें' },
  count: { one: '{n} उत्पाद', other: '{n} उत्पाद' },
  pageOf: 'पेज {n}, कुल {last}',
  showMore: '{n} और दिखाएँ',
  showFewer: 'कम दिखाएँ',
  chosen: 'चुने हुए फ़िल्टर',
  searched: '“{q}”',
  remove: '{name} हटाएँ',
  noneHint: 'कोई दूसरा शब्द लिखें, या कोई फ़िल्टर हटाएँ।',
};
