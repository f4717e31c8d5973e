import type { FactWords } from '#contract/catalog/products/facts/choices.ts';
import { isAboveMrp } from '#contract/catalog/products/facts/mrp.ts';
import { isHsn, rowProblems } from '#contract/catalog/products/rules.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { type Draft, parseNumber } from './draft.ts';
import { factProblems, sentFacts } from './typed-facts.ts';

/** Error messages by form field: 'name', 'row-2', 'rate-0', 'fact-carat', 'pictures'. */
export type Problems = Readonly<Record<string, string>>;

const isPercent = (typed: string): boolean => {
  const percent = parseNumber(typed);
  return (
    percent !== null &&
    percent >= 0 &&
    percent <= 100 &&
    Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6
  );
};

/**
 * Validates the form with the rules and messages of the specification (section 5). Some messages differ between
 * adding and editing.
 */
export function problemsOf(
  draft: Draft,
  t: Messages['products/admin-form']['problems'],
  mode: 'add' | 'edit',
  factWords: FactWords,
): Problems {
  const found: Record<string, string> = {};
  const words = t[mode];
  if (!draft.name.trim()) found.name = t.name;
  if (!draft.description.trim()) found.description = t.description;
  if (!draft.category) found.category = t.category;
  if (draft.pictures.length === 0) found.pictures = words.image;
  if (!isHsn(draft.hsn.trim())) found.hsn = t.hsn;
  const { selling } = draft;
  const price = parseNumber(selling.price);
  const sizes = { hasVariants: selling.hasVariants, sizeType: selling.hasVariants ? null : selling.sizeType };
  const rows = selling.rows.map((row) => ({
    name: row.name,
    price: selling.hasVariants ? parseNumber(row.price) : price,
    stock: parseNumber(row.stock),
    wasEmpty: mode === 'add' || row.stockBefore === '0',
  }));
  for (const { row, problem } of rowProblems(rows, sizes)) {
    if (problem === 'price_missing') found.price = t.price;
    else {
      const messages = {
        variant_incomplete: words.variant,
        size_missing: words.size,
        quantity_missing: words.quantity,
        size_twice: t.twice,
      };
      found[`row-${row}`] = messages[problem];
    }
  }
  if (!selling.hasVariants && (price === null || price <= 0)) found.price = t.price;
  for (const [i, rate] of draft.gstRates.entries()) {
    if (!rate.from || !isPercent(rate.percent)) found[`rate-${i}`] = t.rate;
    else if (draft.gstRates.findIndex((one) => one.from === rate.from) < i) found[`rate-${i}`] = t.rateTwice;
  }
  const asked = { category: draft.category, hasVariants: selling.hasVariants };
  const { mrp } = sentFacts(draft.facts, asked, factWords).values;
  const prices = rows.map((row) => row.price);
  if (isAboveMrp(prices, mrp)) found['fact-mrp'] = t.aboveMrp;
  return { ...found, ...factProblems(draft.facts, asked, factWords) };
}
