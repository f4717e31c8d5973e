import { joinList, type ListOrder, listOrders, type PriceRange, priceRanges } from '#contract/core/rules.ts';

/** The state of the product list. It exists only in the URL of `/products`. */
export type ListState = {
  q: string;
  category: string[];
  /** By fact (contract/catalog/products/facts). Mukhi are numbers. */
  graha: string[];
  stone: string[];
  mukhi: string[];
  metal: string[];
  certificate: string[];
  /** What a buyer does with it: wear, use or place. */
  guide: string[];
  /** Country of origin, by its code. */
  country: string[];
  /** `in`: only what can be bought today. */
  stock: string[];
  brand: string[];
  size: string[];
  price: PriceRange | null;
  /** Null is the default order: recommended first, or the best match of a search. */
  sort: ListOrder | null;
  /** Starts at 1. */
  page: number;
};

/** The filters that accept several values. */
export const tickFilters = [
  'category',
  'graha',
  'stone',
  'mukhi',
  'metal',
  'certificate',
  'guide',
  'country',
  'stock',
  'brand',
  'size',
] as const;
/** A filter that accepts several values. */
export type TickFilter = (typeof tickFilters)[number];

/** The list without filters. */
export const wholeList: ListState = {
  q: '',
  category: [],
  graha: [],
  stone: [],
  mukhi: [],
  metal: [],
  certificate: [],
  guide: [],
  country: [],
  stock: [],
  brand: [],
  size: [],
  price: null,
  sort: null,
  page: 1,
};

/** Returns a value for each filter that accepts several. */
const tickValues = <T>(of: (name: TickFilter) => T): Record<TickFilter, T> =>
  Object.fromEntries(tickFilters.map((name) => [name, of(name)])) as Record<TickFilter, T>;

/** Parses a URL or a sent form. Invalid values are dropped. */
export function readList(query: URLSearchParams): ListState {
  const values = (name: TickFilter) => [...new Set(query.getAll(name).filter(Boolean))];
  const price = query.get('price') as PriceRange;
  const sort = query.get('sort') as ListOrder;
  const page = Number(query.get('page'));
  return {
    q: (query.get('q') ?? '').trim().slice(0, 80),
    ...tickValues(values),
    price: Object.hasOwn(priceRanges, price) ? price : null,
    sort: listOrders.includes(sort) ? sort : null,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** Returns the path of a list, without default values. */
export function listPath(list: ListState): string {
  const query = new URLSearchParams();
  if (list.q) query.set('q', list.q);
  for (const name of tickFilters) for (const value of list[name]) query.append(name, value);
  if (list.price) query.set('price', list.price);
  if (list.sort) query.set('sort', list.sort);
  if (list.page > 1) query.set('page', String(list.page));
  return query.size > 0 ? `/products?${query}` : '/products';
}

/** Returns the filters as the API takes them. */
export const filterOf = (list: ListState) => ({
  q: list.q || undefined,
  ...tickValues((name) => joinList(list[name]) || undefined),
  price: list.price ?? undefined,
});

/** Returns the list with a value toggled, on its first page. */
export const toggleValue = (list: ListState, name: TickFilter, value: string): ListState => ({
  ...list,
  [name]: list[name].includes(value) ? list[name].filter((v) => v !== value) : [...list[name], value],
  page: 1,
});

/** Returns the number of active filters; search and sort order do not count. */
export const chosenCount = (list: ListState): number =>
  tickFilters.reduce((sum, name) => sum + list[name].length, list.price ? 1 : 0);
