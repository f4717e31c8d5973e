import type { SortOrder } from '#contract/core/rules.ts';

/** Where a page ended: after the row with this sort value and id, or after so many rows (for order by relevance). */
export type Cursor = { after: { value: string | number; id: string } } | { offset: number };

/** How the list is ordered: one of the shop's orders, the newest first, or by relevance to the search. */
export type Order = SortOrder | 'newest' | 'relevance';

/** Writes a cursor; opaque to clients. It carries its order, so that it is never applied to another one. */
export const writeCursor = (order: Order, cursor: Cursor): string =>
  Buffer.from(
    JSON.stringify('after' in cursor ? [order, cursor.after.value, cursor.after.id] : [order, cursor.offset]),
  ).toString('base64url');

const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
const isInstantOrPaise = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(Number(value)) <= 8.64e15;

/** Reads a cursor; null for one that is broken or belongs to another order: then the list begins at its start. */
export function readCursor(text: string | undefined, order: Order): Cursor | null {
  if (!text) return null;
  try {
    const [of, value, id]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (of !== order) return null;
    if (order === 'relevance')
      return Number.isSafeInteger(value) && Number(value) >= 0 ? { offset: Number(value) } : null;
    if (!isText(id)) return null;
    if (order === 'name-asc' || order === 'name-desc') return isText(value) ? { after: { value, id } } : null;
    return isInstantOrPaise(value) ? { after: { value, id } } : null;
  } catch {
    return null;
  }
}
