import { usePdfMeta } from '../ui/document-page.tsx';
import { words as english, type KundliWords } from '../words/kundli.en.ts';
import { words as hindi } from '../words/kundli.hi.ts';

/** The words of the kundli document in the language of the paper it stands on. */
export function useKundliWords(): KundliWords {
  return usePdfMeta().lang === 'hi' ? hindi : english;
}
