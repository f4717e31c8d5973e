import type { ImportProblemCode } from '#contract/catalog/products/import-problems.ts';
import { isHsn, productLimits } from '#contract/catalog/products/rules.ts';
import { categories, type SizeType, sizeTypes, splitList } from '#contract/core/rules.ts';
import { plainDigits, typedNumber } from '#contract/core/typed.ts';
import type { CellProblem } from './cell-problem.ts';
import type { ColumnName, OwnColumn } from './columns.ts';
import { type FactCells, type FactColumn, readFactCell, readKindCell } from './fact-columns.ts';

const bad = (problem: ImportProblemCode, values: CellProblem['values'] = {}): CellProblem => ({
  problem,
  values,
});

/** Returns a text with the line ends of Unix. Browsers send CRLF, and spreadsheets write either. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

const text =
  (most: number, required = false) =>
  (cell: string): string | CellProblem => {
    const value = withLineFeeds(cell).trim();
    if (required && !value) return bad('required');
    return value.length > most ? bad('too_long', { most, n: value.length }) : value;
  };

const list = (cell: string): string[] | CellProblem => {
  const entries = splitList(withLineFeeds(cell));
  const { listEntries: most, listEntry: letters } = productLimits;
  return entries.length > most || entries.some((entry) => entry.length > letters)
    ? bad('list_long', { most, letters })
    : entries;
};

const yesNo = (cell: string): boolean | CellProblem => {
  const typed = cell.trim().toLowerCase();
  if (['yes', 'true', '1', 'हाँ'].includes(typed)) return true;
  return ['no', 'false', '0', '', 'नहीं'].includes(typed) ? false : bad('yes_no');
};

const price = (cell: string): number | CellProblem => {
  const value = typedNumber(cell, 2);
  return value > 0 && value <= productLimits.price ? value : bad('price');
};

const stock = (cell: string): number | CellProblem => {
  const value = typedNumber(cell, 0);
  return value >= 0 && value <= productLimits.stock ? value : bad('stock');
};

const gram = (cell: string): number | null | CellProblem => {
  if (cell.trim() === '') return null;
  const value = typedNumber(cell, 3);
  return value > 0 && value < 1_000_000 ? value : bad('gram');
};

const oneOf =
  <T extends string>(all: readonly T[], problem: ImportProblemCode) =>
  (cell: string): T | CellProblem => {
    const typed = cell.trim();
    return (
      all.find((one) => one.toLowerCase() === typed.toLowerCase()) ??
      bad(problem, { value: typed.slice(0, 60) })
    );
  };

const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;

const gstRates = (cell: string): { from: string; basisPoints: number }[] | CellProblem => {
  const parts = plainDigits(cell)
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const rates = parts.map((part) => {
    const [, from = '', percent = ''] = /^([\d-]+)\s*=\s*(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(part) ?? [];
    return { from, basisPoints: percent === '' ? Number.NaN : Math.round(Number(percent) * 100) };
  });
  const fine =
    rates.length <= productLimits.gstRates &&
    rates.every(({ from, basisPoints }) => isDay(from) && basisPoints <= 10_000) &&
    new Set(rates.map(({ from }) => from)).size === rates.length;
  return fine ? rates.toSorted((a, b) => a.from.localeCompare(b.from)) : bad('gst_rates');
};

const isPicture = (url: string): boolean => /^\/media\/[\w.-]{1,80}$/.test(url);

const images = (cell: string): string[] | CellProblem => {
  const urls = cell.split(/\s+/).filter(Boolean);
  const fine = urls.length <= productLimits.images && new Set(urls).size === urls.length;
  if (!fine) return bad('images_most');
  const invalid = urls.find((url) => !isPicture(url));
  return invalid ? bad('image', { value: invalid.slice(0, 60) }) : urls;
};

const alts = (cell: string): string[] | CellProblem => {
  const lines = cell === '' ? [] : cell.split(/\r?\n/).map((line) => line.trim());
  return lines.length > productLimits.images || lines.some((line) => line.length > productLimits.alt)
    ? bad('list_long', { most: productLimits.images, letters: productLimits.alt })
    : lines;
};

/** The cell parsers by column. Each returns the value, or a problem. */
const readers = {
  product: (cell: string): string | CellProblem => {
    const key = cell.trim();
    return /^[0-9a-z][0-9a-z-]{1,79}$/.test(key) ? key : bad(key ? 'key' : 'required');
  },
  name: text(productLimits.name, true),
  short_description: text(productLimits.miniDesc),
  description: text(productLimits.description, true),
  category: oneOf<string>(categories, 'category'),
  subcategory: text(productLimits.short),
  brand: text(productLimits.short),
  tags: list,
  search_words: list,
  how_to_wear: list,
  benefits: list,
  best_days: list,
  hsn: (cell: string): string | CellProblem => (isHsn(cell.trim()) ? cell.trim() : bad('hsn')),
  gst_rates: gstRates,
  customised: yesNo,
  name_hi: text(productLimits.name),
  short_description_hi: text(productLimits.miniDesc),
  description_hi: text(productLimits.description),
  how_to_wear_hi: list,
  benefits_hi: list,
  images,
  image_alts: alts,
  kind: readKindCell,
  sold_by: oneOf<SizeType | 'Variants'>([...sizeTypes, 'Variants'], 'sold_by'),
  variant_or_size: text(productLimits.short),
  gram,
  price,
  stock,
  sku: (cell: string): string | CellProblem => {
    // 1234567890123 becomes 1.23457E+12, and its last digits are lost.
    const rounded = /^\d(?:[.,]\d+)?E\+\d+$/i.test(cell.trim());
    return rounded ? bad('rounded', { value: cell.trim() }) : text(productLimits.short)(cell);
  },
  is_default: yesNo,
  picture: (cell: string): string | CellProblem => {
    const url = cell.trim();
    return url === '' || isPicture(url) ? url : bad('image', { value: url.slice(0, 60) });
  },
} satisfies Record<OwnColumn, (cell: string) => unknown>;

/** Parses the cell of a column: its value, or a problem. */
export const readCell = (name: ColumnName, cell: string): unknown =>
  Object.hasOwn(readers, name) ? readers[name as OwnColumn](cell) : readFactCell(name as FactColumn, cell);

type Read<K extends OwnColumn> = Exclude<ReturnType<(typeof readers)[K]>, CellProblem>;

/** The values of a row. Columns that the file does not have are absent. */
export type Values = { [K in OwnColumn]?: Read<K> } & FactCells;
