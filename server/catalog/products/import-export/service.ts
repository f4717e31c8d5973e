import type { ProductImport } from '#contract/catalog/products/import-export.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { newId } from '../../../platform/core/id.ts';
import { readText } from '../../../platform/csv/read.ts';
import { csvMark, csvRow } from '../../../platform/csv/write.ts';
import { type Database, isUniqueViolation, transact } from '../../../platform/database/database.ts';
import { troubleOf } from '../../../platform/database/trouble.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FileProblem } from '../../../schema/column-types.ts';
import type { Storage } from '../../../storage/storage.ts';
import type { AdminWriting } from '../admin/write-products.ts';
import { createApplying, PartFailed } from './apply-import.ts';
import { createPlanning, outcomeOf } from './check-import.ts';
import { columnNames, exportedRows } from './columns.ts';
import {
  allRecords,
  beginApplying,
  type ImportRow,
  insertImport,
  readContent,
  readImport,
  readImports,
  updateImport,
} from './store.ts';

const queue = 'product-import';
const listLimit = 10;
const reasons = readWords('products/import-problems');

/** CSV export and import of products. */
export type ProductExchange = ReturnType<typeof createProductExchange>;

/** The services that import and export depend on. */
export type ProductExchangeParts = { accounts: AccountsService; writing: AdminWriting; storage: Storage };

/** Formats imports, with the reasons of their problems in a language. */
async function present(
  accounts: AccountsService,
  rows: readonly ImportRow[],
  lang: Lang,
): Promise<ProductImport[]> {
  const people = await accounts.findPeople(rows.map((row) => row.created_by));
  return rows.map((row) => ({
    _id: row.id,
    fileName: row.file_name,
    by: people.get(row.created_by)?.name ?? '',
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    status: row.status,
    rows: row.rows,
    done: row.done,
    summary: row.summary,
    problems: row.problems
      .filter((one) => one.code in reasons.en)
      .map((one) => ({
        row: one.row,
        column: one.column,
        reason: fillText<string>(reasons[lang][one.code], one.values),
      })),
    problemCount: row.problem_count,
  }));
}

/** Marks the import as failed on an unexpected error. A database that is away is none: then the job is run again. */
async function failOnError(
  { db, now, log }: Pick<Platform, 'now' | 'log'> & { db: Database },
  id: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (troubleOf(error)) throw error;
    log.error(
      { err: error, import: id },
      'product import stopped: its page names the rows that were not written; upload the file again',
    );
    const problems: FileProblem[] = [
      error instanceof PartFailed ? error.problem : { row: 0, column: '', code: 'failed', values: {} },
    ];
    const end = { finished_at: now(), content: null, problems, problem_count: 1 };
    await updateImport(db, id, { status: 'failed', ...end });
  }
}

/**
 * Creates import and export. A job checks the whole file, reports every bad row and changes nothing. A second job applies
 * it product by product, and goes on after a crash (decision 156).
 */
export function createProductExchange(
  { db, now, jobs, log }: Pick<Platform, 'now' | 'jobs' | 'log'> & { db: Database },
  { accounts, writing, storage }: ProductExchangeParts,
) {
  const planning = createPlanning(storage);
  const apply = createApplying({ db, now }, { writing, planning });
  const working = jobs.work<{ id: string; step: 'check' | 'apply' }>(queue, ({ id, step }) =>
    failOnError({ db, now, log }, id, () => (step === 'check' ? check(id) : apply(id))),
  );
  working.catch((error: Error) =>
    log.error(
      { err: error },
      'product import queue did not start: uploaded files are not checked; restart the process',
    ),
  );

  async function check(id: string): Promise<void> {
    const file = await readContent(db, id, 'checking');
    if (!file) return;
    const opened = await planning.openFile(file.content, db);
    await updateImport(db, id, outcomeOf(await planning.checkFile(opened, db)));
  }

  async function one(id: string, lang: Lang): Promise<ProductImport | AppError> {
    const row = await readImport(db, id);
    const [shown] = row ? await present(accounts, [row], lang) : [];
    return shown ?? appError('import_not_found');
  }

  return {
    one,

    /** Lists the latest imports. */
    list: async (lang: Lang): Promise<ProductImport[]> =>
      present(accounts, await readImports(db, listLimit), lang),

    /** Stores a file and queues its check. */
    async take(
      files: readonly Upload[],
      { by, lang }: { by: string; lang: Lang },
    ): Promise<ProductImport | AppError> {
      const [file] = files;
      if (!file || file.bytes.length === 0) return appError('import_file_missing');
      if (file.cutOff) return appError('import_large');
      const content = readText(file.bytes);
      if (content === null) return appError('import_encoding');
      await working;
      const id = newId(now());
      await transact(db, async (tx) => {
        await insertImport(tx, { id, at: now(), by, fileName: file.name || 'file.csv', content });
        await jobs.send(tx, queue, { id, step: 'check' });
        return null;
      });
      return one(id, lang);
    },

    /** Queues the application of a checked file. Only one runs at a time in the whole shop. */
    async apply(id: string, lang: Lang): Promise<ProductImport | AppError> {
      if (!(await readImport(db, id))) return appError('import_not_found');
      await working;
      try {
        const begun = await transact(db, async (tx) => {
          if (!(await beginApplying(tx, id))) return appError('import_not_checked');
          await jobs.send(tx, queue, { id, step: 'apply' });
          return null;
        });
        return begun ?? one(id, lang);
      } catch (error) {
        if (isUniqueViolation(error, 'product_imports_applying')) return appError('import_busy');
        throw error;
      }
    },

    /** Streams all products as CSV. */
    async *export(): AsyncGenerator<string> {
      yield csvMark + csvRow(columnNames);
      for await (const records of allRecords(db)) yield records.flatMap(exportedRows).map(csvRow).join('');
    },
  };
}
