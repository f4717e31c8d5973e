import { usePdfMeta } from '../ui/document-page.tsx';
import { words as english, type KundliWords } from '../words/kundli.en.ts';
import { words as hindi } from '../words/kundli.hi.ts';

/** Returns the kundli document's texts in its language. */
export function useKundliWords(): KundliWords {
  return usePdfMeta().lang === 'hi' ? hindi : english;
}
