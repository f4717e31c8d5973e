import type { Role } from './meaning.ts';

/** What a search says in numbers: it finds goods by terms, like a meaning. */
type Measured = { typed: string; role: Role; tiers: string[][] };

const units: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    ratti: 'ratti rati ratty rattis रत्ती रति',
    carat: 'carat carats ct cts caret कैरेट',
    g: 'g gm gms gram grams ग्राम',
    kg: 'kg kilo किलो',
    inch: 'inch inches in इंच',
    mm: 'mm',
    cm: 'cm',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit])),
);

const counts: readonly string[] = [
  'ek one एक',
  'do two दो',
  'teen tin three तीन त्रि',
  'char chaar four चार',
  'paanch panch five पांच पंच',
  'chhe cheh chah six छह छः छे',
  'saat sat seven सात',
  'aath ath eight आठ',
  'nau nine नौ',
  'das ten दस',
  'gyarah gyara eleven ग्यारह',
  'barah bara twelve बारह',
  'terah tera thirteen तेरह',
  'chaudah choudah fourteen चौदह',
];
const countOf = new Map(counts.flatMap((words, n) => words.split(' ').map((word) => [word, n + 1] as const)));
const mukhiWords = /^(?:mukhi|mukhee|mukh|mukha|face|faced|faces|faceted bead|मुखी|मुख)$/;

function mukhiTiers(count: number): string[][] {
  const words = [String(count), ...(counts[count - 1] ?? '').split(' ').filter(Boolean)];
  return [
    [`mukhi=${count} kind:rudraksha`],
    [`mukhi=${count}`],
    [`mukhi:${count}`],
    words.flatMap((word) => [`${word} mukhi`, `${word}mukhi`, `${word} मुखी`, `${word}मुखी`]),
  ];
}

const numberOf = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined;

/** Reads "panchmukhi": the count and the word in one. */
function joinedMukhi(word: string): number | undefined {
  const [, count = ''] = /^(.+?)(?:mukhi|मुखी)$/.exec(word) ?? [];
  return countOf.get(count) ?? numberOf(count);
}

/** Reads a weight, a length, a size or the mukhi of a rudraksha from the words at a place, and how many words it is. */
export function readMeasure(
  words: readonly string[],
  at: number,
): { length: number; measured: Measured } | null {
  const [word = '', next = '', third = ''] = words.slice(at, at + 3);
  const count = numberOf(word) ?? countOf.get(word);
  const of = (length: number, role: Role, tiers: string[][]) => ({
    length,
    measured: { typed: words.slice(at, at + length).join(' '), role, tiers },
  });
  const joined = joinedMukhi(word);
  if (joined !== undefined) return of(1, 'mukhi', mukhiTiers(joined));
  if (count !== undefined && mukhiWords.test(next)) return of(2, 'mukhi', mukhiTiers(count));
  if (/^(?:size|saiz|साइज|साइज़)$/.test(word) && numberOf(next) !== undefined)
    return of(2, 'trait', [[`size:${numberOf(next)}`]]);
  const value = numberOf(word);
  if (value !== undefined && /^(?:size|number|no|नंबर)$/.test(next))
    return of(2, 'trait', [[`size:${value}`]]);
  const unit = Object.hasOwn(units, next) ? units[next] : undefined;
  if (value === undefined || !unit || (next === 'in' && third !== '')) return null;
  const near = Math.round(value);
  return of(2, 'trait', [
    [`${unit}=${value}`],
    [`${unit}~${near}`],
    [`${unit}~${near - 1}`, `${unit}~${near + 1}`],
  ]);
}
