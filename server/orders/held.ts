import type { Reader } from '../platform/database/database.ts';
import { findOpenOrder, stockLines } from './store.ts';

/** Pieces that the buyer's own open order holds, by SKU id: for them, and only for them, these can still be bought. */
export async function heldByBuyer(db: Reader, userId: string): Promise<Map<string, number>> {
  const open = await findOpenOrder(db, userId);
  const lines = open ? await stockLines(db, open.id) : [];
  return new Map(lines.map((line) => [line.skuId, line.quantity]));
}
