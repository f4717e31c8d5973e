import type { HsnValue, StockAdminMove, StockAdminRow } from '#contract/catalog/stock/admin.ts';
import { marginPercent, suggestedQuantity } from '#contract/catalog/stock/rules.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import { toRupees } from '../../../platform/core/money.ts';
import type { HsnSum, StockMove, StockSku } from './store.ts';

/** The context of a row beside the SKU: the shop's reorder level, and the GST in the price (basis points). */
export type RowContext = { stockLow: number; costs: boolean; gst: number };

/** Returns the reorder level that counts for a SKU. */
export const levelOf = ({ reorderLevel }: StockSku, stockLow: number): number => reorderLevel ?? stockLow;

/** Returns the pieces to order of a SKU; null while it has more than its level. */
export function toOrder(sku: StockSku, stockLow: number): number | null {
  const level = levelOf(sku, stockLow);
  return sku.available > level ? null : suggestedQuantity({ ...sku, level });
}

/** Formats a SKU for staff. Leaves out its cost for those who may not see costs. */
export function presentSku(sku: StockSku, { stockLow, costs, gst }: RowContext): StockAdminRow {
  const cost = costs && sku.cost !== null ? toRupees(sku.cost) : null;
  // The price includes GST, and the cost does not.
  const net = (toRupees(sku.price) * 10_000) / (10_000 + gst);
  return {
    _id: sku.id,
    productId: sku.productId,
    name: sku.name,
    nameHi: sku.nameHi || null,
    size: sku.size,
    image: sku.image,
    code: sku.code,
    barcode: sku.barcode,
    shelf: sku.shelf,
    hsn: sku.hsn,
    price: toRupees(sku.price),
    stock: sku.available + sku.reserved,
    reserved: sku.reserved,
    available: sku.available,
    reorderLevel: sku.reorderLevel,
    level: levelOf(sku, stockLow),
    sold30: sku.sold30,
    sold90: sku.sold90,
    suggested: toOrder(sku, stockLow),
    cost,
    margin: cost === null ? null : marginPercent(net, cost),
    version: sku.version,
  };
}

/** Returns what a movement changes the available pieces by. */
function changeOf({ kind, pieces, fromReserved }: StockMove): number {
  if (kind === 'reserve') return -pieces;
  if (kind === 'sell') return fromReserved ? 0 : -pieces;
  return pieces;
}

/** Formats a movement. An order that its reason names stands in `order` alone. */
export function presentMove(move: StockMove): StockAdminMove {
  const { id, at, kind, pieces, reason, by, orderId, orderNumber } = move;
  return {
    _id: id,
    at: at.toISOString(),
    kind,
    quantity: changeOf(move),
    pieces,
    reason: orderId && reason ? reason.replace(`, order ${orderId}`, '') : reason,
    by,
    order:
      orderId && orderNumber !== null
        ? { _id: orderId, orderNumber: formatOrderNumber(Number(orderNumber)) }
        : null,
  };
}

/** Formats the value of an HSN code in rupees. */
export const presentHsn = ({ cost, price, ...sum }: HsnSum): HsnValue => ({
  ...sum,
  cost: toRupees(cost),
  price: toRupees(price),
});
