import { allot } from '#contract/core/shares.ts';
import type { RefundedItem } from '#contract/selling/orders/admin.ts';
import type { StockService } from '../../../catalog/stock/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { asPaise, fromRupees, type Paise } from '../../../platform/core/money.ts';
import { type Reader, type Tx, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findOrderRefund, returningPieces } from '../changing/refund-store.ts';
import { addOrderEvent, hasLeftOnce, latestEventId } from '../event-store.ts';
import { findOrder } from '../full-order-store.ts';
import type { OrderServices, WaitingService } from '../order-services.ts';
import type { OrderMoneyService } from '../papers/money.ts';
import { type CouponsAgain, type WorthBack, worthFinder } from '../placing/kept-items.ts';
import { type FullOrder, lockOrder, type OrderItemRow, type OrderRow } from '../store.ts';

/** The services that refunds by staff use. */
export type AdminRefundParts = {
  coupons: CouponsAgain;
  money: OrderMoneyService;
  stock: Pick<StockService, 'restore'>;
  orderServices: Pick<OrderServices, 'waiting' | 'callOff'>;
};

/** A refund requested by an admin: an amount in rupees, or what was paid for these pieces. */
export type AdminRefundRequest = {
  orderId: string;
  key: string;
  amount: number | null;
  /** The pieces that the buyer does not get or keep. `quantity` null: all that are left of the line. */
  items: readonly RefundedItem[];
  /** Puts the pieces into stock again. */
  restock: boolean;
  reason: string;
  reference: string | null;
  actorId: string;
  expectedRevision: number | null;
};

type Deps = Pick<Platform, 'db' | 'now'> & AdminRefundParts;

/** Some pieces of a line. */
type Pieces = { item: OrderItemRow; quantity: number };

/** Returns how many pieces of each line were neither refunded nor are in a return, by its id. */
export async function refundablePieces(
  db: Reader,
  items: readonly OrderItemRow[],
): Promise<Map<string, number>> {
  const returning = await returningPieces(
    db,
    items.map(({ id }) => id),
  );
  return new Map(
    items.map((item) => [item.id, item.quantity - item.refunded - (returning.get(item.id) ?? 0)]),
  );
}

/** Returns the named pieces, or an error if more are named than are left. A service is called off one by one at its page. */
function namedPieces(
  items: readonly OrderItemRow[],
  asked: readonly RefundedItem[],
  left: ReadonlyMap<string, number>,
): Pieces[] | AppError {
  const named: Pieces[] = [];
  for (const item of items) {
    const one = asked.find(({ itemId }) => itemId === item.id);
    if (!one) continue;
    const most = left.get(item.id) ?? 0;
    const quantity = one.quantity ?? most;
    if (most === 0 || quantity > most)
      return appError('refund_pieces', { n: most, name: item.snapshot.name });
    if (item.snapshot.service && quantity < most) return appError('refund_service_part');
    named.push({ item, quantity });
  }
  return named;
}

/** Returns the services that end with these pieces: those of items of which nothing is left, and those that are named. */
const endingServices = (pieces: readonly Pieces[], waiting: readonly WaitingService[]): WaitingService[] =>
  waiting.filter(({ itemId, serviceItemId }) =>
    pieces.some(
      ({ item, quantity }) =>
        (item.id === itemId && item.refunded + quantity >= item.quantity) || item.id === serviceItemId,
    ),
  );

/** Adds to the pieces the services that end with their items, because their price goes back with them. */
function withServices(
  pieces: readonly Pieces[],
  ending: readonly WaitingService[],
  items: readonly OrderItemRow[],
): Pieces[] {
  const added = items.flatMap((item) => {
    const quantity = ending.filter(({ serviceItemId }) => serviceItemId === item.id).length;
    return quantity > 0 && !pieces.some((one) => one.item.id === item.id) ? [{ item, quantity }] : [];
  });
  return [...pieces, ...added];
}

/** Returns what pieces are worth when they go back, and what was paid for each of them. */
async function worthOf(
  { coupons }: Pick<Deps, 'coupons'>,
  reader: Reader,
  full: FullOrder,
  pieces: readonly Pieces[],
) {
  const find = await worthFinder(coupons, reader, full);
  return {
    all: find(new Map(pieces.map(({ item, quantity }) => [item.id, quantity]))),
    paid: pieces.map(({ item, quantity }) => find(new Map([[item.id, quantity]])).paid),
  };
}

type Chosen = {
  pieces: Pieces[];
  ending: WaitingService[];
  sent: boolean;
  amount: Paise;
  /** What was paid for each of the pieces. */
  paid: Paise[];
};

