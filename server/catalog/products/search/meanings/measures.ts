import type { Role } from './meaning.ts';
import { countOf, wordsOf } from './spoken.ts';
import { units } from './units.ts';

/** What a search says in numbers: it finds products by terms, like a meaning. */
type Measured = { typed: string; role: Role; tiers: string[][] };

const mukhiWords = /^(?:mukhi|mukhee|mukh|mukha|face|faced|faces|मुखी|मुख)$/;

function mukhiTiers(count: number): string[][] {
  const words = [String(count), ...wordsOf(count)];
  return [
    [`mukhi=${count} kind:rudraksha`],
    [`mukhi=${count}`],
    [`mukhi:${count} kind:rudraksha`],
    [`mukhi:${count}`],
    words.flatMap((word) => [`${word} mukhi`, `${word}mukhi`, `${word} मुखी`, `${word}मुखी`]),
    ...(count > 14 ? [['mukhi:14 kind:rudraksha'], ['kind:rudraksha']] : []),
  ];
}

const numberOf = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined;

/** Reads "panchmukhi": the count and the word in one. */
export function joinedMukhi(word: string): number | undefined {
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
  if (unit === 'carat' && [14, 18, 22, 24].includes(value)) return null; // The fineness of gold.
  if (unit === 'beads')
    return of(2, 'trait', [
      [`beads=${value} kind:mala`],
      [`beads=${value}`, `${value} beads`],
      ['kind:mala'],
    ]);
  const near = Math.round(value);
  return of(unit === 'mm' && units[third] === 'beads' ? 3 : 2, 'trait', [
    [`${unit}=${value}`, `${value} ${unit}`],
    [`${unit}~${near}`],
    [`${unit}~${near - 1}`, `${unit}~${near + 1}`],
  ]);
}
