import { usePdfMeta } from '../../ui/document-page.tsx';
import { type DepthWords, words as english } from '../../words/kundli-depth.en.ts';
import { words as hindi } from '../../words/kundli-depth.hi.ts';

/** Returns the texts of the chapters for readers who know astrology, in the document's language. */
export function useDepthWords(): DepthWords {
  return usePdfMeta().lang === 'hi' ? hindi : english;
}
