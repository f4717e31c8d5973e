import type { AdminPicture, AdminProduct } from '#contract/catalog/products/admin-products.ts';
import type { FactWords } from '#contract/catalog/products/facts/choices.ts';
import { commaList, typedList } from '#contract/catalog/products/rules.ts';
import type { SizeType } from '#contract/core/rules.ts';
import { typedNumber } from '#contract/core/typed.ts';
import { sentFacts, type TypedFacts, typedFactsOf } from './typed-facts.ts';

/** A variant, or a size with its stock, as typed. */
export type DraftRow = {
  /** '' for a new row. */
  id: string;
  name: string;
  /** Its Hindi name, where the shop does not know the words of its name. */
  nameHi: string;
  gram: string;
  price: string;
  stock: string;
  sku: string;
  isDefault: boolean;
  /** The address of its own picture, one of the product's; '' for none. */
  picture: string;
  /** The stock when the form was opened; '' for a new row. */
  stockBefore: string;
};

/** The fields that depend on the variants switch and the size type. */
export type Selling = { hasVariants: boolean; sizeType: SizeType; price: string; rows: DraftRow[] };

/** The form as typed; lists are joined by commas. */
export type Draft = {
  name: string;
  miniDesc: string;
  description: string;
  category: string;
  subcategory: string;
  brand: string;
  tags: string;
  searchWords: string;
  howToWear: string;
  benefits: string;
  bestDays: string;
  facts: TypedFacts;
  selling: Selling;
  pictures: AdminPicture[];
  hsn: string;
  gstRates: { from: string; percent: string }[];
  customised: boolean;
  hindi: { name: string; miniDesc: string; description: string; howToWear: string; benefits: string };
};

/** Returns an empty row, with `row` over it. */
export const emptyRow = (row: Partial<DraftRow> = {}): DraftRow => ({
  id: '',
  name: '',
  nameHi: '',
  gram: '',
  price: '',
  stock: '',
  sku: '',
  isDefault: false,
  picture: '',
  stockBefore: '',
  ...row,
});

/** Returns the form of a new product. */
export const emptyDraft = (): Draft => ({
  name: '',
  miniDesc: '',
  description: '',
  category: '',
  subcategory: '',
  brand: '',
  tags: '',
  searchWords: '',
  howToWear: '',
  benefits: '',
  bestDays: '',
  facts: { kind: '', typed: {} },
  selling: { hasVariants: false, sizeType: 'Quantity', price: '', rows: [emptyRow()] },
  pictures: [],
  hsn: '',
  gstRates: [],
  customised: false,
  hindi: { name: '', miniDesc: '', description: '', howToWear: '', benefits: '' },
});

/** Returns the form of an existing product. */
export function draftOf(product: AdminProduct): Draft {
  const { hi = {} } = product.translations;
  return {
    name: product.name,
    miniDesc: product.miniDesc,
    description: product.description,
    category: product.category,
    subcategory: product.subcategory,
    brand: product.brand,
    tags: typedList(product.tags),
    searchWords: typedList(product.searchWords),
    howToWear: typedList(product.howToWear),
    benefits: typedList(product.benefits),
    bestDays: typedList(product.bestDayToWear),
    facts: typedFactsOf(product.facts),
    selling: {
      hasVariants: product.hasVariants,
      sizeType: product.sizeType ?? 'Quantity',
      price: product.hasVariants ? '' : String(product.skus[0]?.price ?? ''),
      rows: product.skus.map((sku) => ({
        id: sku._id,
        name: sku.name,
        nameHi: hi.choices?.[sku.name] ?? '',
        gram: sku.gram === null ? '' : String(sku.gram),
        price: product.hasVariants ? String(sku.price) : '',
        stock: String(sku.stock),
        sku: sku.sku ?? '',
        isDefault: sku.isDefault,
        picture: sku.picture ?? '',
        stockBefore: String(sku.stock),
      })),
    },
    pictures: product.pictures,
    hsn: product.hsn,
    gstRates: product.gstRates.map(({ from, percent }) => ({ from, percent: String(percent) })),
    customised: product.customised,
    hindi: {
      name: hi.name ?? '',
      miniDesc: hi.miniDesc ?? '',
      description: hi.description ?? '',
      howToWear: typedList(hi.howToWear ?? []),
      benefits: typedList(hi.benefits ?? []),
    },
  };
}

