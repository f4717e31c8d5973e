import type { DateWords } from './dates.ts';
import { byLang, type Lang } from './list.ts';

const files: Record<string, DateWords> = import.meta.glob('./*/dates.json', {
  eager: true,
  import: 'default',
});

/** The words of dates by language, in what Vite bundles for the server: pages and PDFs. */
export const bundledDates: Readonly<Record<Lang, DateWords>> = byLang(
  (lang) => files[`./${lang}/dates.json`] as DateWords,
);
