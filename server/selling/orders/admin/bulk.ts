import type { BulkResult, ChosenOrder, KnownCourier } from '#contract/selling/orders/bulk.ts';
import type { Courier } from '#contract/selling/orders/endpoints.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { Lang } from '#languages/list.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import { AppError, appError, errorMessage } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { asPaise, toRupees } from '../../../platform/core/money.ts';
import { transactAt } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { InvoicesService } from '../../invoices/service.ts';
import { findOpenHold } from '../changing/hold-store.ts';
import { isAllRefunded } from '../changing/refund-store.ts';
import { type StatusChange, shippingProblem } from '../changing/status.ts';
import { hotOrder, lockOrder } from '../store.ts';
import { readChosen, readNumbers, setPackedAt } from './bulk-store.ts';
import { readCouriers } from './list-store.ts';

/** The services that bulk actions use. */
export type BulkParts = {
  audit: AuditService;
  invoices: Pick<InvoicesService, 'invoicedOrders'>;
  setByShop: (change: StatusChange) => Promise<true | AppError>;
};

/** A parcel that a bulk action ships. `expectedRevision` is the newest event that the admin saw; null skips the check. */
export type Shipment = { orderId: string; expectedRevision: number | null; courier: Courier };

/** The member of staff who asks for a bulk action, and the language of its refusals. */
export type BulkActor = { actorId: string; lang: Lang };

type Deps = Pick<Platform, 'db' | 'now'> & BulkParts;

/** Returns an earlier tracking link with `{number}` for the number; '' when the number is not in it. */
function linkOf({ url, number }: { url: string | null; number: string | null }): string {
  if (!url || !number || !url.includes(number)) return '';
  return url.replaceAll(number, '{number}');
}

/** Marks one order as packed or not. Only an order that has not left can be packed. Idempotent. */
async function pack(
  { db, now, audit }: Deps,
  { orderId, packed, actorId }: { orderId: string; packed: boolean; actorId: string },
): Promise<true | AppError> {
  await checkpoint('pack.before', orderId);
  return transactAt<true>(db, [hotOrder(orderId)], async (tx) => {
    const order = await lockOrder(tx, orderId);
    // An online order that was never paid is not in the list.
    const isListed = order && !['Initiated', 'Failed'].includes(order.payment_status);
    if (!isListed || order.reserved_until) return appError('order_not_found');
    const isPacked = order.packed_at !== null;
    if (isPacked === packed) return true;
    if (order.status === 'Cancelled') return appError('order_is_cancelled');
    if (order.status !== 'Pending' && order.status !== 'Processing') return appError('order_past_packing');
    if (packed && (await findOpenHold(tx, orderId))) return appError('order_on_hold');
    if (packed && (await isAllRefunded(tx, orderId))) return appError('order_refunded');
    const at = now();
    await setPackedAt(tx, orderId, packed ? at : null);
    await audit.record(tx, {
      at,
      actorId,
      action: 'order.packed',
      entity: 'order',
      entityId: orderId,
      of: order.user_id,
      before: { packed: isPacked },
      after: { packed },
    });
    return true;
  });
}

/**
 * Runs a change for each order, one after another, and collects the results. Each change is a transaction of its own, so
 * that a refusal leaves the others done.
 */
async function runEach(
  { db }: Deps,
  lang: Lang,
  changes: readonly { orderId: string; run: () => Promise<true | AppError> }[],
): Promise<BulkResult> {
  const numbers = await readNumbers(
    db,
    changes.map(({ orderId }) => orderId),
  );
  const result: BulkResult = { done: [], refused: [] };
  for (const { orderId, run } of changes) {
    const number = numbers.get(orderId);
    const orderNumber = number === undefined ? orderId : formatOrderNumber(number);
    const done = number === undefined ? appError('order_not_found') : await run();
    if (done instanceof AppError)
      result.refused.push({ _id: orderId, orderNumber, code: done.code, message: errorMessage(done, lang) });
    else result.done.push({ _id: orderId, orderNumber });
  }
  return result;
}

async function chosenOrders(
  { db, invoices }: Deps,
  ids: readonly string[],
  lang: Lang,
): Promise<ChosenOrder[]> {
  const wanted = [...new Set(ids)];
  const [rows, invoiced] = await Promise.all([readChosen(db, wanted), invoices.invoicedOrders(wanted)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((wantedId) => {
    const row = byId.get(wantedId);
    if (!row) return [];
    const { id, number, status, toCollect, packedAt, onHold: _, refunded: __, ...rest } = row;
    const problem = shippingProblem(row);
    return {
      ...rest,
      _id: id,
      orderNumber: formatOrderNumber(number),
      orderStatus: status,
      toCollect: toRupees(asPaise(toCollect)),
      packedAt: packedAt?.toISOString() ?? null,
      invoiced: invoiced.has(id),
      problem: problem && errorMessage(problem, lang),
    };
  });
}

/** Creates the bulk actions on orders. */
export function createOrderBulk(platform: Pick<Platform, 'db' | 'now'>, parts: BulkParts) {
  const deps: Deps = { ...platform, ...parts };
  return {
    /** Returns ticked orders in the given order, and why any of them cannot be shipped. Unknown ids are left out. */
    chosen: (ids: readonly string[], lang: Lang): Promise<ChosenOrder[]> => chosenOrders(deps, ids, lang),

    /** Lists the couriers of earlier orders, each with its tracking link. */
    async couriers(): Promise<KnownCourier[]> {
      const rows = await readCouriers(deps.db);
      return rows.map((row) => ({ name: row.name, link: linkOf(row) }));
    },

    /** Marks orders as packed, or as not packed. */
    pack: (ids: readonly string[], packed: boolean, { actorId, lang }: BulkActor): Promise<BulkResult> =>
      runEach(
        deps,
        lang,
        [...new Set(ids)].map((orderId) => ({
          orderId,
          run: () => pack(deps, { orderId, packed, actorId }),
        })),
      ),

    /** Ships orders. An order that is shipped already with the same courier counts as done, so that a retry is harmless. */
    ship: (shipments: readonly Shipment[], { actorId, lang }: BulkActor): Promise<BulkResult> =>
      runEach(
        deps,
        lang,
        shipments.map((shipment) => ({
          orderId: shipment.orderId,
          run: () =>
            parts.setByShop({
              ...shipment,
              actorId,
              status: 'Shipped',
              reason: null,
              restock: false,
              permission: 'orders.pack',
              forwardOnly: true,
            }),
        })),
      ),
  };
}
