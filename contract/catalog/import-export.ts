import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema } from '../core/primitives.ts';

/** Bytes and rows of a CSV file at most. */
export const importLimits = { bytes: 20 * 1024 * 1024, rows: 20_000, problemsShown: 200 } as const;

/** What is wrong in a file: the row as spreadsheets count (the heading is 1), its column, and why. */
export const importProblemSchema = z.object({
  row: z.number().int(),
  column: z.string(),
  reason: z.string(),
});
/** What is wrong in a file. */
export type ImportProblem = z.output<typeof importProblemSchema>;

const counts = z.object({ added: z.number().int(), changed: z.number().int(), unchanged: z.number().int() });

/** A file on its way into the shop: checked first, applied when somebody says so. */
export const productImportSchema = z.object({
  _id: idSchema,
  fileName: z.string(),
  by: z.string(),
  createdAt: instantSchema,
  finishedAt: instantSchema.nullable(),
  status: z.enum(['checking', 'checked', 'applying', 'done', 'failed']),
  rows: z.number().int(),
  done: z.number().int(),
  summary: z.object({ products: counts, skus: counts }).nullable(),
  /** The first 200; `problemCount` says how many there are. */
  problems: z.array(importProblemSchema),
  problemCount: z.number().int(),
});
/** A file on its way into the shop. */
export type ProductImport = z.output<typeof productImportSchema>;

/** The goods as a CSV file, out of the shop and into it. */
export const productExchange = {
  'GET /api/admin/product-export': endpoint({
    summary: 'All products as CSV, one row a SKU; what it answers can be imported again.',
    access: 'admin',
    response: z.custom<AsyncIterable<string>>(),
    produces: 'text/csv; charset=utf-8',
    download: true,
  }),
  'GET /api/admin/product-imports': endpoint({
    summary: 'The latest ten imports, the newest first.',
    access: 'admin',
    response: z.object({ imports: z.array(productImportSchema) }),
  }),
  'POST /api/admin/product-imports': endpoint({
    summary: 'Takes a CSV file and begins to check it. Nothing is changed before it is applied.',
    access: 'admin',
    parts: { files: ['file'], maxBytes: importLimits.bytes },
    status: 202,
    response: productImportSchema,
    errors: ['import_file_missing', 'import_large', 'import_encoding'],
  }),
  'GET /api/admin/product-imports/{id}': endpoint({
    summary: 'How far an import is, and what is wrong with its rows.',
    access: 'admin',
    params: z.object({ id: anyIdSchema }),
    response: productImportSchema,
    errors: ['import_not_found'],
  }),
  'POST /api/admin/product-imports/{id}/apply': endpoint({
    summary: 'Applies a checked file, all of it or nothing.',
    access: 'admin',
    params: z.object({ id: anyIdSchema }),
    status: 202,
    response: productImportSchema,
    errors: ['import_not_found', 'import_not_checked', 'import_busy'],
  }),
};
