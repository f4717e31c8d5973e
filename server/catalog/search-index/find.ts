import { type Cursor, isRank, type Order } from '../cursor.ts';
import type { ProductQuery } from '../match-sql.ts';
import { type Bits, countBits, hasBit } from './bits.ts';
import type { Column } from './columns.ts';
import { filterBitset } from './filter-bitsets.ts';
import type { SortColumn, Table } from './product-index.ts';
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

/** Sorted slots and the direction of the scan. */
type Scan = { slots: Column; ascending: boolean };

/** Returns the number of sorted slots up to and including the row of a cursor, in the direction of the scan. */
function slotsBefore(
  table: Table,
  order: Order,
  { value, id }: { value: string | number; id: string },
): number {
  const { column, ascending } = sortOrders[order];
  const after = table.indexAfter(column, value, id);
  if (ascending) return after;
  const slots = table.sortColumns[column];
  const slot = after > 0 ? slots.at(after - 1) : undefined;
  const itself = slot !== undefined && table.ids.at(slot) === id && table.sortValue(column, slot) === value;
  return slots.length - after + Number(itself);
}

/** Scans sorted slots from `from` and returns those in the bitset: skips `skip`, returns at most `limit`. */
function scan({ slots, ascending }: Scan, bits: Bits, from: number, skip: number, limit: number): number[] {
  const found: number[] = [];
  const last = slots.length - 1;
  for (let i = from, left = skip; i <= last && found.length < limit; i++) {
    const slot = slots[ascending ? i : last - i] as number;
    if (!hasBit(bits, slot)) continue;
    if (left > 0) left -= 1;
    else found.push(slot);
  }
  return found;
}

/** Returns a page of the products that match. */
export function find(
  table: Table,
  query: ProductQuery,
  { order, limit, cursor, offset, merits }: ResultPage,
): SearchResult {
  const bits = filterBitset(table, query);
  const total = countBits(bits);
  const { column, ascending } = sortOrders[order];
  const ranked =
    order === 'relevance' && query.search
      ? byRelevance(table, query.search)
      : order === 'recommended' && merits && byRecommendation(table, merits);
  const sorted: Scan = ranked
    ? { slots: ranked, ascending: true }
    : { slots: table.sortColumns[column].all(), ascending };
  const after = cursor && 'after' in cursor ? slotsBefore(table, order, cursor.after) : 0;
  const skip = !cursor ? offset : 'offset' in cursor ? cursor.offset : 0;
  // One extra row shows whether there is a next page. The scan stops at the last match.
  const found = scan(sorted, bits, after, skip, Math.min(limit + 1, total - skip));
  const shown = found.slice(0, limit);
  return {
    ids: shown.map((slot) => table.ids.at(slot)),
    total,
    next: found.length > limit ? cursorAt() : null,
  };

  function cursorAt(): Cursor {
    if (isRank(order)) return { offset: skip + limit };
    const slot = shown.at(-1) as number;
    return { after: { value: table.sortValue(column, slot), id: table.ids.at(slot) } };
  }
}
