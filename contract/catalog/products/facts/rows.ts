import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { choiceNames, type FactWords } from './choices.ts';
import { type FactName, factNames, fieldOf } from './fields.ts';
import { labelFacts } from './kind.table.ts';
import { factsOfKind, type KindName, missingFacts } from './kinds.ts';
import type { FactField, FactValue, FactValues, Words } from './types.ts';
import { unitCodes } from './units.ts';
import { caratOf, gramOf, rattiOf } from './weights.ts';

/**
 * A row of the table of facts: label and text in one language. A number also has its value and its unit by UN/CEFACT. Of
 * a fact that is not known only the text says so.
 */
export type FactRow = {
  name: string;
  label: string;
  text: string;
  value?: number | readonly [number, number];
  unitCode?: string;
  unknown?: true;
};

/** The format of the rows: the language, the words of facts in it, and functions that write numbers, rupees and days (YYYY-MM-DD) in it. */
export type RowFormat = {
  lang: Lang;
  words: FactWords;
  number: (value: number) => string;
  rupees: (value: number) => string;
  day: (day: string) => string;
};

const sideNames: readonly FactName[] = ['length', 'width', 'height'];

const numberText = (value: number | readonly [number, number], { number }: RowFormat): string =>
  typeof value === 'number' ? number(value) : `${number(value[0])}–${number(value[1])}`;

/** Formats a weight in carats in all units of the trade. A range is in carats only. */
function caratText(carat: number | readonly [number, number], format: RowFormat): string {
  if (typeof carat !== 'number') return fillText(format.words.units.ct, { n: numberText(carat, format) });
  const gram = gramOf(carat);
  return fillText(format.words.weight, {
    carat: format.number(carat),
    gram: format.number(gram),
    pakki: format.number(rattiOf(gram, 'pakki')),
    sunari: format.number(rattiOf(gram, 'sunari')),
  });
}

/** Converts millimetres to centimetres, with one decimal. */
const cmOf = (mm: number): number => Math.round(mm) / 10;

/** From 100 mm on a length is read in centimetres. */
function lengthText(value: number | readonly [number, number], format: RowFormat): string {
  const most = typeof value === 'number' ? value : value[1];
  if (most < 100) return fillText(format.words.units.mm, { n: numberText(value, format) });
  const inCm = typeof value === 'number' ? cmOf(value) : ([cmOf(value[0]), cmOf(value[1])] as const);
  return fillText(format.words.units.cm, { n: numberText(inCm, format) });
}

const rupeesText = (value: number | readonly [number, number], { rupees }: RowFormat): string =>
  typeof value === 'number' ? rupees(value) : `${rupees(value[0])}–${rupees(value[1])}`;

function factText(field: FactField, value: FactValue, format: RowFormat): string {
  const { lang, words } = format;
  if (field.type === 'number') {
    const n = value as number | readonly [number, number];
    if (field.unit === 'ct') return caratText(n, format);
    if (field.unit === 'mm') return lengthText(n, format);
    if (field.unit === 'rupee') return fillText(words.units.rupee, { n: rupeesText(n, format) });
    if (field.unit === 'minute' && typeof n === 'number' && n >= 120)
      return fillText(words.units.hour, { n: format.number(n / 60) });
    return fillText(words.units[field.unit], { n: numberText(n, format) });
  }
  if (field.type === 'choice') return choiceNames(words, field.list)[value as string] ?? '';
  if (field.type === 'yesNo') return value ? words.yes : words.no;
  if (field.type === 'text') return (value as Words)[lang] || (value as Words).en;
  return field.type === 'day' ? format.day(value as string) : (value as string);
}

/**
 * Returns whether a product comes from another country than its material does. Both have to be known. The labels then
 * tell them apart, so that nobody takes the two for a contradiction.
 */
const isMadeElsewhere = ({ source, country }: FactValues): boolean =>
  source !== undefined && country !== undefined && source !== country;

function rowOf(name: FactName, value: FactValue, format: RowFormat): FactRow {
  const field = fieldOf(name);
  const unitCode = field.type === 'number' ? unitCodes[field.unit] : undefined;
  return {
    name,
    label: format.words.fields[name],
    text: factText(field, value, format),
    ...(field.type === 'number' && { value: value as number | readonly [number, number] }),
    ...(unitCode && { unitCode }),
  };
}

/** Joins length, width and height: 8.1 × 6.8 × 4.6 mm. */
function sidesRow(names: readonly FactName[], values: FactValues, format: RowFormat): FactRow {
  const sides = names.map((name) => values[name] as number | readonly [number, number]);
  const most = Math.max(...sides.flat());
  const unit = most < 100 ? 'mm' : 'cm';
  const text = sides.map((side) => {
    const [least = 0, end] = [side].flat().map((mm) => (unit === 'mm' ? mm : cmOf(mm)));
    return numberText(end === undefined ? least : [least, end], format);
  });
  const n = text.join(' × ');
  return {
    name: 'measurements',
    label: format.words.measurements,
    text: fillText(format.words.units[unit], { n }),
  };
}

/** Returns the facts without those that the label of the product states about maker, price and quantity: they prove nothing. */
export const withoutLabel = (values: FactValues): FactValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !labelFacts.includes(name)));

/**
 * Returns the rows of a product's facts. A main fact that is not known says so, unless `elsewhere` names it: the weight
 * of a variant is in {@link variantRows}, and a choice of mukhi or stone is above the table.
 */
export function factRows(
  kind: KindName,
  values: FactValues,
  format: RowFormat,
  elsewhere: readonly string[] = [],
): FactRow[] {
  const { words } = format;
  const missing = missingFacts(kind, values).filter((name) => !elsewhere.includes(name));
  const ofKind = new Set(factsOfKind(kind));
  const [length, ...sides] = sideNames.filter((name) => values[name] !== undefined);
  const combined = length && sides.length > 0 ? [length, ...sides] : [];
  return factNames.flatMap((name): FactRow[] => {
    if (!ofKind.has(name) || name === 'one_piece') return [];
    const value = values[name];
    if (name === length && combined.length > 0) return [sidesRow(combined, values, format)];
    if (value !== undefined) {
      if (combined.includes(name)) return [];
      const row = rowOf(name, value, format);
      const apart = (name === 'source' || name === 'country') && isMadeElsewhere(values);
      return [apart ? { ...row, label: words.madeElsewhere[name] } : row];
    }
    if (!missing.includes(name)) return [];
    const text = name === 'laboratory' ? words.noReport : words.unknown;
    return [{ name, label: words.fields[name], text, unknown: true }];
  });
}

/**
 * Returns the rows that follow from a weight in grams and a price in rupees: of a stone its weight in all units of the
 * trade and the price a carat, of anything else the grams.
 */
export function weightRows(
  kind: KindName,
  { gram, price }: { gram: number | null; price: number },
  format: RowFormat,
): FactRow[] {
  if (!gram) return [];
  if (kind !== 'gem') {
    const text = fillText(format.words.units.g, { n: format.number(gram) });
    return [{ name: 'gram', label: format.words.fields.gram, text, value: gram, unitCode: 'GRM' }];
  }
  const carat = caratOf(gram);
  return [rowOf('carat', carat, format), perCaratRow(carat, price, format)];
}

/** Returns the row of the price a carat, in whole rupees. */
export const perCaratRow = (carat: number, price: number, format: RowFormat): FactRow => ({
  name: 'per_carat',
  label: format.words.perCarat,
  text: format.rupees(Math.round(price / carat)),
});
