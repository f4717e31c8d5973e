import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  anyIdSchema,
  idSchema,
  instantSchema,
  messageSchema,
  oneLine,
  pictureSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { categories } from '../../core/rules.ts';
import { cardProductSchema, productFilterSchema } from '../products/endpoints.ts';
import {
  collectionCounts,
  collectionLengths,
  collectionPageSize,
  collectionSorts,
  isSlug,
  newDaysRange,
  ruleOrders,
  ruleUses,
} from './rules.ts';

const count = z.number().int().nonnegative();
const few = { max: collectionCounts.choices };

/** The rule of a collection: products that pass every part that is set. Empty lists, null and false ask for nothing. */
export const collectionRuleSchema = z.object({
  category: z.array(z.enum(categories)).max(few.max).default([]),
  /** What a buyer does with it: wear, use, place. */
  use: z.array(z.enum(ruleUses)).max(few.max).default([]),
  graha: z.array(z.string().max(40)).max(few.max).default([]),
  price: productFilterSchema.shape.price.unwrap().nullable().default(null),
  /** Only while a sale price runs. */
  onSale: z.boolean().default(false),
  /** Only products that came into the shop in the last so many days (IST). */
  newDays: z.number().int().min(newDaysRange.min).max(newDaysRange.max).nullable().default(null),
  inStock: z.boolean().default(false),
  order: z.enum(ruleOrders).default('newest'),
});
/** The rule of a collection. */
export type CollectionRule = z.output<typeof collectionRuleSchema>;

const translationsSchema = z.object({
  hi: z
    .object({
      name: z.string().overwrite(oneLine).max(collectionLengths.name).optional(),
      words: z.string().trim().max(collectionLengths.words).optional(),
    })
    .optional(),
});
/** The Hindi texts of a collection. Missing ones are shown in English. */
export type CollectionTranslations = z.output<typeof translationsSchema>;

/** A published collection. `image` is null if none of its products has a picture; `total` counts products in the shop. */
export const collectionSchema = z.object({
  _id: idSchema,
  slug: z.string(),
  name: z.string(),
  words: z.string(),
  translations: translationsSchema,
  image: pictureSchema.nullable(),
  total: count,
});
/** A published collection. */
export type Collection = z.output<typeof collectionSchema>;

/** The products of a collection: picked by hand, in their order, or by a rule. Exactly one is not null. */
const collectionProductsSchema = z
  .object({
    picks: z.array(idSchema).max(collectionCounts.picks).nullable(),
    rule: collectionRuleSchema.nullable(),
  })
  .refine(
    ({ picks, rule }) => (picks === null) !== (rule === null) && picks?.length !== 0,
    'collection_goods_missing',
  );
/** The products of a collection. */
export type CollectionProducts = z.output<typeof collectionProductsSchema>;

/** The fields of a collection that an admin writes. */
export const collectionFieldsSchema = z.object({
  slug: z.string().trim().refine(isSlug, 'collection_slug_wrong'),
  name: z.string().overwrite(oneLine).min(1, 'collection_name_missing').max(collectionLengths.name),
  words: z.string().trim().max(collectionLengths.words),
  translations: translationsSchema,
  pictureOf: idSchema.nullable(),
  goods: collectionProductsSchema,
  state: z.enum(['draft', 'published']),
});
/** The fields of a collection that an admin writes. */
export type CollectionFields = z.output<typeof collectionFieldsSchema>;

/** A collection in the admin. `slugFixed`: the public has seen its address. */
export const adminCollectionSchema = collectionFieldsSchema.extend({
  _id: idSchema,
  slug: z.string(),
  image: pictureSchema.nullable(),
  total: count,
  slugFixed: z.boolean(),
  version: count,
  updatedAt: instantSchema,
  deletedAt: instantSchema.nullable(),
});
/** A collection in the admin. */
export type AdminCollection = z.output<typeof adminCollectionSchema>;

const params = z.object({ id: anyIdSchema });
const saved = messageSchema.extend({ collection: adminCollectionSchema });
const writeErrors = ['collection_slug_taken', 'collection_product_unknown'] as const;

