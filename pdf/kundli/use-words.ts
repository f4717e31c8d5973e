import { usePdfMeta } from '../ui/document-page.tsx';
import { words as english, type KundliWords } from '../words/kundli.en.ts';
import { words as hindi } from '../words/kundli.hi.ts';
import { type MoreWords, words as moreEnglish } from '../words/more.en.ts';
import { words as moreHindi } from '../words/more.hi.ts';

/** Returns the kundli document's texts in its language. */
export function useKundliWords(): KundliWords {
  return usePdfMeta().lang === 'hi' ? hindi : english;
}

/** Returns the texts of the parts beside the chart: running year, birth star, doshas, numbers. */
export function useMoreWords(): MoreWords {
  return usePdfMeta().lang === 'hi' ? moreHindi : moreEnglish;
}
