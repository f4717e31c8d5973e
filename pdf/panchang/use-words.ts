import { useWords } from '../ui/words.ts';

/** Returns the words of a panchang: the page's, and those of the print alone. */
export function usePanchangWords() {
  const { moments, more, readingLead } = useWords('reports/panchang');
  const own = useWords('pdf/panchang');
  return { ...own, moments, more: { ...more, ...own.more }, readingLead };
}

/** The words of a panchang. */
export type PanchangWords = ReturnType<typeof usePanchangWords>;
