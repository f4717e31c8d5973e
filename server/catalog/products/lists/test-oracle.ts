import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { FactValues } from '#contract/catalog/products/facts/types.ts';
import { type PriceRange, priceRanges, type SortOrder } from '#contract/core/rules.ts';
import { factValuesOf } from './fact-filter.ts';
import type { Dimension, FactDimension, Filter } from './filter.ts';

// A naive reference implementation of the list's rules over products in memory, to compare the index with.

const sizesOf = (product: Product): string[] =>
  [...product.stock.map((row) => row.size), ...product.variants.map((variant) => variant.variantName)].filter(
    Boolean,
  );

// What states no country sorts last.
const countryNames: Readonly<Record<string, string>> = { in: 'India', np: 'Nepal', za: 'South Africa' };

// É sorts with E.
const withoutAccents = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

const inRange = (price: number, range: PriceRange): boolean => {
  const { min, max } = priceRanges[range];
  return price >= min && (max === null || price <= max);
};

const factsOf = ({ category, facts }: Product, name: FactDimension): string[] =>
  factValuesOf(category, { kind: facts.own ? facts.kind : null, values: facts.values as FactValues })[name];

const inStock = ({ totalStock }: Product): string[] => (totalStock > 0 ? ['in'] : []);

const hasFact =
  (name: FactDimension) =>
  (product: Product, filter: Filter): boolean =>
    filter[name].length === 0 || factsOf(product, name).some((value) => filter[name].includes(value));

const passes: Record<Dimension, (product: Product, filter: Filter) => boolean> = {
  category: (product, { category }) => category.length === 0 || category.includes(product.category),
  brand: (product, { brand }) => brand.length === 0 || brand.includes(product.brand),
  size: (product, { size }) => size.length === 0 || sizesOf(product).some((one) => size.includes(one)),
  price: (product, { price }) => price === null || inRange(product.priceRange.min, price),
  graha: hasFact('graha'),
  stone: hasFact('stone'),
  metal: hasFact('metal'),
  mukhi: hasFact('mukhi'),
  certificate: hasFact('certificate'),
  guide: hasFact('guide'),
  country: hasFact('country'),
  stock: (product, { stock }) => stock.length === 0 || inStock(product).some((one) => stock.includes(one)),
};

const matching = (products: readonly Product[], filter: Filter, leftOut?: Dimension): Product[] =>
  products.filter((product) =>
    (Object.keys(passes) as Dimension[]).every((one) => one === leftOut || passes[one](product, filter)),
  );

const values: Record<Dimension, (product: Product) => string[]> = {
  category: (product) => [product.category],
  brand: (product) => [product.brand].filter(Boolean),
  size: (product) => [...new Set(sizesOf(product))],
  price: (product) =>
    (Object.keys(priceRanges) as PriceRange[]).filter((range) => inRange(product.priceRange.min, range)),
  graha: (product) => factsOf(product, 'graha'),
  stone: (product) => factsOf(product, 'stone'),
  metal: (product) => factsOf(product, 'metal'),
  mukhi: (product) => factsOf(product, 'mukhi'),
  certificate: (product) => factsOf(product, 'certificate'),
  guide: (product) => factsOf(product, 'guide'),
  country: (product) => factsOf(product, 'country'),
  stock: inStock,
};

/** Returns the ids of products that pass the filters, in order. `products` must be newest first. */
export function expectedIds(
  products: readonly Product[],
  filter: Filter,
  sort: SortOrder | undefined,
): string[] {
  const found = matching(products, filter);
  const sign = sort?.endsWith('desc') ? -1 : 1;
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  const key = (product: Product) =>
    sort?.startsWith('price')
      ? product.priceRange.min
      : sort === 'country-asc'
        ? (countryNames[factsOf(product, 'country')[0] as string] ?? '~')
        : withoutAccents(product.name);
  if (sort) found.sort((a, b) => sign * (compare(key(a), key(b)) || compare(a._id, b._id)));
  return found.map((product) => product._id);
}

/** Returns the expected facet counts. A chosen value without products counts 0. */
export function expectedCounts(products: readonly Product[], filter: Filter) {
  const count = (dimension: Dimension) => {
    const chosen = dimension === 'price' ? (Object.keys(priceRanges) as string[]) : filter[dimension];
    const counts = new Map(chosen.map((value) => [value, 0]));
    for (const product of matching(products, filter, dimension)) {
      for (const value of values[dimension](product)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return {
    total: matching(products, filter).length,
    category: count('category'),
    brand: count('brand'),
    size: count('size'),
    price: count('price'),
    graha: count('graha'),
    stone: count('stone'),
    metal: count('metal'),
    mukhi: count('mukhi'),
    certificate: count('certificate'),
    guide: count('guide'),
    country: count('country'),
    stock: count('stock'),
  };
}
