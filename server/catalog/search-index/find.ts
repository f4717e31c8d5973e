import type { Cursor, Order } from '../cursor.ts';
import type { ProductQuery } from '../match.ts';
import { type Bits, countBits, hasBit } from './bits.ts';
import type { Column } from './columns.ts';
import { filterBitset } from './filter-bitsets.ts';
import { byRelevance } from './relevance.ts';
import type { SortColumn, Table } from './table.ts';

/** A window on the list: so many rows, after a cursor or (when that is null) after `offset` rows. */
export type ResultPage = { order: Order; limit: number; cursor: Cursor | null; offset: number };

/** The ids in a window in their order, how many products match in all, and where the next window begins, if one does. */
export type Found = { ids: string[]; total: number; next: Cursor | null };

const tracks: Record<Order, { track: SortColumn; up: boolean }> = {
  // Without a search everything is as relevant.
  relevance: { track: 'newest', up: false },
  newest: { track: 'newest', up: false },
  'price-asc': { track: 'price', up: true },
  'price-desc': { track: 'price', up: false },
  'name-asc': { track: 'name', up: true },
  'name-desc': { track: 'name', up: false },
};

/** Slots as they are read: from their first, or from their last. */
type Reading = { slots: Column; up: boolean };

/** How many places of the track are read before what follows a cursor. */
function placesBefore(
  table: Table,
  order: Order,
  { value, id }: { value: string | number; id: string },
): number {
  const { track, up } = tracks[order];
  const after = table.placeAfter(track, value, id);
  if (up) return after;
  const slots = table.tracks[track];
  const slot = after > 0 ? slots.at(after - 1) : undefined;
  const itself = slot !== undefined && table.ids.at(slot) === id && table.valueOn(track, slot) === value;
  return slots.length - after + Number(itself);
}

/** The slots of a set as they are read from a place on, at most so many, some skipped. */
function read({ slots, up }: Reading, bits: Bits, from: number, skip: number, most: number): number[] {
  const found: number[] = [];
  const last = slots.length - 1;
  for (let place = from, left = skip; place <= last && found.length < most; place++) {
    const slot = slots[up ? place : last - place] as number;
    if (!hasBit(bits, slot)) continue;
    if (left > 0) left -= 1;
    else found.push(slot);
  }
  return found;
}

/** One window of the products that match. */
export function find(
  table: Table,
  sought: ProductQuery,
  { order, limit, cursor, offset }: ResultPage,
): Found {
  const bits = filterBitset(table, sought);
  const total = countBits(bits);
  const { track, up } = tracks[order];
  const reading: Reading =
    order === 'relevance' && sought.search
      ? { slots: byRelevance(table, sought.search), up: true }
      : { slots: table.tracks[track].all(), up };
  const after = cursor && 'after' in cursor ? placesBefore(table, order, cursor.after) : 0;
  const skip = !cursor ? offset : 'offset' in cursor ? cursor.offset : 0;
  // One more than asked tells whether there is a next window; behind the last that matches nobody looks.
  const found = read(reading, bits, after, skip, Math.min(limit + 1, total - skip));
  const shown = found.slice(0, limit);
  return {
    ids: shown.map((slot) => table.ids.at(slot)),
    total,
    next: found.length > limit ? cursorAt() : null,
  };

  function cursorAt(): Cursor {
    if (order === 'relevance') return { offset: skip + limit };
    const slot = shown.at(-1) as number;
    return { after: { value: table.valueOn(track, slot), id: table.ids.at(slot) } };
  }
}
