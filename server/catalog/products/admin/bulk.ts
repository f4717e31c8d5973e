import { createHash } from 'node:crypto';
import type { BulkChange, BulkLine } from '#contract/catalog/products/admin.ts';
import { productLimits } from '#contract/catalog/products/rules.ts';
import type { Lang } from '#languages/list.ts';
import { AppError, appError, errorMessage } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { asPaise, type Paise, toRupees } from '../../../platform/core/money.ts';
import { type Database, transact } from '../../../platform/database/database.ts';
import { inputOf } from './present.ts';
import type { Editor } from './price-guard.ts';
import { type AdminRecord, type AdminSku, readRecords } from './record-store.ts';
import type { AdminWriting } from './write-products.ts';

/** The preview or the result of a bulk change. */
export type BulkResult = { applied: boolean; digest: string; problems: number; lines: BulkLine[] };

/** Returns the new price: changed by percent or rupees, then rounded half up to a multiple of `roundTo`. */
export function changedPrice(price: Paise, change: Extract<BulkChange, { kind: 'price' }>): Paise {
  const basisPoints = Math.round(change.value * 100);
  const moved =
    change.by === 'percent'
      ? (price * (10_000 + basisPoints)) / 10_000
      : price + Math.round(change.value * 100);
  const step = Math.round(change.roundTo * 100);
  return asPaise(Math.round(moved / step) * step);
}

const changedStock = (available: number, change: Extract<BulkChange, { kind: 'stock' }>): number =>
  change.by === 'set' ? change.value : available + change.value;

/** Applies a change to a SKU. Returns the problem if the result is out of range. */
function applyChange(sku: AdminSku, change: BulkChange): { sku: AdminSku; problem: AppError | null } {
  if (change.kind === 'price') {
    const price = changedPrice(sku.price, change);
    const fits = price > 0 && toRupees(price) <= productLimits.price;
    return { sku: { ...sku, price }, problem: fits ? null : appError('bulk_price') };
  }
  const available = changedStock(sku.available, change);
  const fits = available >= 0 && available <= productLimits.stock;
  return { sku: { ...sku, available }, problem: fits ? null : appError('bulk_stock', { n: sku.available }) };
}

/** Hashes the effect of every line, so that only the previewed change can be applied. Sales do not affect "add 5". */
function digestOf(lines: readonly BulkLine[], change: BulkChange): string {
  const facts = lines.map((line) =>
    change.kind === 'stock' ? [line.skuId, line.problem !== null] : [line.skuId, line.before, line.after],
  );
  return createHash('sha256')
    .update(JSON.stringify([change, facts]))
    .digest('base64url');
}

function plan(records: readonly AdminRecord[], change: BulkChange, lang: Lang) {
  const lines: BulkLine[] = [];
  const after = records.map((record) => {
    const skus = record.skus.map((sku) => {
      const { sku: now, problem } = applyChange(sku, change);
      const price = change.kind === 'price';
      lines.push({
        productId: record.id,
        product: record.name,
        skuId: sku.id,
        sku: sku.name,
        before: price ? toRupees(sku.price) : sku.available,
        after: price ? toRupees(now.price) : now.available,
        problem: problem && errorMessage(problem, lang),
      });
      return now;
    });
    return { before: record, after: inputOf({ ...record, skus }) };
  });
  const problems = lines.filter((line) => line.problem !== null).length;
  return { after, answer: { digest: digestOf(lines, change), problems, lines } };
}

/** Bulk changes of products. */
export type BulkAdmin = ReturnType<typeof createBulkAdmin>;

/** Creates the bulk changes: previewed, then applied as previewed, all or nothing. */
export function createBulkAdmin({ db }: { db: Database }, writing: AdminWriting) {
  return {
    /** Returns the effect of a change without making it. Deleted products are omitted. */
    async preview(ids: readonly string[], change: BulkChange, lang: Lang): Promise<BulkResult> {
      const records = (await readRecords(db, ids)).filter((record) => record.deletedAt === null);
      return { applied: false, ...plan(records, change, lang).answer };
    },

    /**
     * Applies the change that was previewed with this digest. Otherwise returns `bulk_changed` or
     * `bulk_refused`, with a new preview.
     */
    apply: (
      ids: readonly string[],
      change: BulkChange,
      { digest, editor, lang }: { digest: string; editor: Editor; lang: Lang },
    ): Promise<BulkResult | AppError> =>
      transact(db, async (tx) => {
        await checkpoint('product.bulk', editor.by);
        const records = await writing.lock(tx, ids);
        if (records instanceof AppError) return appError('bulk_changed');
        const { after, answer } = plan(records, change, lang);
        const details = { applied: false, ...answer };
        if (answer.digest !== digest) return new AppError('bulk_changed', { details });
        if (answer.problems > 0) return new AppError('bulk_refused', { details });
        const done = await writing.overwrite(tx, after, { editor, action: 'product.bulk' });
        return done instanceof AppError ? done : { applied: true, ...answer };
      }),
  };
}
