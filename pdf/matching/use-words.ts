import { usePdfMeta } from '../ui/document-page.tsx';
import { words as english, type MatchingWords } from '../words/matching.en.ts';
import { words as hindi } from '../words/matching.hi.ts';

/** The words of the matching document in the language of the paper it stands on. */
export function useMatchingWords(): MatchingWords {
  return usePdfMeta().lang === 'hi' ? hindi : english;
}