/** Collections of products: read by everyone, written by admins. */
export const collections = {
  'GET /api/collections': endpoint({
    summary: 'Lists the published collections that have products in the shop, in the order of the shop.',
    access: 'anyone',
    response: z.object({ collections: z.array(collectionSchema) }),
    cacheTags: ['collections', 'products', 'today'],
  }),
  'GET /api/collections/{slug}': endpoint({
    summary: 'Returns a published collection with one page of its products as cards.',
    access: 'anyone',
    limit: 'list',
    params: z.object({ slug: anyIdSchema }),
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(48).default(collectionPageSize),
      /** Only products of these countries of origin, as in the product list. */
      country: z.string().max(400).optional(),
      /** Another order than that of the collection. */
      sort: z.enum(collectionSorts).optional(),
    }),
    response: z.object({
      collection: collectionSchema,
      products: z.array(cardProductSchema),
      /** The products that pass the filter. */
      found: count,
      /** The products of each country of origin, in the order of the countries' names. */
      country: z.array(z.object({ value: z.string(), count })),
    }),
    errors: ['collection_not_found'],
  }),
  'GET /api/sitemap/collections': endpoint({
    summary: 'Lists the published collections that have products, with their last change, for the sitemap.',
    access: 'anyone',
    response: z.array(z.object({ slug: z.string(), updatedAt: instantSchema })),
    cacheTags: ['collections', 'products', 'today'],
  }),
  'GET /api/admin/collections': endpoint({
    summary:
      'Lists the collections of any state in the order of the shop, or those that were deleted, newest first.',
    access: 'admin',
    permission: 'products.read',
    query: z.object({ deleted: z.enum(['yes', 'no']).default('no') }),
    response: z.object({ collections: z.array(adminCollectionSchema) }),
  }),
  'GET /api/admin/collections/{id}': endpoint({
    summary: 'Returns a collection with the names of the products that it picks.',
    access: 'admin',
    permission: 'products.read',
    params,
    response: z.object({
      collection: adminCollectionSchema,
      /** Picked products that the shop still has, also hidden ones, and the one of the picture. */
      names: z.array(z.object({ id: idSchema, name: z.string(), inShop: z.boolean() })),
    }),
    errors: ['collection_not_found'],
  }),
  'POST /api/admin/collections': endpoint({
    summary: 'Creates a collection at the end of the order.',
    access: 'admin',
    permission: 'products.write',
    status: 201,
    body: collectionFieldsSchema,
    response: saved,
    errors: [...writeErrors, 'collections_many'],
  }),
  'PUT /api/admin/collections/{id}': endpoint({
    summary: 'Changes a collection. `version` is that which was opened. A published address stays.',
    access: 'admin',
    permission: 'products.write',
    params,
    body: collectionFieldsSchema.extend({ version: versionSchema }),
    response: saved,
    errors: [...writeErrors, 'collection_not_found', 'collection_changed', 'collection_slug_fixed'],
  }),
  'PUT /api/admin/collections/order': endpoint({
    summary: 'Puts the collections into an order. Those that are not named follow, in the order they had.',
    access: 'admin',
    permission: 'products.write',
    body: z.object({ ids: z.array(idSchema).max(collectionCounts.collections) }),
    response: messageSchema,
  }),
  'POST /api/admin/collections/preview': endpoint({
    summary: 'Returns how many products goods have in the shop, and the first of them.',
    access: 'admin',
    permission: 'products.read',
    body: collectionProductsSchema,
    response: z.object({ total: count, products: z.array(cardProductSchema) }),
  }),
  'DELETE /api/admin/collections/{id}': endpoint({
    summary: 'Soft-deletes a collection. Its page is gone; it can be restored.',
    access: 'admin',
    permission: 'products.write',
    params,
    response: messageSchema,
    errors: ['collection_not_found'],
  }),
  'POST /api/admin/collections/{id}/restore': endpoint({
    summary: 'Restores a deleted collection, unless another one has taken its address.',
    access: 'admin',
    permission: 'products.write',
    params,
    response: messageSchema,
    errors: ['collection_not_found', 'collection_slug_taken'],
  }),
};
