import type { texts as english } from './en.ts';

/** How goods are worn, in Hindi. */
export const texts: typeof english = {
  title: 'धारण विधि',
  titlePage: 'धारण विधि, पेज {n}',
  lead: 'कौन-सी उँगली, धातु और दिन, और शुरुआत कैसे करें।',
  description: 'रत्न, रुद्राक्ष, यंत्र और कंगन कैसे धारण करें: विधि, शुभ दिन और धातु, हर उत्पाद के साथ।',
  search: 'नाम से खोजें',
  searchButton: 'खोजें',
  count: { one: '{n} उत्पाद', other: '{n} उत्पाद' },
  none: 'कोई उत्पाद नहीं मिला।',
  noneHint: 'दूसरा शब्द आज़माएँ, या सब देखें।',
  reset: 'रीसेट करें',
  failed: 'उत्पाद नहीं लाए जा सके। कृपया फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  noSteps: 'इसके लिए कोई विशेष विधि नहीं है। शंका हो तो हमसे पूछ लें।',
  steps: '{name} की विधि',
  see: '{name} देखें',
};
