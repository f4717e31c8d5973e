import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DateWords } from './dates.ts';
import { byLang, type Lang } from './list.ts';

const read = <T>(lang: Lang, name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, lang, `${name}.json`), 'utf8'));

/** The words of dates by language, for the server. */
export const dateWords: Readonly<Record<Lang, DateWords>> = byLang((lang) => read<DateWords>(lang, 'dates'));
