import { plainDigits } from '#contract/core/typed.ts';

// Three letters tell an English month, in its short and its long form. Hindi months are told by their first letters.
const months = [
  'jan|जन',
  'feb|फ़र|फर',
  'mar|मार्च',
  'apr|अप्रै',
  'may|मई',
  'jun|जून',
  'jul|जुला',
  'aug|अग',
  'sep|सित',
  'oct|अक्टू|अक्तू',
  'nov|नव',
  'dec|दिस',
].map((names) => new RegExp(`^(?:${names})`, 'iu'));

const year = '((?:19|20)\\d\\d)';
const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const month = '([\\p{L}\\p{M}]{3,12})\\.?';
const patterns: readonly [RegExp, order: readonly ['d' | 'm' | 'y', 'd' | 'm' | 'y', 'd' | 'm' | 'y']][] = [
  [new RegExp(`\\b${year}-(\\d{1,2})-(\\d{1,2})\\b`, 'gu'), ['y', 'm', 'd']],
  // In India the day comes first.
  [new RegExp(`\\b(\\d{1,2})[./-](\\d{1,2})[./-]${year}\\b`, 'gu'), ['d', 'm', 'y']],
  [new RegExp(`\\b${day}[ -]${month}[ ,-]+${year}\\b`, 'gu'), ['d', 'm', 'y']],
  [new RegExp(`(?<![\\p{L}\\p{M}])${month} ${day}[ ,]+${year}\\b`, 'gu'), ['m', 'd', 'y']],
];

/** Returns a month of 1 to 12 from its number or its name in English or Hindi, or 0. */
function monthOf(words: string): number {
  return /^\d/.test(words) ? Number(words) : months.findIndex((names) => names.test(words)) + 1;
}

/**
 * Returns the dates that a text names, as YYYY-MM-DD: 14/8/1994, 1994-08-14, 14 August 1994, Aug 14, 1994,
 * १४ अगस्त १९९४. Dates that no calendar has are left out.
 */
export function datesIn(text: string): string[] {
  const latin = plainDigits(text);
  const found = new Set<string>();
  for (const [pattern, order] of patterns)
    for (const [, ...parts] of latin.matchAll(pattern)) {
      const part = (of: 'd' | 'm' | 'y') => parts[order.indexOf(of)] ?? '';
      const at = new Date(Date.UTC(Number(part('y')), monthOf(part('m')) - 1, Number(part('d'))));
      const date = Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10);
      // A day that the month does not have moves into the next month.
      if (Number(date.slice(5, 7)) === monthOf(part('m')) && Number(date.slice(8)) === Number(part('d')))
        found.add(date);
    }
  return [...found];
}
