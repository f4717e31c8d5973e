import { usePdfMeta } from '../ui/document-page.tsx';
import { words as english, type PanchangWords } from '../words/panchang.en.ts';
import { words as hindi } from '../words/panchang.hi.ts';

/** Returns the panchang document's texts in its language. */
export function usePanchangWords(): PanchangWords {
  return usePdfMeta().lang === 'hi' ? hindi : english;
}
