// Set-up of the unit tests: what they render outside a page is written in any language.
import { langs } from '#languages/list.ts';
import { dateWords } from '#languages/read.ts';
import { knowDates } from './date-words.ts';

for (const lang of langs) knowDates(lang, dateWords[lang]);
