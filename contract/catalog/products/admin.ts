import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, pictureSchema } from '../../core/primitives.ts';
import { adminProductSchema, adminRowSchema, productBodySchema, skuEditSchema } from './admin-products.ts';
import { productSchema, variantSchema } from './endpoints.ts';
import { productLimits } from './rules.ts';

const idParams = z.object({ id: anyIdSchema });
const pictureErrors = ['image_kind', 'image_unreadable', 'image_too_large', 'picture_large'] as const;
const writeErrors = [
  'product_image_missing',
  'product_images_most',
  'product_image_unknown',
  'product_variant_fields',
  'product_size_missing',
  'product_size_ring',
  'product_size_mukhi',
  'product_size_gemstone',
  'product_quantity_missing',
  'product_price_missing',
  'product_size_twice',
  'product_stock_short',
  'product_fact',
  ...pictureErrors,
] as const;

const pictureParts = {
  parts: {
    files: ['image'],
    perName: productLimits.images,
    tooMany: 'product_images_most',
    maxBytes: productLimits.imageBytes,
  },
  // Five pictures and the texts, with room for a slightly oversized picture, so that the error can name it.
  bodyLimit: (productLimits.images + 1) * productLimits.imageBytes,
} as const;

/** A line of a bulk change: rupees or pieces before and after. `problem` is the reason why it is impossible. */
export const bulkLineSchema = z.object({
  productId: idSchema,
  product: z.string(),
  skuId: idSchema,
  sku: z.string(),
  before: z.number(),
  after: z.number(),
  problem: z.string().nullable(),
});
/** A line of a bulk change. */
export type BulkLine = z.output<typeof bulkLineSchema>;

/** A bulk change: prices by percent or rupees, stock by pieces or to a count. */
export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    by: z.enum(['percent', 'rupees']),
    value: z.number().min(-1e7).max(1e7).multipleOf(0.01),
    /** New prices are multiples of this many rupees; 0.01 keeps paise. */
    roundTo: z.union([z.literal(0.01), z.literal(1), z.literal(10), z.literal(50)]).default(1),
  }),
  z.object({
    kind: z.literal('stock'),
    by: z.enum(['add', 'set']),
    value: z.number().int().min(-1e6).max(1e6),
  }),
]);
/** A bulk change. */
export type BulkChange = z.output<typeof bulkChangeSchema>;

