import { AppError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { type Database, isUniqueViolation, type Tx, transact } from '../../../platform/database/database.ts';
import { troubleOf } from '../../../platform/database/trouble.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FileProblem } from '../../../schema/column-types.ts';
import type { AdminWriting } from '../admin/write-products.ts';
import { lockProducts } from '../write-store.ts';
import { type OpenedFile, outcomeOf, type Planning } from './check-import.ts';
import { chunksOf } from './chunks.ts';
import type { Group } from './plan.ts';
import { type ImportFile, readContent, takePart, updateImport } from './store.ts';

/** The services that the application of a file needs. */
export type ApplyingParts = { writing: AdminWriting; planning: Planning };

/** Products of one transaction. Buyers of these wait for it: less than half a second on a busy machine. */
const partSize = 25;

/** The error of a part that cannot be written. The parts before it are in the shop. */
export class PartFailed extends Error {
  override name = 'PartFailed';
  readonly problem: FileProblem;
  constructor(rows: readonly number[], cause: unknown) {
    super('a part of a product import failed', { cause });
    const values = { from: Math.min(...rows), to: Math.max(...rows) };
    this.problem = { row: values.from, column: '', code: 'part_failed', values };
  }
}

/** Returns the products behind the first `applied` rows of a file. */
function groupsAfter(groups: readonly Group[], applied: number): readonly Group[] {
  let rows = 0;
  return groups.filter((group) => {
    const isAfter = rows >= applied;
    rows += group.rows.length;
    return isAfter;
  });
}

const countRows = (groups: readonly Group[]): number =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0);

/**
 * Creates the function that applies a checked file: some products in each transaction, every product as a whole. How far
 * it is stands in the same transactions, so that an import that was killed goes on where it was.
 */
export function createApplying(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { writing, planning }: ApplyingParts,
) {
  /** Writes a part. Returns 'refused' when the shop has changed so that the file does not fit any more. */
  async function writePart(
    tx: Tx,
    id: string,
    part: {
      sheet: OpenedFile['sheet'];
      groups: readonly Group[];
      applied: number;
      by: string;
      large: string[];
    },
  ): Promise<'written' | 'refused' | 'elsewhere' | AppError> {
    const { sheet, groups, applied, by, large } = part;
    if (!(await takePart(tx, id, applied))) return 'elsewhere';
    // Locks the products and compares again, because they may have changed since the check.
    await lockProducts(
      tx,
      groups.map(({ key }) => key),
    );
    const { problems, changes, additions } = await planning.planPart(sheet, groups, tx);
    // A product that took the slug of a new one since is another product.
    const keys = new Set(groups.map(({ key }) => key));
    if (problems.length > 0 || changes.some(({ before }) => !keys.has(before.id))) return 'refused';
    // The request to apply the file needed the permission and fresh proof. Owners are told once, with the first part.
    if (applied === 0) await writing.tellOfPrices(tx, large, by);
    const editor = { by, prices: true, proved: true, told: true };
    const done = await writing.overwrite(tx, changes, { editor, action: 'product.import' });
    if (done instanceof AppError) return done;
    if (additions.length > 0) await writing.add(tx, additions, by, 'product.import');
    const rows = applied + countRows(groups);
    await updateImport(tx, id, { done: rows, applied_rows: rows });
    return 'written';
  }

  /** Checks the whole file once more before anything is written. Returns the large price changes; null for a refusal. */
  async function checkAgain(id: string, opened: OpenedFile): Promise<string[] | null> {
    const large: string[] = [];
    const checked = await planning.checkFile(opened, db, async ({ changes }) => {
      large.push(...(await writing.largePriceChanges(db, changes)));
    });
    const isFine = checked.problems.length === 0;
    await updateImport(db, id, isFine ? { summary: checked.summary } : outcomeOf(checked));
    return isFine ? large : null;
  }

  /** Ends an import whose rest does not fit the shop any more: what is left is checked, to be applied again. */
  async function refuse(id: string, file: ImportFile, applied: number): Promise<void> {
    const checked = await planning.checkFile(await planning.openFile(file.content, db), db);
    await updateImport(db, id, { ...outcomeOf(checked), done: applied, applied_rows: 0 });
  }

  return async function apply(id: string): Promise<void> {
    const file = await readContent(db, id, 'applying');
    if (!file) return;
    const opened = await planning.openFile(file.content, db);
    const { sheet } = opened;
    const large = file.applied === 0 ? await checkAgain(id, opened) : [];
    if (!large) return;
    let { applied } = file;
    for (const groups of chunksOf(groupsAfter(opened.groups, applied), partSize)) {
      const part = { sheet, groups, applied, by: file.by, large };
      const done = await transact(db, (tx) => writePart(tx, id, part)).catch((error: unknown) => {
        // Another request added a product with the same slug.
        if (isUniqueViolation(error)) return 'refused' as const;
        // The job is run again, and goes on here.
        if (troubleOf(error)) throw error;
        return error;
      });
      if (done === 'elsewhere') return;
      if (done === 'refused') return refuse(id, file, applied);
      if (done !== 'written')
        throw new PartFailed(
          groups.flatMap(({ rows }) => rows.map(({ row }) => row)),
          done,
        );
      applied += countRows(groups);
      await checkpoint('import.written', id);
    }
    await updateImport(db, id, { status: 'done', done: applied, content: null, finished_at: now() });
  };
}
