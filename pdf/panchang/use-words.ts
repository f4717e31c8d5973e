import { usePdfMeta } from '../ui/document-page.tsx';
import { words as english, type PanchangWords } from '../words/panchang.en.ts';
import { words as hindi } from '../words/panchang.hi.ts';

/** The words of the panchang document in the language of the paper it stands on. */
export function usePanchangWords(): PanchangWords {
  return usePdfMeta().lang === 'hi' ? hindi : english;
}