/** Product administration: the form, the table and bulk changes. */
export const productAdmin = {
  'POST /api/auth/add-product': endpoint({
    summary:
      'Adds a product. Lists are JSON or comma-separated. Pictures are files named image, or were uploaded before (`pictures`).',
    access: 'admin',
    permission: 'products.write',
    further: ['products.prices'],
    ...pictureParts,
    body: productBodySchema,
    status: 201,
    response: z.object({ message: z.string(), product: productSchema }),
    errors: ['price_not_allowed', ...writeErrors],
  }),
  'PUT /api/auth/products/{id}': endpoint({
    summary:
      'Updates a product. Files named image replace all pictures. With a stale `version` it returns 409 with the current product.',
    access: 'admin',
    permission: 'products.write',
    further: ['products.prices'],
    fresh: 'sometimes',
    params: idParams,
    ...pictureParts,
    body: productBodySchema,
    response: productSchema.extend({
      defaultVariant: variantSchema.nullable(),
      gstPercent: z.number().nullable(),
    }),
    errors: ['price_not_allowed', 'product_not_found', 'product_changed', ...writeErrors],
  }),
  'DELETE /api/auth/products/{id}': endpoint({
    summary: 'Soft-deletes a product. Orders keep their snapshot, and it can be restored.',
    access: 'admin',
    permission: 'products.write',
    params: idParams,
    response: messageSchema,
    errors: ['product_not_found'],
  }),
  'POST /api/admin/products/{id}/restore': endpoint({
    summary: 'Restores a deleted product.',
    access: 'admin',
    permission: 'products.write',
    params: idParams,
    response: adminProductSchema,
    errors: ['product_not_found'],
  }),
  'GET /api/admin/products': endpoint({
    summary:
      'Lists products, searched by name, brand or SKU code. `stock=low`: a SKU is at or below the threshold; `out`: sold out.',
    access: 'admin',
    permission: 'products.read',
    query: z.object({
      q: z.string().trim().max(80).optional(),
      category: z.string().max(60).optional(),
      stock: z.enum(['low', 'out']).optional(),
      /** `unlisted`: drafts and hidden products. `live`: all that are not deleted. */
      state: z.enum(['live', 'unlisted', 'deleted']).default('live'),
      /** A minus means descending. */
      sort: z
        .enum(['newest', 'changed', '-changed', 'name', '-name', 'price', '-price', 'stock', '-stock'])
        .default('newest'),
      ...pageQuery,
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z.object({
      total: z.number().int(),
      /** More products match than were counted. */
      atLeast: z.literal(true).optional(),
      /** The numbers of products in the shop with a low SKU, and sold out. */
      low: z.number().int(),
      out: z.number().int(),
      /** The threshold, in pieces, of SKUs without a reorder level of their own. */
      stockLow: z.number().int(),
      products: z.array(adminRowSchema),
      pages: pagesSchema,
    }),
  }),
  'GET /api/admin/products/{id}': endpoint({
    summary: 'Returns a product for the form, with its version. Includes deleted ones.',
    access: 'admin',
    permission: 'products.read',
    params: idParams,
    response: adminProductSchema,
    errors: ['product_not_found'],
  }),
  'PATCH /api/admin/products/{id}/skus': endpoint({
    summary:
      'Changes prices and stock. `from` is the value the admin saw. Another current price returns 409. Stock moves by the difference, so that sales in between count.',
    access: 'admin',
    permission: 'products.write',
    further: ['products.prices'],
    fresh: 'sometimes',
    params: idParams,
    body: z.object({ skus: z.array(skuEditSchema).min(1).max(productLimits.skus) }),
    response: adminRowSchema,
    errors: [
      'price_not_allowed',
      'product_not_found',
      'product_changed',
      'product_stock_short',
      'product_price_missing',
    ],
  }),
  'POST /api/admin/products/bulk': endpoint({
    summary: 'Previews a bulk change. With the `digest` of a preview it is applied, all or nothing.',
    access: 'admin',
    permission: 'products.write',
    further: ['products.prices'],
    fresh: 'sometimes',
    body: z.object({
      ids: z.array(idSchema).min(1).max(500),
      change: bulkChangeSchema,
      digest: z.string().max(100).optional(),
    }),
    response: z.object({
      applied: z.boolean(),
      digest: z.string(),
      problems: z.number().int(),
      lines: z.array(bulkLineSchema),
    }),
    errors: ['price_not_allowed', 'bulk_changed', 'bulk_refused'],
  }),
  'POST /api/admin/product-pictures': endpoint({
    summary: 'Uploads a picture for a product form. It is removed after two days if unused.',
    access: 'admin',
    permission: 'products.write',
    parts: { files: ['image'], maxBytes: productLimits.imageBytes },
    response: z.object({ url: pictureSchema }),
    errors: ['product_image_missing', ...pictureErrors],
  }),
  'GET /api/admin/product-words': endpoint({
    summary: 'Lists the brands and subcategories in use, for the form.',
    access: 'admin',
    permission: 'products.read',
    response: z.object({
      brands: z.array(z.string()),
      subcategories: z.array(z.object({ category: z.string(), name: z.string() })),
    }),
  }),
};

/** The details of `product_changed`: the current product, and who changed it when. */
export const productConflictSchema = z.object({
  product: adminProductSchema,
  by: z.string(),
  at: instantSchema,
});
/** The details of `product_changed`. */
export type ProductConflict = z.output<typeof productConflictSchema>;
