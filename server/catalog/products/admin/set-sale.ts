import type { AdminProduct } from '#contract/catalog/products/admin-products.ts';
import type { InputOf } from '#contract/core/client.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { fromRupees, toRupees } from '../../../platform/core/money.ts';
import { type Database, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CatalogService } from '../service.ts';
import { somebody } from './edit-product.ts';
import { presentRecord } from './present.ts';
import type { Editor, PriceChange, PriceGuard } from './price-guard.ts';
import { type AdminRecord, readRecords } from './record-store.ts';
import type { AdminWriting } from './write-products.ts';

type Body = InputOf<'PUT /api/admin/products/{id}/sale'>['body'];

/** The services that sale prices depend on. */
export type ProductSaleParts = {
  audit: AuditService;
  catalog: CatalogService;
  priceGuard: PriceGuard;
  writing: AdminWriting;
};

/** Returns when a sale begins: a moment of the past becomes now, unless the sale has run since then. */
function beginOf(record: AdminRecord, from: Date, now: Date): Date {
  const runs = record.skus.some(({ sale }) => sale?.runs && new Date(sale.from).getTime() === from.getTime());
  return from < now && !runs ? now : from;
}

/** Returns the first error of a sale, or null. */
function saleProblem(record: AdminRecord, { prices, to }: Body, { from, now }: { from: Date; now: Date }) {
  const skus = new Map(record.skus.map((sku) => [sku.id, sku]));
  if (prices.some(({ _id }) => !skus.has(_id))) return appError('product_changed', { name: somebody });
  const high = prices.find(({ _id, price }) => fromRupees(price) >= (skus.get(_id)?.price ?? 0));
  if (high) return appError('sale_price_high', { name: skus.get(high._id)?.name || record.name });
  const isShared = new Set(prices.map(({ price }) => price)).size <= 1 && prices.length === skus.size;
  if (!record.hasVariants && prices.length > 0 && !isShared) return appError('sale_one_price');
  const end = to === null ? null : new Date(to);
  return end && (end <= from || end <= now) ? appError('sale_times') : null;
}

/** Returns what a sale changes of the regular prices, and the sales that it ends. */
function saleChanges({ name, skus }: AdminRecord, { prices }: Body): PriceChange[] {
  return skus.flatMap((sku) => {
    const price = prices.find(({ _id }) => _id === sku.id)?.price;
    const to = price === undefined ? sku.price : fromRupees(price);
    // The end of a sale brings the regular price back, which needs the permission, and no proof.
    if (price === undefined && !sku.sale) return [];
    const from = sku.price;
    return [
      {
        skuId: price === undefined ? null : sku.id,
        name: sku.name ? `${name}, ${sku.name}` : name,
        from,
        to,
      },
    ];
  });
}

const auditFacts = ({ skus }: AdminRecord) => ({
  sale: skus.flatMap(({ name, code, sale }) =>
    sale ? [{ sku: code ?? name, price: toRupees(sale.price), from: sale.from, to: sale.to }] : [],
  ),
});

/** Creates what sets sale prices. */
export function createProductSale(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { audit, catalog, priceGuard, writing }: ProductSaleParts,
) {
  return {
    /** Replaces the sale of a product. See the endpoint. */
    setSale: (id: string, body: Body, editor: Editor): Promise<AdminProduct | AppError> =>
      transact(db, async (tx) => {
        const locked = await writing.lock(tx, [id]);
        if (locked instanceof AppError) return locked;
        const before = locked[0] as AdminRecord;
        if (before.service) return appError('product_not_found');
        const from = beginOf(before, new Date(body.from), now());
        const problem = saleProblem(before, body, { from, now: now() });
        if (problem) return problem;
        const refused = await priceGuard.judge(tx, saleChanges(before, body), editor);
        if (refused) return refused;
        await catalog.setSales(
          tx,
          id,
          body.prices.map(({ _id, price }) => ({
            skuId: _id,
            price: fromRupees(price),
            from,
            to: body.to === null ? null : new Date(body.to),
          })),
        );
        const [after = before] = await readRecords(tx, [id]);
        await audit.record(tx, {
          at: now(),
          actorId: editor.by,
          action: 'product.sale',
          entity: 'product',
          entityId: id,
          before: auditFacts(before),
          after: auditFacts(after),
        });
        return presentRecord(after);
      }),
  };
}
