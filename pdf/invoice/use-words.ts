import type { Lang } from '#languages/list.ts';
import { usePdfMeta } from '../ui/document-page.tsx';
import { words as english, type InvoiceWords } from '../words/invoice.en.ts';
import { words as hindi } from '../words/invoice.hi.ts';

/** Returns the texts of invoices in a language. */
export const wordsIn = (lang: Lang): InvoiceWords => (lang === 'hi' ? hindi : english);

/** Returns the document's texts in its language. */
export const useWords = (): InvoiceWords => wordsIn(usePdfMeta().lang);
