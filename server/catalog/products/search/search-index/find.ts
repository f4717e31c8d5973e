import { type Cursor, isRank, type Order } from '../../lists/cursor.ts';
import type { ProductQuery } from '../../lists/match-sql.ts';
import { createFiltering, passes } from './filtering.ts';
import { compareBy, type Entry, type SortColumn, sortValue, type Table } from './product-index.ts';
import { byRecommendation, type Merits } from './recommendation.ts';
import { byRelevance } from './relevance.ts';

/**
 * A page request: at most `limit` rows after the cursor, or after `offset` rows if the cursor is null. `merits` are needed
 * for recommended products; without them the newest come first.
 */
export type ResultPage = {
  order: Order;
  limit: number;
  cursor: Cursor | null;
  offset: number;
  merits?: Merits;
};

/** The ids of a page in order, the total number of matches, and the cursor of the next page if there is one. */
export type SearchResult = { ids: string[]; total: number; next: Cursor | null };

const sortOrders: Record<Order, { column: SortColumn; ascending: boolean }> = {
  // Without a search all products are equally relevant, without merits equally good.
  relevance: { column: 'newest', ascending: false },
  recommended: { column: 'newest', ascending: false },
  newest: { column: 'newest', ascending: false },
  'price-asc': { column: 'price', ascending: true },
  'price-desc': { column: 'price', ascending: false },
  'name-asc': { column: 'name', ascending: true },
  'name-desc': { column: 'name', ascending: false },
  'country-asc': { column: 'country', ascending: true },
};

/** Returns all products in the order of the list, or backwards. */
function inOrder(table: Table, { search }: ProductQuery, { order, merits }: ResultPage) {
  if (order === 'relevance' && search) return { all: byRelevance(table, search).entries, ascending: true };
  if (order === 'recommended' && merits) return { all: byRecommendation(table, merits), ascending: true };
  const { column, ascending } = sortOrders[order];
  return { all: table.by(column), ascending };
}

/** Returns a page of the products that match. */
export function find(table: Table, query: ProductQuery, window: ResultPage): SearchResult {
  const { order, limit, cursor, offset } = window;
  const { column } = sortOrders[order];
  const passing = createFiltering(table, query);
  const { all, ascending } = inOrder(table, query, window);
  const found = query.search && byRelevance(table, query.search).found;
  const shown: Entry[] = [];
  let from = cursor ? ('offset' in cursor ? cursor.offset : Number.POSITIVE_INFINITY) : offset;
  let total = 0;
  for (let i = 0; i < all.length; i++) {
    const entry = all[ascending ? i : all.length - 1 - i] as Entry;
    if ((found && !found.has(entry)) || passing(entry) !== passes) continue;
    if (from > total && cursor && 'after' in cursor && isBehind(entry, cursor.after)) from = total;
    if (total >= from && shown.length < limit) shown.push(entry);
    total += 1;
  }
  const last = shown.at(-1);
  return {
    ids: shown.map(({ id }) => id),
    total,
    next: last && from + limit < total ? cursorAfter(last) : null,
  };

  function isBehind(entry: Entry, { value, id }: { value: number | string; id: string }): boolean {
    const compared = compareBy(column, entry, value, id);
    return ascending ? compared > 0 : compared < 0;
  }

  function cursorAfter(entry: Entry): Cursor {
    if (isRank(order)) return { offset: from + limit };
    return { after: { value: sortValue(entry, column), id: entry.id } };
  }
}
