import type { PickLine } from '#contract/selling/orders/bulk.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import { bulkOrders } from '#contract/selling/orders/rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import { choiceOf } from './papers.ts';
import { type ParcelLineRow, readParcelLines, readParcels, readToPack } from './papers-store.ts';

// Shelves are read as people walk along them: A2 before A10.
const walk = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares two lines: those with a shelf first, by shelf; then by category, name and choice. */
function compareLines(a: PickLine, b: PickLine): number {
  if ((a.shelf === null) !== (b.shelf === null)) return a.shelf === null ? 1 : -1;
  return (
    walk.compare(a.shelf ?? '', b.shelf ?? '') ||
    walk.compare(a.category, b.category) ||
    walk.compare(a.name, b.name) ||
    walk.compare(a.choice ?? '', b.choice ?? '') ||
    walk.compare(a.skuId, b.skuId)
  );
}

function lineOf(rows: readonly [ParcelLineRow, ...ParcelLineRow[]], numbers: Map<string, string>): PickLine {
  // The newest name: an order of last week may have an older one.
  const row = rows.reduce((newest, one) => (one.orderId > newest.orderId ? one : newest));
  const { snapshot } = row;
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  const total = (of: readonly ParcelLineRow[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    skuId: row.skuId,
    code: row.code ?? snapshot.variant?.sku ?? null,
    shelf: row.shelf || null,
    category: snapshot.category,
    name: snapshot.name,
    nameHi: snapshot.nameHi,
    choice: choiceOf(row) || null,
    picture: snapshot.image,
    customised: snapshot.customised,
    quantity: total(rows),
    orders: [...byOrder]
      .map(([id, own]) => ({ _id: id, orderNumber: numbers.get(id) ?? '', quantity: total(own) }))
      .sort((a, b) => walk.compare(a.orderNumber, b.orderNumber)),
  };
}

/**
 * Returns the pieces to fetch from the store, summed by SKU: of all orders that wait to be packed, or of the given
 * ones that were not cancelled. A service is no piece. At most 500 orders, the oldest first.
 */
export async function readPickList(
  db: Database,
  orderIds: readonly string[],
): Promise<{ lines: PickLine[]; orders: number }> {
  const ids = orderIds.length > 0 ? [...orderIds] : await readToPack(db, bulkOrders);
  if (ids.length === 0) return { lines: [], orders: 0 };
  const [orders, rows] = await Promise.all([readParcels(db, ids), readParcelLines(db, ids)]);
  const numbers = new Map(orders.map(({ id, number }) => [id, formatOrderNumber(number)]));
  const items = rows.filter(({ orderId, snapshot }) => numbers.has(orderId) && !snapshot.service);
  const bySku = Map.groupBy(items, ({ skuId }) => skuId);
  const lines = [...bySku.values()].map((own) => lineOf(own as [ParcelLineRow], numbers)).sort(compareLines);
  return { lines, orders: numbers.size };
}
