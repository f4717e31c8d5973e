import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import {
  anyIdSchema,
  idSchema,
  instantSchema,
  oneLine,
  pictureSchema,
  rupeesSchema,
  rupeesSumSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { stockLimits, stockSorts } from './rules.ts';

const count = z.number().int().nonnegative();
const line = (most: number) => z.string().overwrite(oneLine).max(most);

/** A SKU on the stock page. Money is rupees; `available` is without reserved pieces. */
export const stockRowSchema = z.object({
  _id: idSchema,
  productId: idSchema,
  name: z.string(),
  /** The Hindi name of the product. Null if there is none. */
  nameHi: z.string().nullable(),
  /** The variant or size; empty for a product sold by quantity alone. */
  size: z.string(),
  image: pictureSchema.nullable(),
  code: z.string().nullable(),
  barcode: z.string().nullable(),
  shelf: z.string(),
  hsn: z.string(),
  price: rupeesSchema,
  /** Pieces in the house: available and reserved ones. */
  stock: count,
  reserved: count,
  available: count,
  /** The SKU's own reorder level; null if it follows the setting of the shop. */
  reorderLevel: count.nullable(),
  /** The level that counts: its own, or that of the shop. */
  level: count,
  /** Pieces sold minus pieces restored. Negative when more came back than was sold. */
  sold30: z.number().int(),
  sold90: z.number().int(),
  /** Pieces to order. See `suggestedQuantity`. Null while there is enough. */
  suggested: count.nullable(),
  /** What one piece cost, without GST. Null if it is unknown, or if the reader may not see costs. */
  cost: rupeesSchema.nullable(),
  /** The share of the price without GST that stays above the cost, in percent. */
  margin: z.number().nullable(),
  version: versionSchema,
});
/** A SKU on the stock page. */
export type StockAdminRow = z.output<typeof stockRowSchema>;

/** A movement of a SKU's stock. `quantity` is signed: what the available pieces changed by. */
export const stockMoveSchema = z.object({
  _id: count,
  at: instantSchema,
  kind: z.enum(['reserve', 'release', 'sell', 'restore', 'adjust']),
  quantity: z.number().int(),
  /** The pieces of the movement, also where the available pieces stay the same (a reserved piece is sold). */
  pieces: z.number().int(),
  /** The reason of a correction: `received` and `counted` are the shop's own words. */
  reason: z.string().nullable(),
  /** Who corrected it; null for movements of orders and for corrections before names were recorded. */
  by: z.string().nullable(),
  order: z.object({ _id: idSchema, orderNumber: z.string() }).nullable(),
});
/** A movement of a SKU's stock. */
export type StockAdminMove = z.output<typeof stockMoveSchema>;

/** The value of the stock under one HSN code. Reserved pieces are included. Money is rupees. */
export const hsnValueSchema = z.object({
  hsn: z.string(),
  skus: count,
  pieces: count,
  /** The cost of the pieces whose cost is known. */
  cost: rupeesSumSchema,
  /** Pieces whose cost is unknown. */
  unknown: count,
  /** What the pieces sell for today, GST included. */
  price: rupeesSumSchema,
});
/** The value of the stock under one HSN code. */
export type HsnValue = z.output<typeof hsnValueSchema>;

/** A line of a count: the pieces that the counter saw as available, and those that are there. */
export const countLineSchema = z.object({
  skuId: idSchema,
  expected: count.max(stockLimits.counted),
  counted: count.max(stockLimits.counted),
});

/** The stock page. */
export const stockAdmin = {
  'GET /api/admin/stock': endpoint({
    summary:
      'Lists SKUs with stock, reorder level, shelf and sales. `show=order`: at or below the level. `q` searches names, codes and barcodes.',
    access: 'admin',
    permission: 'stock.read',
    query: z.object({
      q: z.string().trim().max(80).optional(),
      show: z.enum(['all', 'order', 'out']).default('all'),
      sort: z.enum(stockSorts).default('name'),
      ...pageQuery,
    }),
    response: z.object({
      total: count,
      /** More SKUs match than were counted. */
      atLeast: z.literal(true).optional(),
      toOrder: count,
      out: count,
      /** Whether the reader may see and change costs. */
      costs: z.boolean(),
      /** The level of SKUs without one of their own. */
      stockLow: count,
      rows: z.array(stockRowSchema),
      pages: pagesSchema,
    }),
  }),
  'GET /api/admin/stock/to-order': endpoint({
    summary: 'Exports the SKUs at or below their reorder level as CSV, with suggested quantities.',
    access: 'admin',
    permission: 'stock.read',
    response: z.string(),
    produces: 'text/csv; charset=utf-8',
  }),
  'GET /api/admin/stock/value': endpoint({
    summary: 'Returns the value of the stock by HSN code, at cost and at the price of today.',
    access: 'admin',
    permission: 'stock.costs',
    response: z.object({ codes: z.array(hsnValueSchema) }),
  }),
  'GET /api/admin/stock/scan': endpoint({
    summary: 'Returns the SKUs with this code or barcode, in any case of letters; at most five.',
    access: 'admin',
    permission: 'stock.read',
    query: z.object({ code: z.string().trim().min(1).max(stockLimits.barcode) }),
    response: z.object({ rows: z.array(stockRowSchema) }),
  }),
  'GET /api/admin/stock/{id}/moves': endpoint({
    summary:
      'Lists the movements of a SKU, newest first, 50 at a time. `before` is the id of the last one seen.',
    access: 'admin',
    permission: 'stock.read',
    params: z.object({ id: anyIdSchema }),
    query: z.object({ before: z.coerce.number().int().min(1).max(1e15).optional() }),
    response: z.object({ row: stockRowSchema, moves: z.array(stockMoveSchema), more: z.boolean() }),
    errors: ['sku_not_found'],
  }),
  'PATCH /api/admin/stock/{id}': endpoint({
    summary:
      'Changes what the shop keeps about a SKU, and its stock. The stock moves by the difference from what was seen, so that sales in between count. A cost needs the permission stock.costs.',
    access: 'admin',
    permission: 'stock.write',
    params: z.object({ id: anyIdSchema }),
    body: z.object({
      version: versionSchema,
      reorderLevel: count.max(stockLimits.level).nullable(),
      shelf: line(stockLimits.shelf),
      barcode: line(stockLimits.barcode)
        .nullable()
        .transform((code) => code || null),
      cost: rupeesSchema.max(stockLimits.cost).multipleOf(0.01).nullable().optional(),
      stock: z
        .object({
          from: count.max(stockLimits.counted),
          to: count.max(stockLimits.counted),
          reason: line(stockLimits.reason).min(1, 'stock_reason_missing'),
        })
        .optional(),
    }),
    response: stockRowSchema,
    errors: ['sku_not_found', 'stock_changed', 'barcode_taken', 'product_stock_short', 'not_allowed'],
  }),
  'POST /api/admin/stock/counts': endpoint({
    summary:
      'Applies a count as one correction with a reason. Each SKU moves by the difference between counted and expected pieces.',
    access: 'admin',
    permission: 'stock.write',
    body: z.object({
      reason: line(stockLimits.reason).min(1, 'stock_reason_missing'),
      lines: z
        .array(countLineSchema)
        .min(1)
        .max(stockLimits.countLines)
        .refine((lines) => new Set(lines.map(({ skuId }) => skuId)).size === lines.length),
    }),
    response: z.object({ changed: count }),
    errors: ['sku_not_found', 'product_stock_short'],
  }),
};
