import type { AdminPicture, ProductBody } from '#contract/catalog/products/admin-products.ts';
import { firstFactProblem, problemBounds, pruneFacts } from '#contract/catalog/products/facts/check.ts';
import { fieldOf, isFactName } from '#contract/catalog/products/facts/fields.ts';
import { kindOf, noFacts, type ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import { isAboveMrp } from '#contract/catalog/products/facts/mrp.ts';
import { type CheckedRow, type RowProblem, rowProblems, sizesOf } from '#contract/catalog/products/rules.ts';
import type { ErrorCode } from '#contract/core/errors.ts';
import type { SizeType } from '#contract/core/rules.ts';
import { byLang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { fromRupees, toRupees } from '../../../platform/core/money.ts';
import type { HindiTexts } from '../../../schema/column-types.ts';
import type { ProductInput, SkuInput } from '../input.ts';
import type { AdminRecord, AdminSku } from './record-store.ts';

const words = readWords('products/facts');

/** An unvalidated row of the form: a variant or a size. */
type Row = CheckedRow & {
  id: string | undefined;
  gram: number | null;
  code: string | null;
  isDefault: boolean;
  /** Absent when the client does not know pictures of variants and sizes. */
  picture: string | undefined;
  stockBefore: number | undefined;
};

const codes: Record<RowProblem, ErrorCode> = {
  variant_incomplete: 'product_variant_fields',
  size_missing: 'product_size_missing',
  quantity_missing: 'product_quantity_missing',
  price_missing: 'product_price_missing',
  size_twice: 'product_size_twice',
};

const sizeErrors = {
  Ring: 'product_size_ring',
  Mukhi: 'product_size_mukhi',
  Gemstone: 'product_size_gemstone',
} as const satisfies Record<Exclude<SizeType, 'Quantity'>, ErrorCode>;

function rowsOf(body: ProductBody): Row[] {
  if (body.hasVariants)
    return (body.variants ?? []).map((variant) => ({
      id: variant._id,
      name: variant.variantName,
      gram: variant.gram,
      price: variant.price,
      stock: variant.stock,
      stockBefore: variant.stockBefore,
      code: variant.sku || null,
      isDefault: variant.isDefault,
      picture: variant.picture,
    }));
  return (body.stock ?? []).map((row) => ({
    id: row._id,
    name: body.sizeType === 'Quantity' || !body.sizeType ? '' : row.size,
    gram: null,
    price: body.price,
    stock: row.quantity,
    stockBefore: row.stockBefore,
    code: null,
    isDefault: false,
    picture: row.picture,
  }));
}

const knownSku = (row: Row, known: readonly AdminSku[]): AdminSku | undefined =>
  known.find((sku) => sku.id === row.id) ?? known.find((sku) => sku.name === row.name);

/**
 * Returns the stock after the edit. Applies the difference to `stockBefore`, so that sales in between are not
 * undone.
 */
function stockAfter(row: Row, known: AdminSku | undefined): number | AppError {
  const requested = row.stock ?? 0;
  if (!known || row.stockBefore === undefined || row.id !== known.id) return requested;
  const available = known.available + requested - row.stockBefore;
  return available >= 0 ? available : appError('product_stock_short', { name: row.name, n: known.available });
}

function skusOf(rows: readonly Row[], known: readonly AdminSku[]): SkuInput[] | AppError {
  const chosen = Math.max(
    0,
    rows.findIndex((row) => row.isDefault),
  );
  const skus: SkuInput[] = [];
  for (const [i, row] of rows.entries()) {
    const same = knownSku(row, known);
    const available = stockAfter(row, same);
    if (available instanceof AppError) return available;
    skus.push({
      ...(row.id && known.some((sku) => sku.id === row.id) && { id: row.id }),
      name: row.name,
      gram: row.gram,
      price: fromRupees(row.price ?? 0),
      code: row.code,
      isDefault: i === chosen,
      picture: row.picture === undefined ? (same?.picture ?? null) : row.picture || null,
      available,
    });
  }
  return skus;
}

function checkRows(
  rows: readonly Row[],
  { hasVariants, sizeType }: { hasVariants: boolean; sizeType: SizeType | null },
  current: AdminRecord | null,
): AppError | null {
  if (rows.length === 0) return appError(hasVariants ? 'product_variant_fields' : 'product_quantity_missing');
  const known = current?.skus ?? [];
  const checked = rows.map((row) => ({
    ...row,
    // A new product may have no stock yet, and a sold-out one may stay sold out.
    wasEmpty: !current || row.stockBefore === 0 || knownSku(row, known)?.available === 0,
  }));
  const [first] = rowProblems(checked, { hasVariants, sizeType });
  if (first) return appError(codes[first.problem], { name: rows[first.row]?.name ?? '' });
  const offered = sizeType ? sizesOf[sizeType] : [];
  const invalid = rows.find(
    ({ name }) =>
      sizeType &&
      sizeType !== 'Quantity' &&
      !offered.includes(name) &&
      !known.some((sku) => sku.name === name),
  );
  return invalid && sizeType && sizeType !== 'Quantity'
    ? appError(sizeErrors[sizeType], { size: invalid.name })
    : null;
}

/** Returns the Hindi texts without empty ones. Older clients do not send the names of variants: those stay. */
function hindiOf(body: ProductBody, current: AdminRecord | null): { hi?: HindiTexts } {
  if (!body.translations) return current?.translations ?? {};
  const { choices = current?.translations.hi?.choices ?? {}, ...texts } = body.translations.hi ?? {};
  const named = Object.entries(choices).filter(([name, hi]) => name !== '' && hi !== '');
  const filled = [
    ...Object.entries(texts).filter(([, value]) => value && value.length > 0),
    ...(named.length > 0 ? [['choices', Object.fromEntries(named)] as const] : []),
  ];
  return filled.length > 0 ? { hi: Object.fromEntries(filled) as HindiTexts } : {};
}

/** Returns the facts of the form, or those that the product has. Refuses a value that its field does not allow. */
function factsOf(body: ProductBody, current: AdminRecord | null): ProductFacts | AppError {
  if (!body.facts) return current?.facts ?? noFacts;
  const { kind, values } = body.facts;
  const whole = kindOf(body.category, kind);
  const wrong = firstFactProblem(whole, values);
  if (!wrong) return { kind, values: pruneFacts(whole, values) };
  const name = isFactName(wrong.name) ? wrong.name : null;
  const bounds = name ? problemBounds(fieldOf(name)) : {};
  const reason = byLang((lang) => fillText(words[lang].problems[wrong.problem], bounds));
  const label = name ? byLang((lang) => words[lang].fields[name]) : wrong.name;
  return appError('product_fact', { label, reason });
}

/**
 * Validates the form and converts it to a product input: an update of `current`, or a new product. `pictures` replaces
 * all pictures. Returns the first error.
 */
export function readProduct(
  body: ProductBody,
  current: AdminRecord | null,
  pictures: readonly AdminPicture[],
): ProductInput | AppError {
  const sizeType = body.hasVariants ? null : (body.sizeType ?? 'Quantity');
  const rows = rowsOf(body);
  const wrong = checkRows(rows, { hasVariants: body.hasVariants, sizeType }, current);
  if (wrong) return wrong;
  if (pictures.length === 0) return appError('product_image_missing');
  const skus = skusOf(rows, current?.skus ?? []);
  if (skus instanceof AppError) return skus;
  const facts = factsOf(body, current);
  if (facts instanceof AppError) return facts;
  // Clients that know no facts keep theirs, and set prices as they always did.
  const prices = skus.map(({ price }) => toRupees(price));
  if (body.facts && isAboveMrp(prices, facts.values.mrp))
    return appError('product_fact', {
      label: byLang((lang) => words[lang].fields.mrp),
      reason: byLang((lang) => words[lang].aboveMrp),
    });
  return {
    slug: current?.slug ?? null,
    name: body.name,
    miniDesc: body.miniDesc,
    description: body.description,
    translations: hindiOf(body, current),
    tags: body.tags ?? current?.tags ?? [],
    searchWords: body.searchWords ?? current?.searchWords ?? [],
    category: body.category,
    subcategory: body.subcategory,
    brand: body.brand,
    howToWear: body.howToWear ?? current?.howToWear ?? [],
    benefits: body.benefits ?? current?.benefits ?? [],
    bestDays: body.bestDayToWear ?? current?.bestDays ?? [],
    hasVariants: body.hasVariants,
    sizeType,
    hsn: body.hsn ?? current?.hsn ?? '',
    gst: null,
    gstRates: (
      body.gstRates?.map(({ from, percent }) => ({ from, basisPoints: Math.round(percent * 100) })) ??
      current?.gstRates ??
      []
    ).toSorted((a, b) => a.from.localeCompare(b.from)),
    facts,
    customised: body.customised ?? current?.customised ?? false,
    featured: current?.featured ?? false,
    priority: current?.priority ?? 0,
    state: current?.state ?? body.state ?? 'published',
    images: pictures.map(({ url }) => url),
    imageAlts: pictures.map(({ alt }) => alt),
    skus: body.hasVariants ? skus : skus.map((sku) => ({ ...sku, isDefault: false })),
  };
}
