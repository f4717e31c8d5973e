import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, pictureSchema, rupeesSchema } from '../core/primitives.ts';
import { priceRanges, sizeTypes, sortOrders } from '../core/rules.ts';

const count = z.number().int().nonnegative();

/** A variant of a product; `stock` is what can still be bought, `price` rupees, `gram` grams. */
export const variantSchema = z.object({
  _id: idSchema,
  variantName: z.string(),
  gram: z.number().nullish(),
  price: rupeesSchema,
  stock: count,
  sku: z.string().nullish(),
  isDefault: z.boolean(),
});

/** A stock row of a product without variants; `quantity` is what can still be bought. */
export const stockRowSchema = z.object({ _id: idSchema, size: z.string(), quantity: count });

/** Texts of a product in Hindi; what is absent is shown in English. */
export const hindiTextsSchema = z.object({
  name: z.string().optional(),
  miniDesc: z.string().optional(),
  description: z.string().optional(),
  howToWear: z.array(z.string()).optional(),
  benefits: z.array(z.string()).optional(),
});

/** A product as lists and carts show it. Prices are rupees; `image` holds URLs, the first is the card picture. */
export const productSchema = z.object({
  _id: idSchema,
  productNumber: z.number().int(),
  name: z.string(),
  description: z.string(),
  miniDesc: z.string(),
  tags: z.array(z.string()),
  category: z.string(),
  subcategory: z.string(),
  brand: z.string(),
  sizeType: z.enum(sizeTypes).nullable(),
  price: rupeesSchema.nullable(),
  stock: z.array(stockRowSchema),
  hasVariants: z.boolean(),
  variants: z.array(variantSchema),
  totalStock: count,
  priceRange: z.object({ min: rupeesSchema, max: rupeesSchema, display: z.string() }),
  image: z.array(pictureSchema),
  /** What the pictures show, in their order; '' where nobody wrote it. */
  imageAlt: z.array(z.string()),
  howToWear: z.array(z.string()),
  benefits: z.array(z.string()),
  bestDayToWear: z.array(z.string()),
  rating: z.object({ average: z.number(), count }).nullable(),
  translations: z.object({ hi: hindiTextsSchema.optional() }),
  featured: z.boolean(),
  priority: z.number().int(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
/** A product on the wire. */
export type Product = z.output<typeof productSchema>;
/** What a card shows of a product: its first picture, and in Hindi its name and short description. */
export const cardGoodsSchema = productSchema.pick({
  _id: true,
  name: true,
  miniDesc: true,
  brand: true,
  category: true,
  image: true,
  priceRange: true,
  totalStock: true,
  rating: true,
  translations: true,
});
/** A product's card on the wire; a whole product will do as well. */
export type CardGoods = z.output<typeof cardGoodsSchema>;
/** A variant on the wire. */
export type Variant = z.output<typeof variantSchema>;
/** A stock row on the wire. */
export type StockRow = z.output<typeof stockRowSchema>;

/** A review as readers see it: the author's name, never e-mail or phone. */
export const reviewSchema = z.object({
  _id: idSchema,
  userId: z.object({ _id: idSchema, name: z.string(), avatar: pictureSchema.nullable() }).nullable(),
  rating: z.number().int().min(1).max(5),
  text: z.string(),
  media: pictureSchema.nullable(),
  variantName: z.string().nullable(),
  createdAt: instantSchema,
});
/** A review on the wire. */
export type Review = z.output<typeof reviewSchema>;

/** The catalogue’s filters as parameters; lists are joined by `joinList` of rules.ts. */
export const productFilterSchema = z.object({
  q: z.string().trim().max(80).optional(),
  category: z.string().max(400).optional(),
  brand: z.string().max(400).optional(),
  size: z.string().max(400).optional(),
  price: z.enum(Object.keys(priceRanges) as [keyof typeof priceRanges]).optional(),
});

/** Which part of the list, and in which order. */
const productListSchema = productFilterSchema.extend({
  sort: z.enum(sortOrders).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(10_000).optional(),
});

const facetSchema = z.array(z.object({ value: z.string(), count }));

/** Products, read by everyone. */
export const catalog = {
  'GET /api/auth/products': endpoint({
    summary:
      'Products, newest first. Without a query: the bare list, at most 1,000. With any query: one page, with Link and X-Total-Count headers.',
    access: 'anyone',
    query: productListSchema,
    response: z.array(productSchema),
    cacheTags: ['products'],
  }),
  'GET /api/auth/products/cards': endpoint({
    summary: 'One page of the list as the cards a page shows, with Link and X-Total-Count headers.',
    access: 'anyone',
    query: productListSchema,
    response: z.array(cardGoodsSchema),
    cacheTags: ['products'],
  }),
  'GET /api/auth/products/facets': endpoint({
    summary:
      'How many products each filter value would leave, with the other filters applied; and the total.',
    access: 'anyone',
    query: productFilterSchema,
    response: z.object({
      total: count,
      category: facetSchema,
      brand: facetSchema,
      size: facetSchema,
      price: facetSchema,
    }),
    cacheTags: ['products'],
  }),
  'GET /api/auth/products/trending': endpoint({
    summary: 'Most sold in 30 days, then the newest; products that can be bought, filtered as the list is.',
    access: 'anyone',
    query: productFilterSchema.extend({ limit: z.coerce.number().int().min(1).max(24).default(8) }),
    response: z.array(productSchema),
  }),
  'GET /api/sitemap/products': endpoint({
    summary: 'Every product in the shop by id and its last change, 20,000 a page: what the sitemap lists.',
    access: 'anyone',
    query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
    response: z.object({
      total: count,
      products: z.array(z.object({ _id: idSchema, updatedAt: instantSchema })),
    }),
  }),
  'GET /api/auth/products/{id}': endpoint({
    summary: 'One product with its reviews.',
    access: 'anyone',
    params: z.object({ id: anyIdSchema }),
    response: productSchema.extend({
      defaultVariant: variantSchema.nullable(),
      reviews: z.array(reviewSchema),
    }),
    errors: ['product_not_found'],
  }),
  'GET /api/auth/products/{id}/related': endpoint({
    summary: 'Other products to look at beside this one: same category first, then the same brand.',
    access: 'anyone',
    params: z.object({ id: anyIdSchema }),
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(9) }),
    response: z.array(productSchema),
    errors: ['product_not_found'],
  }),
};
