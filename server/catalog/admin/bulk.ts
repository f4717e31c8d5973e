import { createHash } from 'node:crypto';
import type { BulkChange, BulkLine } from '#contract/catalog/admin.ts';
import { productLimits } from '#contract/catalog/rules.ts';
import type { Lang } from '#contract/core/errors.ts';
import { AppError, appError, errorMessage } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { asPaise, type Paise, toRupees } from '../../platform/core/money.ts';
import { type Database, transact } from '../../platform/database/database.ts';
import { type AdminRecord, type AdminSku, inputOf, readRecords } from './record.ts';
import type { AdminWriting } from './writing.ts';

/** A change to many, as it would be or as it was made. */
export type BulkAnswer = { applied: boolean; digest: string; problems: number; lines: BulkLine[] };

/** The new price of a SKU: by percent (half up) or rupees, rounded to whole multiples. */
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

/** The SKU after the change, with what stands in its way. */
function changed(sku: AdminSku, change: BulkChange): { sku: AdminSku; problem: AppError | null } {
  if (change.kind === 'price') {
    const price = changedPrice(sku.price, change);
    const fits = price > 0 && toRupees(price) <= productLimits.price;
    return { sku: { ...sku, price }, problem: fits ? null : appError('bulk_price') };
  }
  const available = changedStock(sku.available, change);
  const fits = available >= 0 && available <= productLimits.stock;
  return { sku: { ...sku, available }, problem: fits ? null : appError('bulk_stock', { n: sku.available }) };
}

/** What every line does, so that nothing else is done than was looked at. Sales do not change what "add 5" means. */
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
      const { sku: now, problem } = changed(sku, change);
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

/** Changes to many products at once. */
export type BulkAdmin = ReturnType<typeof createBulkAdmin>;

/** Makes changes to many: previewed, then made as previewed, all or none. */
export function createBulkAdmin({ db }: { db: Database }, writing: AdminWriting) {
  return {
    /** What it would do; nothing is changed. Products that left the shop meanwhile are left out. */
    async preview(ids: readonly string[], change: BulkChange, lang: Lang): Promise<BulkAnswer> {
      const records = (await readRecords(db, ids)).filter((record) => record.deletedAt === null);
      return { applied: false, ...plan(records, change, lang).answer };
    },

    /** Does what the preview with this digest showed; otherwise `bulk_changed` or `bulk_refused`, with a new preview. */
    apply: (
      ids: readonly string[],
      change: BulkChange,
      { digest, by, lang }: { digest: string; by: string; lang: Lang },
    ): Promise<BulkAnswer | AppError> =>
      transact(db, async (tx) => {
        await checkpoint('product.bulk', by);
        const records = await writing.lock(tx, ids);
        if (records instanceof AppError) return appError('bulk_changed');
        const { after, answer } = plan(records, change, lang);
        const details = { applied: false, ...answer };
        if (answer.digest !== digest) return new AppError('bulk_changed', { details });
        if (answer.problems > 0) return new AppError('bulk_refused', { details });
        const done = await writing.overwrite(tx, after, { by, action: 'product.bulk' });
        return done instanceof AppError ? done : { applied: true, ...answer };
      }),
  };
}
