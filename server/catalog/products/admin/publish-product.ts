import type { ProductState } from '#contract/catalog/products/rules.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { type Database, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CatalogService } from '../service.ts';
import { inputOf } from './present.ts';
import type { AdminRecord } from './record-store.ts';
import { codesInUse } from './store.ts';
import type { AdminWriting } from './write-products.ts';

/** The services that publishing depends on. */
export type ProductPublishingParts = { audit: AuditService; catalog: CatalogService; writing: AdminWriting };

/** Returns a code that is not in use: RUB-05 becomes RUB-05-2, then RUB-05-3. */
export function freeCode(code: string, used: ReadonlySet<string>): string {
  const [, stem = code, n = '1'] = /^(.*)-(\d{1,3})$/.exec(code) ?? [];
  // RUB-05 ends in a number of its own: only a small suffix without a leading zero counts as one.
  const [base, from] = n.startsWith('0') || Number(n) < 2 ? [code, 2] : [stem, Number(n) + 1];
  for (let next = from; ; next += 1) {
    const candidate = `${base}-${next}`;
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
}

/** Returns the input of a copy: a draft without stock, with SKU codes of its own. */
function copyOf(record: AdminRecord, used: Set<string>) {
  const { id: _, ...input } = inputOf(record);
  const { hi } = input.translations;
  return {
    ...input,
    slug: null,
    state: 'draft' as const,
    name: `${record.name} (copy)`,
    translations: hi?.name ? { hi: { ...hi, name: `${hi.name} (कॉपी)` } } : input.translations,
    skus: record.skus.map(({ name, gram, price, code, isDefault, picture }) => {
      const free = code && freeCode(code, used);
      if (free) used.add(free.toLowerCase());
      return { name, gram, price, code: free, isDefault, picture, available: 0 };
    }),
  };
}

/** Creates what decides whether the public sees a product, and the copy of a product. `by` is the acting admin. */
export function createProductPublishing(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { audit, catalog, writing }: ProductPublishingParts,
) {
  return {
    /** Publishes a product, hides it, or makes it a draft. A service is bought with other products and is always published. */
    setState: (id: string, state: ProductState, by: string): Promise<null | AppError> =>
      transact(db, async (tx) => {
        const locked = await writing.lock(tx, [id]);
        if (locked instanceof AppError) return locked;
        const before = locked[0] as AdminRecord;
        if (before.service) return appError('service_not_hidden');
        if (before.state === state) return null;
        await catalog.setState(tx, id, state, by);
        await audit.record(tx, {
          at: now(),
          actorId: by,
          action: 'product.state',
          entity: 'product',
          entityId: id,
          before: { state: before.state },
          after: { state },
        });
        return null;
      }),

    /** Copies a product as a draft. Returns the id of the copy. */
    duplicate: (id: string, by: string): Promise<{ _id: string } | AppError> =>
      transact(db, async (tx) => {
        const locked = await writing.lock(tx, [id]);
        if (locked instanceof AppError) return locked;
        const record = locked[0] as AdminRecord;
        if (record.service) return appError('service_not_hidden');
        const used = await codesInUse(
          tx,
          record.skus.flatMap(({ code }) => code ?? []),
        );
        const [copy = ''] = await writing.add(tx, [copyOf(record, used)], by);
        return { _id: copy };
      }),
  };
}
