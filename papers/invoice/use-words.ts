import { usePaper } from '../ui/paper.tsx';
import { words as english, type InvoiceWords } from '../words/invoice.en.ts';
import { words as hindi } from '../words/invoice.hi.ts';

/** The words of the document, in its language. */
export function useWords(): InvoiceWords {
  return usePaper().lang === 'hi' ? hindi : english;
}