/** Returns the pieces and the amount of a request. All money of an order that has not left is all of its pieces. */
async function choose(
  deps: Deps,
  tx: Tx,
  full: FullOrder,
  request: Pick<AdminRefundRequest, 'amount' | 'items'>,
): Promise<Chosen | AppError> {
  const { money, orderServices } = deps;
  const { order, items } = full;
  const sent = await hasLeftOnce(tx, order.id);
  const left = await refundablePieces(tx, items);
  const given = request.amount === null ? null : fromRupees(request.amount);
  const isAll =
    request.items.length === 0 && !sent && given !== null && given === (await money.of(tx, order)).left;
  const asked = isAll
    ? items.filter(({ id }) => (left.get(id) ?? 0) > 0).map(({ id }) => ({ itemId: id, quantity: null }))
    : request.items;
  const named = namedPieces(items, asked, left);
  if (named instanceof AppError) return named;
  const waiting = named.length > 0 ? await orderServices.waiting(tx, order.id) : [];
  const ending = endingServices(named, waiting);
  const pieces = withServices(named, ending, items);
  const { all, paid } = await worthOf(deps, tx, full, pieces);
  const amount = given ?? all.worth;
  return amount > 0 ? { pieces, ending, sent, amount, paid } : appError('refund_empty');
}

/** Returns what a refund of these pieces is worth, with the services that end with them, or an error if there are not so many. */
export async function previewRefund(
  deps: Pick<Deps, 'coupons' | 'orderServices'>,
  reader: Reader,
  full: FullOrder,
  asked: readonly RefundedItem[],
): Promise<WorthBack | AppError> {
  const named = namedPieces(full.items, asked, await refundablePieces(reader, full.items));
  if (named instanceof AppError) return named;
  const waiting = await deps.orderServices.waiting(reader, full.order.id);
  const pieces = withServices(named, endingServices(named, waiting), full.items);
  return (await worthOf(deps, reader, full, pieces)).all;
}

/** Ends the services of a refund: nobody works on them any more. */
async function endServices(
  { orderServices, now }: Deps,
  tx: Tx,
  order: OrderRow,
  { ending, actorId, reason }: { ending: readonly WaitingService[]; actorId: string; reason: string },
): Promise<void> {
  if (ending.length === 0) return;
  const at = now();
  await orderServices.callOff(
    tx,
    ending.map(({ id }) => id),
    { reason, at },
  );
  // The refund may have changed the order's payment status.
  const fresh = (await lockOrder(tx, order.id)) ?? order;
  for (const _ of ending)
    await addOrderEvent(tx, fresh, { by: 'shop', actorId, note: 'energisation_called_off', at });
}

async function carryOut(
  deps: Deps,
  tx: Tx,
  full: FullOrder,
  request: AdminRefundRequest,
): Promise<Paise | AppError> {
  const { order } = full;
  const chosen = await choose(deps, tx, full, request);
  if (chosen instanceof AppError) return chosen;
  const { pieces, ending, sent, amount, paid } = chosen;
  const { key, reason, reference, actorId, restock } = request;
  const parts = allot(amount, paid);
  const lines = pieces.map(({ item, quantity }, i) => ({
    itemId: item.id,
    quantity,
    amount: asPaise(parts[i] ?? 0),
    sent,
    restocked: restock && !item.snapshot.service,
  }));
  const done = await deps.money.refund(tx, order, {
    ...{ key, amount, reason, reference, actorId, lines },
    creditNote: { reason: 'refunded', ...(lines.length > 0 && { lines }) },
    notifyBuyer: true,
    at: deps.now(),
  });
  if (done instanceof AppError) return done;
  const back = restock ? pieces.filter(({ item }) => !item.snapshot.service) : [];
  await deps.stock.restore(
    tx,
    back.map(({ item, quantity }) => ({ skuId: item.sku_id, orderItemId: item.id, quantity })),
    { reason: `refunded, order ${order.id}`, by: actorId },
  );
  await endServices(deps, tx, order, { ending, actorId, reason });
  return amount;
}

/** Creates the refunds by staff: of a part of an order, or of all of it. */
export function createAdminRefund({ db, now }: Pick<Platform, 'db' | 'now'>, parts: AdminRefundParts) {
  const deps: Deps = { db, now, ...parts };
  /**
   * Refunds a part of an order and returns the amount. Pieces that it names leave the order: nobody picks, packs, certifies
   * or energises them. Idempotent by `key`.
   */
  return async (asked: AdminRefundRequest): Promise<Paise | AppError> => {
    // The shop's own refunds are named after a return or a service. No typed key is one of theirs.
    const request = { ...asked, key: `desk ${asked.key}` };
    await checkpoint('order-refund.before', request.orderId);
    return transact(db, async (tx) => {
      const locked = await lockOrder(tx, request.orderId);
      const full = locked && (await findOrder(tx, request.orderId));
      if (!full || locked.reserved_until) return appError('order_not_found');
      const earlier = await findOrderRefund(tx, locked.id, request.key);
      if (earlier) return asPaise(earlier.amount);
      const { expectedRevision } = request;
      if (expectedRevision !== null && (await latestEventId(tx, locked.id)) !== expectedRevision)
        return appError('order_changed');
      return carryOut(deps, tx, { ...full, order: locked }, request);
    });
  };
}
