import moreEnglish from '#languages/en/astrology/reports/more.json' with { type: 'json' };
import moreHindi from '#languages/hi/astrology/reports/more.json' with { type: 'json' };
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
