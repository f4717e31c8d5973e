import type { ListOrder } from '#contract/core/rules.ts';

/** The end of a page: the sort value and id of its last row, or a row offset in an order by rank. */
export type Cursor = { after: { value: string | number; id: string } } | { offset: number };

/** The order of the list: one of the shop's, or by relevance to the search. */
export type Order = ListOrder | 'relevance';

/** Returns whether an order is a rank, which is computed for all products and has no value to go on from. */
export const isRank = (order: Order): order is 'recommended' | 'relevance' =>
  order === 'recommended' || order === 'relevance';

/** Encodes a cursor, opaque to clients. It includes the order, so that it cannot be applied to another one. */
export const writeCursor = (order: Order, cursor: Cursor): string =>
  Buffer.from(
    JSON.stringify('after' in cursor ? [order, cursor.after.value, cursor.after.id] : [order, cursor.offset]),
  ).toString('base64url');

const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
const isInstantOrPaise = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(Number(value)) <= 8.64e15;

/** Decodes a cursor. Returns null if it is malformed or of another order; the list then begins at its start. */
export function readCursor(text: string | undefined, order: Order): Cursor | null {
  if (!text) return null;
  try {
    const [of, value, id]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (of !== order) return null;
    if (isRank(order))
      return Number.isSafeInteger(value) && Number(value) >= 0 ? { offset: Number(value) } : null;
    if (!isText(id)) return null;
    if (order === 'name-asc' || order === 'name-desc') return isText(value) ? { after: { value, id } } : null;
    return isInstantOrPaise(value) ? { after: { value, id } } : null;
  } catch {
    return null;
  }
}
