import { AppError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { type Database, isUniqueViolation, type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AdminWriting } from '../admin/write-products.ts';
import { type CheckedFile, type createPlanning, outcomeOf } from './check-import.ts';
import { chunksOf } from './chunks.ts';
import type { Plan } from './plan.ts';
import { lockImporting, readContent, readImport, updateImport } from './store.ts';

/** The services that the application of a file needs. */
export type ApplyingParts = { writing: AdminWriting; planOf: ReturnType<typeof createPlanning> };

/** Creates the function that applies a checked file in one transaction, all or nothing. */
export function createApplying(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { writing, planOf }: ApplyingParts,
) {
  /**
   * Writes additions and changes in one transaction. Progress goes over another connection, as this one is
   * not committed.
   */
  async function write(
    tx: Tx,
    id: string,
    { plan, by }: { plan: Plan; by: string },
  ): Promise<AppError | null> {
    const total = plan.additions.length + plan.changes.length;
    let written = 0;
    const reportProgress = async (some: number, rows: number) => {
      written += some;
      await checkpoint('import.written', id);
      await updateImport(db, id, { done: Math.floor((rows * written) / Math.max(1, total)) });
    };
    const rows = (await readImport(db, id))?.rows ?? 0;
    for (const some of chunksOf(plan.changes)) {
      // The request to apply the file needed the permission and fresh proof.
      const editor = { by, prices: true, proved: true };
      const done = await writing.overwrite(tx, some, { editor, action: 'product.import' });
      if (done instanceof AppError) return done;
      await reportProgress(some.length, rows);
    }
    for (const some of chunksOf(plan.additions)) {
      await writing.add(tx, some, by, 'product.import');
      await reportProgress(some.length, rows);
    }
    return null;
  }

  return async function apply(id: string): Promise<void> {
    let refused: CheckedFile | null = null;
    const work = async (tx: Tx) => {
      await lockImporting(tx);
      const file = await readContent(tx, id, 'applying');
      if (!file) return null;
      // Locks the products and compares again, because they may have changed since the check.
      const first = await planOf(file.content, tx);
      await writing.lock(
        tx,
        first.plan.changes.map(({ before }) => before.id),
      );
      const locked = await planOf(file.content, tx);
      if (locked.plan.problems.length > 0) {
        refused = locked;
        return null;
      }
      const done = await write(tx, id, { plan: locked.plan, by: file.by });
      if (done) return done;
      return { summary: locked.plan.summary, rows: locked.rows };
    };
    let done: Awaited<ReturnType<typeof work>>;
    try {
      done = await transact(db, work);
    } catch (error) {
      const file = isUniqueViolation(error) ? await readContent(db, id, 'applying') : null;
      if (!file) throw error;
      // Another request added a product with the same slug, so the file is checked again.
      refused = await planOf(file.content, db);
      done = null;
    }
    if (refused) return updateImport(db, id, outcomeOf(refused));
    if (done instanceof AppError) throw new Error(`product import refused: ${done.code}`);
    if (done)
      await updateImport(db, id, {
        status: 'done',
        done: done.rows,
        summary: done.summary,
        content: null,
        finished_at: now(),
      });
  };
}
