import { usePdfMeta } from '../ui/document-page.tsx';
import { words as english, type InvoiceWords } from '../words/invoice.en.ts';
import { words as hindi } from '../words/invoice.hi.ts';

/** Returns the document's texts in its language. */
export function useWords(): InvoiceWords {
  return usePdfMeta().lang === 'hi' ? hindi : english;
}
