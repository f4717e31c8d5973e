import { texts as moreEnglish } from '#web/astrology/reports/texts/more/en.ts';
import { texts as moreHindi } from '#web/astrology/reports/texts/more/hi.ts';
import { usePdfMeta } from '../ui/document-page.tsx';
import { words as english, type KundliWords } from '../words/kundli.en.ts';
import { words as hindi } from '../words/kundli.hi.ts';

/** Returns the kundli document's texts in its language. */
export function useKundliWords(): KundliWords {
  return usePdfMeta().lang === 'hi' ? hindi : english;
}

/** Returns the page's texts of the parts beside the chart: running year, birth star, doshas, numbers. */
export function useMoreWords(): typeof moreEnglish {
  return usePdfMeta().lang === 'hi' ? moreHindi : moreEnglish;
}
