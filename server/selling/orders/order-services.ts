import type { StockLine } from '../../catalog/stock/service.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { QuotedLine } from './placing/quote.ts';
import type { FullOrder } from './store.ts';

/** A service that a buyer has chosen for items of one SKU. `version` changes with what they entered. */
export type ChosenService = { skuId: string; lineId: string; version: string };

/** The line of a service in an order, and the items that may have it. */
export type ServiceOrder = {
  orderId: string;
  userId: string;
  service: StockLine;
  items: readonly StockLine[];
  at: Date;
};

/** A service that is not done yet, the items it is for, and the line that it was paid with. */
export type WaitingService = { id: string; itemId: string; serviceItemId: string };

/**
 * The calls of orders to the domain whose service is bought with other products. That domain knows orders,
 * and not the reverse.
 */
export type OrderServices = {
  /** Lists what is chosen for these SKUs, by SKU. */
  chosen(db: Reader, userId: string, skuIds: readonly string[]): Promise<ChosenService[]>;
  /** Writes what is chosen for the items of an order, and returns for how many lines. */
  write(tx: Tx, order: ServiceOrder): Promise<number>;
  /** Lists the services of an order that are not done yet. They change under the lock of their order alone. */
  waiting(db: Reader, orderId: string): Promise<WaitingService[]>;
  /** Calls services off whose items or whose price was refunded. */
  callOff(tx: Tx, ids: readonly string[], how: { reason: string; at: Date }): Promise<void>;
};

/** Returns the line of the service, if there is one. Lines of one SKU are one line. */
export const serviceOf = <L extends { service: string | null }>(lines: readonly L[]): L | undefined =>
  lines.find((line) => line.service !== null);

/**
 * Lists what is chosen for the items of an order that has the service. An order without the service takes no choice, as
 * when one product of a cart is bought at once.
 */
export async function chosenFor(
  { chosen }: OrderServices,
  db: Reader,
  { userId, lines }: { userId: string; lines: readonly QuotedLine[] },
): Promise<ChosenService[]> {
  const items = lines.filter(({ item }) => !item.service);
  if (items.length === lines.length) return [];
  return chosen(
    db,
    userId,
    items.map(({ item }) => item.skuId),
  );
}

/**
 * Returns the items that the service is for. Of several lines of one SKU it is the one that it was chosen for, in the
 * cart, or else the first.
 */
export function itemsOfService<L extends { skuId: string; lineId: string | null }>(
  items: readonly L[],
  chosen: readonly ChosenService[],
): L[] {
  return [...Map.groupBy(items, ({ skuId }) => skuId).values()].flatMap(
    (lines) => lines.find(({ lineId }) => chosen.some((one) => one.lineId === lineId)) ?? lines.slice(0, 1),
  );
}

/** Returns whether an order has the service more or less often than it is chosen for its items. */
export function differsFromChoices(lines: readonly QuotedLine[], chosen: readonly ChosenService[]): boolean {
  const service = lines.find(({ item }) => item.service);
  return service !== undefined && service.quantity !== chosen.length;
}

/** Returns whether a service of an order is neither done nor called off. The parcel leaves after that, so no day is known. */
export function waitsForService({ items, events }: Pick<FullOrder, 'items' | 'events'>): boolean {
  const bought = items.reduce((sum, { snapshot, quantity }) => sum + (snapshot.service ? quantity : 0), 0);
  const over = events.filter(
    ({ note }) => note === 'energisation_done' || note === 'energisation_called_off',
  );
  return over.length < bought;
}
