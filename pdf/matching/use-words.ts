import { usePdfMeta } from '../ui/document-page.tsx';
import { words as english, type MatchingWords } from '../words/matching.en.ts';
import { words as hindi } from '../words/matching.hi.ts';

/** Returns the matching document's texts in its language. */
export function useMatchingWords(): MatchingWords {
  return usePdfMeta().lang === 'hi' ? hindi : english;
}