/**
 * Switches variants (specification). On: one default variant and no stock rows. Off: one empty stock row.
 */
export const switchVariants = (selling: Selling, on: boolean): Selling => ({
  ...selling,
  hasVariants: on,
  rows: [emptyRow({ isDefault: on })],
});

/** Sets another size type and starts with empty stock rows. */
export const switchSizes = (selling: Selling, sizeType: SizeType): Selling => ({
  ...selling,
  sizeType,
  rows: [emptyRow()],
});

/** Makes one variant the only default. */
export const chooseDefault = (selling: Selling, at: number): Selling => ({
  ...selling,
  rows: selling.rows.map((row, i) => ({ ...row, isDefault: i === at })),
});

/** Removes a row. If it was the default, the first row becomes the default. */
export function removeRow(selling: Selling, at: number): Selling {
  const rows = selling.rows.filter((_, i) => i !== at);
  const orphaned = selling.hasVariants && !rows.some((row) => row.isDefault);
  return {
    ...selling,
    rows: rows.map((row, i) => (orphaned && i === 0 ? { ...row, isDefault: true } : row)),
  };
}

/** Parses a typed number. Returns null if it is empty or invalid. */
export const parseNumber = (typed: string): number | null => {
  const number = typedNumber(typed);
  return Number.isNaN(number) ? null : number;
};

const before = (row: DraftRow) => (row.stockBefore === '' ? {} : { stockBefore: Number(row.stockBefore) });

/** Returns the Hindi names of variants and sizes, by name. */
const choicesOf = ({ rows }: Selling): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ name, nameHi }) => (nameHi.trim() ? [[name.trim(), nameHi.trim()]] : [])),
  );

/**
 * Returns the form data of the request, with the version that was loaded. The field order is that of an earlier
 * client.
 */
export function bodyOf(draft: Draft, words: FactWords, version?: number): FormData {
  const { selling, hindi } = draft;
  const body = new FormData();
  const add = (name: string, value: unknown) =>
    body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const name of ['name', 'description', 'miniDesc'] as const) add(name, draft[name]);
  add('tags', commaList(draft.tags));
  for (const name of ['category', 'subcategory', 'brand'] as const) add(name, draft[name]);
  add('howToWear', commaList(draft.howToWear));
  add('benefits', commaList(draft.benefits));
  add('bestDayToWear', commaList(draft.bestDays));
  add('hasVariants', selling.hasVariants);
  const idOf = (row: DraftRow) => (row.id ? { _id: row.id } : {});
  // A picture that was removed is no variant's or size's any more.
  const ownPicture = (row: DraftRow) => ({
    picture: draft.pictures.some(({ url }) => url === row.picture) ? row.picture : '',
  });
  if (selling.hasVariants) {
    const variants = selling.rows.map((row) => ({
      ...idOf(row),
      variantName: row.name.trim(),
      gram: parseNumber(row.gram),
      price: parseNumber(row.price),
      stock: parseNumber(row.stock),
      ...before(row),
      sku: row.sku.trim(),
      ...ownPicture(row),
      isDefault: row.isDefault,
    }));
    add('variants', variants);
  } else {
    add('price', String(parseNumber(selling.price) ?? ''));
    add('sizeType', selling.sizeType);
    const rows = selling.rows.map((row) => ({
      ...idOf(row),
      size: row.name,
      quantity: parseNumber(row.stock),
      ...before(row),
      ...ownPicture(row),
    }));
    add('stock', rows);
  }
  add('pictures', draft.pictures);
  add('hsn', draft.hsn.trim());
  add(
    'gstRates',
    draft.gstRates.map(({ from, percent }) => ({ from, percent: typedNumber(percent) })),
  );
  add('customised', draft.customised);
  add('facts', sentFacts(draft.facts, { category: draft.category, hasVariants: selling.hasVariants }, words));
  add('searchWords', commaList(draft.searchWords));
  const { name, miniDesc, description } = hindi;
  add('translations', {
    hi: {
      name,
      miniDesc,
      description,
      howToWear: commaList(hindi.howToWear),
      benefits: commaList(hindi.benefits),
      choices: choicesOf(selling),
    },
  });
  if (version !== undefined) add('version', version);
  return body;
}
