import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema } from '../../core/primitives.ts';

/** The limits of a CSV file: bytes, rows, and problems in a response. */
export const importLimits = { bytes: 20 * 1024 * 1024, rows: 20_000, problemsShown: 200 } as const;

/** A problem in a file: the row as spreadsheets count (the heading is 1), the column and the reason. */
export const importProblemSchema = z.object({
  row: z.number().int(),
  column: z.string(),
  reason: z.string(),
});

const counts = z.object({ added: z.number().int(), changed: z.number().int(), unchanged: z.number().int() });

/** An import: checked first, applied on request. */
export const productImportSchema = z.object({
  _id: idSchema,
  fileName: z.string(),
  by: z.string(),
  createdAt: instantSchema,
  finishedAt: instantSchema.nullable(),
  status: z.enum(['checking', 'checked', 'applying', 'done', 'failed']),
  rows: z.number().int(),
  /** Rows that are in the shop: while the file is applied, and after it stopped on the way. */
  done: z.number().int(),
  summary: z.object({ products: counts, skus: counts }).nullable(),
  /** The first 200. `problemCount` is the total. */
  problems: z.array(importProblemSchema),
  problemCount: z.number().int(),
});
/** An import. */
export type ProductImport = z.output<typeof productImportSchema>;

/** CSV export and import of products. */
export const productExchange = {
  'GET /api/admin/product-export': endpoint({
    summary: 'Exports all products as CSV, one row per SKU. The file can be imported again.',
    access: 'admin',
    permission: 'products.read',
    response: z.custom<AsyncIterable<string>>(),
    produces: 'text/csv; charset=utf-8',
    download: true,
  }),
  'GET /api/admin/product-imports': endpoint({
    summary: 'Lists the latest ten imports, newest first.',
    access: 'admin',
    permission: 'products.prices',
    response: z.object({ imports: z.array(productImportSchema) }),
  }),
  'POST /api/admin/product-imports': endpoint({
    summary: 'Uploads a CSV file and starts its check. Nothing changes until it is applied.',
    access: 'admin',
    permission: 'products.prices',
    parts: { files: ['file'], maxBytes: importLimits.bytes },
    status: 202,
    response: productImportSchema,
    errors: ['import_file_missing', 'import_large', 'import_encoding'],
  }),
  'GET /api/admin/product-imports/{id}': endpoint({
    summary: 'Returns the progress of an import and the problems of its rows.',
    access: 'admin',
    permission: 'products.prices',
    params: z.object({ id: anyIdSchema }),
    response: productImportSchema,
    errors: ['import_not_found'],
  }),
  'POST /api/admin/product-imports/{id}/apply': endpoint({
    summary: 'Applies a checked file product by product, each as a whole. The shop sells meanwhile.',
    access: 'admin',
    permission: 'products.prices',
    fresh: 'always',
    params: z.object({ id: anyIdSchema }),
    status: 202,
    response: productImportSchema,
    errors: ['import_not_found', 'import_not_checked', 'import_busy'],
  }),
};
