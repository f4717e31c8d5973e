import { usePdfMeta } from '../ui/document-page.tsx';
import { words as english, type ParcelWords } from '../words/parcels.en.ts';
import { words as hindi } from '../words/parcels.hi.ts';

/** Returns the texts of slips and labels in the document's language. */
export const useWords = (): ParcelWords => (usePdfMeta().lang === 'hi' ? hindi : english);
