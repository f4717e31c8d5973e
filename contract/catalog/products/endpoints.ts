import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, pictureSchema, rupeesSchema } from '../../core/primitives.ts';
import { listOrders, priceRanges, sizeTypes, sortOrders } from '../../core/rules.ts';
import { factsSchema } from './facts/schema.ts';
import { personalFieldsSchema } from './personal.ts';

const count = z.number().int().nonnegative();

/** The fields of a sale that runs. `price` stays what is paid now. Absent outside of sales. */
const sale = {
  /** The lowest price in the 30 days before the sale. Absent if the shop cannot say so; see decision 84. */
  wasPrice: rupeesSchema.optional(),
  /** When the sale ends. Absent for a sale without an end. */
  saleEnds: instantSchema.optional(),
};

/** A variant of a product. `stock` excludes reserved pieces; `price` is in rupees, `gram` in grams. */
export const variantSchema = z.object({
  _id: idSchema,
  variantName: z.string(),
  gram: z.number().nullish(),
  price: rupeesSchema,
  stock: count,
  sku: z.string().nullish(),
  isDefault: z.boolean(),
  /** Its own picture, one of the product's. Absent if it has none. */
  image: pictureSchema.optional(),
  ...sale,
});

/** A stock row of a product without variants. `quantity` excludes reserved pieces. */
export const stockRowSchema = z.object({
  _id: idSchema,
  size: z.string(),
  quantity: count,
  /** Its own picture, one of the product's. Absent if it has none. */
  image: pictureSchema.optional(),
});

/** The Hindi texts of a product. Absent ones are shown in English. */
export const hindiTextsSchema = z.object({
  name: z.string().optional(),
  miniDesc: z.string().optional(),
  description: z.string().optional(),
  howToWear: z.array(z.string()).optional(),
  benefits: z.array(z.string()).optional(),
  /** Names of variants and sizes, by the name. Only those whose words the shop does not know. */
  choices: z.record(z.string(), z.string()).optional(),
});

