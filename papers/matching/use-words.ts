import { usePaper } from '../ui/paper.tsx';
import { words as english, type MatchingWords } from '../words/matching.en.ts';
import { words as hindi } from '../words/matching.hi.ts';

/** The words of the matching document in the language of the paper it stands on. */
export function useMatchingWords(): MatchingWords {
  return usePaper().lang === 'hi' ? hindi : english;
}
