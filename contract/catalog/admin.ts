import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, pictureSchema } from '../core/primitives.ts';
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
  ...pictureErrors,
] as const;

const pictureParts = {
  parts: {
    files: ['image'],
    perName: productLimits.images,
    tooMany: 'product_images_most',
    maxBytes: productLimits.imageBytes,
  },
  // Five pictures and the texts; one that is a little too large still arrives, to be named.
  bodyLimit: (productLimits.images + 1) * productLimits.imageBytes,
} as const;

/** One line of a change to many: rupees or pieces before and after; `problem` says why it cannot be made. */
export const bulkLineSchema = z.object({
  productId: idSchema,
  product: z.string(),
  skuId: idSchema,
  sku: z.string(),
  before: z.number(),
  after: z.number(),
  problem: z.string().nullable(),
});
/** One line of a change to many. */
export type BulkLine = z.output<typeof bulkLineSchema>;

/** What is done to all that were chosen: prices by percent or rupees, stock by pieces or to a count. */
export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    by: z.enum(['percent', 'rupees']),
    value: z.number().min(-1e7).max(1e7).multipleOf(0.01),
    /** Prices afterwards are whole multiples of this many rupees; 0.01 leaves them to the paisa. */
    roundTo: z.union([z.literal(0.01), z.literal(1), z.literal(10), z.literal(50)]).default(1),
  }),
  z.object({
    kind: z.literal('stock'),
    by: z.enum(['add', 'set']),
    value: z.number().int().min(-1e6).max(1e6),
  }),
]);
/** What is done to all that were chosen. */
export type BulkChange = z.output<typeof bulkChangeSchema>;

/** The desk of the goods: the form, the table, and changes to many at once. */
export const productAdmin = {
  'POST /api/auth/add-product': endpoint({
    summary:
      'Adds a product. Lists are JSON or joined by commas; pictures come as files named image, or were sent before (`pictures`).',
    access: 'admin',
    ...pictureParts,
    body: productBodySchema,
    status: 201,
    response: z.object({ message: z.string(), product: productSchema }),
    errors: writeErrors,
  }),
  'PUT /api/auth/products/{id}': endpoint({
    summary:
      'Writes a product over itself. Files named image replace all pictures. With `version`, refused (409, with the product as it is now) when somebody changed it meanwhile.',
    access: 'admin',
    params: idParams,
    ...pictureParts,
    body: productBodySchema,
    response: productSchema.extend({ defaultVariant: variantSchema.nullable() }),
    errors: ['product_not_found', 'product_changed', ...writeErrors],
  }),
  'DELETE /api/auth/products/{id}': endpoint({
    summary: 'Takes a product out of the shop. Orders keep what was bought; it can be put back.',
    access: 'admin',
    params: idParams,
    response: messageSchema,
    errors: ['product_not_found'],
  }),
  'POST /api/admin/products/{id}/restore': endpoint({
    summary: 'Puts a deleted product back into the shop.',
    access: 'admin',
    params: idParams,
    response: adminProductSchema,
    errors: ['product_not_found'],
  }),
  'GET /api/admin/products': endpoint({
    summary:
      'The goods for the desk, a page at a time, searched by name, brand or SKU. `stock=low`: a SKU is at or below the threshold; `out`: nothing is left.',
    access: 'admin',
    query: z.object({
      q: z.string().trim().max(80).optional(),
      category: z.string().max(60).optional(),
      stock: z.enum(['low', 'out']).optional(),
      state: z.enum(['live', 'deleted']).default('live'),
      /** A minus turns it round. */
      sort: z
        .enum(['newest', 'changed', '-changed', 'name', '-name', 'price', '-price', 'stock', '-stock'])
        .default('newest'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z.object({
      total: z.number().int(),
      /** Of all products in the shop: how many have a low SKU, and how many are sold out. */
      low: z.number().int(),
      out: z.number().int(),
      /** The threshold, in pieces. */
      stockLow: z.number().int(),
      products: z.array(adminRowSchema),
    }),
  }),
  'GET /api/admin/products/{id}': endpoint({
    summary: 'Everything the form shows of a product, deleted ones included, with the version it has now.',
    access: 'admin',
    params: idParams,
    response: adminProductSchema,
    errors: ['product_not_found'],
  }),
  'PATCH /api/admin/products/{id}/skus': endpoint({
    summary:
      'Changes prices and stock in place. `from` is what was seen: another price is refused (409); stock moves by the difference, so that what was sold meanwhile stays sold.',
    access: 'admin',
    params: idParams,
    body: z.object({ skus: z.array(skuEditSchema).min(1).max(productLimits.skus) }),
    response: adminRowSchema,
    errors: ['product_not_found', 'product_changed', 'product_stock_short', 'product_price_missing'],
  }),
  'POST /api/admin/products/bulk': endpoint({
    summary:
      'Shows what a change to many products would do; with the `digest` of that preview it is done, all or nothing.',
    access: 'admin',
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
    errors: ['bulk_changed', 'bulk_refused'],
  }),
  'POST /api/admin/product-pictures': endpoint({
    summary: 'Keeps a picture for a product that is being written; unused it is removed after two days.',
    access: 'admin',
    parts: { files: ['image'], maxBytes: productLimits.imageBytes },
    response: z.object({ url: pictureSchema }),
    errors: ['product_image_missing', ...pictureErrors],
  }),
  'GET /api/admin/product-words': endpoint({
    summary:
      'Brands and subcategories in use, for the form; prices and stock of the shop are not among them.',
    access: 'admin',
    response: z.object({
      brands: z.array(z.string()),
      subcategories: z.array(z.object({ category: z.string(), name: z.string() })),
    }),
  }),
};

/** Who changed a product meanwhile, and what it is now: the details of `product_changed`. */
export const productConflictSchema = z.object({
  product: adminProductSchema,
  by: z.string(),
  at: instantSchema,
});
/** Who changed a product meanwhile, and what it is now. */
export type ProductConflict = z.output<typeof productConflictSchema>;