/** A product. Prices are in rupees. `image` holds URLs; the first is the card picture. */
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
  /** Of a product with one price. */
  ...sale,
  stock: z.array(stockRowSchema),
  hasVariants: z.boolean(),
  variants: z.array(variantSchema),
  totalStock: count,
  priceRange: z.object({ min: rupeesSchema, max: rupeesSchema, display: z.string() }),
  image: z.array(pictureSchema),
  /** The alternative texts, in the order of `image`; '' if there is none. */
  imageAlt: z.array(z.string()),
  howToWear: z.array(z.string()),
  benefits: z.array(z.string()),
  bestDayToWear: z.array(z.string()),
  facts: factsSchema,
  rating: z.object({ average: z.number(), count }).nullable(),
  translations: z.object({ hi: hindiTextsSchema.optional() }),
  featured: z.boolean(),
  priority: z.number().int(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
/** A product. */
export type Product = z.output<typeof productSchema>;
/** A product card: the first picture only, and of the Hindi texts the name and the short description. */
export const cardProductSchema = productSchema
  .pick({
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
    wasPrice: true,
  })
  .extend({
    /** What a buyer has to choose on the product's page before it goes into the cart. Missing where that is unknown. */
    choose: z.enum(['weight', 'size']).nullable().optional(),
  });
/** A product card. A {@link Product} is assignable to it. */
export type CardProduct = z.output<typeof cardProductSchema>;
/** A variant of a product. */
export type Variant = z.output<typeof variantSchema>;
/** A stock row of a product without variants. */
export type StockRow = z.output<typeof stockRowSchema>;

/** A public review, with the author's name but never e-mail or phone. */
export const reviewSchema = z.object({
  _id: idSchema,
  userId: z.object({ _id: idSchema, name: z.string(), avatar: pictureSchema.nullable() }).nullable(),
  rating: z.number().int().min(1).max(5),
  text: z.string(),
  media: pictureSchema.nullable(),
  variantName: z.string().nullable(),
  createdAt: instantSchema,
  /** The shop's public answer, if there is one. */
  answer: z.object({ text: z.string(), at: instantSchema }).optional(),
});
/** A public review. */
export type Review = z.output<typeof reviewSchema>;

/** A product as its page shows it. */
export const productPageSchema = productSchema.extend({
  defaultVariant: variantSchema.nullable(),
  /** The GST percent that the price includes today; null while the shop is not registered. */
  gstPercent: z.number().nullable(),
  /** What a buyer fills in, for products that are made to order. */
  personalFields: personalFieldsSchema,
  reviews: z.array(reviewSchema),
});

/** The filters of the product list. Lists are joined by `joinList` of core/rules.ts. */
export const productFilterSchema = z.object({
  q: z.string().trim().max(80).optional(),
  category: z.string().max(400).optional(),
  brand: z.string().max(400).optional(),
  size: z.string().max(400).optional(),
  price: z.enum(Object.keys(priceRanges) as [keyof typeof priceRanges]).optional(),
  /**
   * By fact: the choices of `facts/`, `mukhi` as a number, `certificate` as what proves it (report, xray, hallmark), and
   * `guide` as what a buyer does with it (wear, use, place).
   */
  graha: z.string().max(400).optional(),
  stone: z.string().max(400).optional(),
  metal: z.string().max(400).optional(),
  mukhi: z.string().max(400).optional(),
  certificate: z.string().max(40).optional(),
  guide: z.string().max(40).optional(),
  /** Country of origin, by its code; `unstated` for products that state none. */
  country: z.string().max(400).optional(),
  /** `in`: only what can be bought today. */
  stock: z.string().max(10).optional(),
});

/** The filters, order and page of the product list. */
const productListSchema = productFilterSchema.extend({
  sort: z.enum(sortOrders).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(10_000).optional(),
});

const facetSchema = z.array(z.object({ value: z.string(), count }));
/** The sizes and variants; `hi` is the seller's own Hindi name. */
const choiceFacetSchema = z.array(z.object({ value: z.string(), count, hi: z.string().optional() }));

/** The public product endpoints. */
export const catalog = {
  'GET /api/auth/products': endpoint({
    summary:
      'Lists products, newest first. Without a query: all, at most 1,000. With any query: one page, with Link and X-Total-Count headers.',
    access: 'anyone',
    query: productListSchema,
    response: z.array(productSchema),
    cacheTags: ['products'],
  }),
  'GET /api/auth/products/cards': endpoint({
    summary: 'Returns one page of the list as cards, with Link and X-Total-Count headers.',
    access: 'anyone',
    query: productListSchema.extend({ sort: z.enum(listOrders).optional() }),
    response: z.array(cardProductSchema),
    cacheTags: ['products'],
  }),
  'GET /api/auth/products/some': endpoint({
    summary:
      'Returns the cards of products by their ids, joined by commas, in that order. Unknown ids are left out.',
    access: 'anyone',
    limit: 'list',
    query: z.object({ ids: z.string().max(400) }),
    response: z.array(cardProductSchema),
  }),
  'GET /api/auth/products/facets': endpoint({
    summary: 'Counts the products of each filter value, with the other filters applied, and the total.',
    access: 'anyone',
    query: productFilterSchema,
    response: z.object({
      total: count,
      /** A word of the search is misspelt: the suggestions say how the shop spells it. */
      misspelt: z.boolean(),
      /** The words of the search that were left out, as typed, because no product has all of them. */
      leftOut: z.array(z.string()).optional(),
      category: facetSchema,
      brand: facetSchema,
      size: choiceFacetSchema,
      price: facetSchema,
      graha: facetSchema,
      stone: facetSchema,
      metal: facetSchema,
      mukhi: facetSchema,
      certificate: facetSchema,
      guide: facetSchema,
      country: facetSchema,
      stock: facetSchema,
    }),
    cacheTags: ['products'],
  }),
  'GET /api/auth/products/suggestions': endpoint({
    summary: 'Suggests products and categories for a search while it is typed.',
    access: 'anyone',
    limit: 'suggest',
    query: z.object({ q: z.string().trim().max(80) }),
    response: z.object({
      total: count,
      /** The first six of the list's results. */
      products: z.array(cardProductSchema),
      /** The categories of the results, most results first, at most three. */
      categories: facetSchema,
      /** The search with its misspelt words as the shop's products spell them; null if none is misspelt. */
      corrected: z.string().nullable(),
      /** For a search that no product answers whole: its words that have results, each alone. */
      instead: z.array(z.object({ q: z.string(), total: count })),
      /** The words of the search that were left out, as typed. */
      leftOut: z.array(z.string()).optional(),
    }),
    cacheTags: ['products'],
  }),
  'GET /api/auth/products/trending': endpoint({
    summary:
      'Lists the best sellers of 30 days, then the newest. In stock only, with the filters of the list.',
    access: 'anyone',
    limit: 'list',
    query: productFilterSchema.extend({ limit: z.coerce.number().int().min(1).max(24).default(8) }),
    response: z.array(productSchema),
  }),
  'GET /api/sitemap/products': endpoint({
    summary: 'Lists all products in the shop with their last change for the sitemap, 20,000 a page.',
    access: 'anyone',
    query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
    response: z.object({
      total: count,
      products: z.array(z.object({ _id: idSchema, updatedAt: instantSchema })),
    }),
    cacheTags: ['products'],
  }),
  'GET /api/auth/products/{id}': endpoint({
    summary: 'Returns a product with its reviews.',
    access: 'anyone',
    params: z.object({ id: anyIdSchema }),
    response: productPageSchema,
    errors: ['product_not_found'],
  }),
  'GET /api/auth/products/{id}/related': endpoint({
    summary: 'Lists related products: same category first, then same brand.',
    access: 'anyone',
    limit: 'list',
    params: z.object({ id: anyIdSchema }),
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(9) }),
    response: z.array(productSchema),
    errors: ['product_not_found'],
  }),
};
