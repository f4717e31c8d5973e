import { z } from 'zod';
import {
  anyIdSchema,
  daySchema,
  idSchema,
  instantSchema,
  pictureSchema,
  rupeesSchema,
  typedVersionSchema,
} from '../../core/primitives.ts';
import { categories, sizeTypes } from '../../core/rules.ts';
import { typedNumber } from '../../core/typed.ts';
import { hindiTextsSchema } from './endpoints.ts';
import { factsBodySchema, factsSchema } from './facts/schema.ts';
import { commaList, isHsn, productLimits, productStates } from './rules.ts';

const plain = (value: string) => !value.includes('\0');
const text = (most: number) => z.string().trim().max(most).refine(plain);

/** A form field that holds JSON. */
const json = <S extends z.ZodType>(schema: S, otherwise?: (typed: string) => unknown) =>
  z
    .string()
    .max(100_000)
    .transform((typed, context): unknown => {
      try {
        return JSON.parse(typed);
      } catch {
        if (otherwise) return otherwise(typed);
        context.addIssue({ code: 'custom', message: 'bad_input' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const entries = z
  .array(z.string())
  .transform((list) => [...new Set(list.map((entry) => entry.trim()).filter(Boolean))])
  .pipe(z.array(text(productLimits.listEntry)).max(productLimits.listEntries));

const word = z.union([z.string(), z.number(), z.boolean()]);

/** A list, as JSON or comma-separated (older clients). */
const list = json(
  z.union([
    entries,
    // Primitives only: `String()` throws for some objects.
    z
      .union([word, z.array(word)])
      .transform((value) => commaList(String(value)))
      .pipe(entries),
  ]),
  commaList,
);

// Forms send numbers as text or not at all. A non-number becomes null, which the rules report as missing.
const number = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const read = typeof value === 'string' ? typedNumber(value) : value;
    return typeof read === 'number' && Number.isFinite(read) ? read : null;
  });

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** Percent with two decimals: gems are taxed at 0.25 %. */
const percent = z.number().min(0).max(100).multipleOf(0.01);

const gstRatesSchema = z
  .array(z.object({ from: daySchema, percent }))
  .max(productLimits.gstRates)
  .refine((rates) => new Set(rates.map((rate) => rate.from)).size === rates.length, 'gst_day_twice');

/** A picture of a product: URL and alternative text. */
export const adminPictureSchema = z.object({
  url: pictureSchema.max(200),
  alt: text(productLimits.alt).default(''),
});
/** A picture of a product. */
export type AdminPicture = z.output<typeof adminPictureSchema>;

const hindi = z.object({
  name: text(productLimits.name).optional(),
  miniDesc: text(productLimits.miniDesc).optional(),
  description: text(productLimits.description).optional(),
  howToWear: entries.optional(),
  benefits: entries.optional(),
  choices: z
    .record(text(productLimits.short), text(productLimits.short))
    .refine((names) => Object.keys(names).length <= productLimits.skus)
    .optional(),
});

const skuName = text(productLimits.short);
const seen = z.number().int().min(0).max(productLimits.stock).optional();

/**
 * The multipart fields of the product form. Fields that older clients do not send are left unchanged: `version`,
 * `pictures`, `hsn`, `gstRates`, `translations`, `searchWords`, `customised`, `facts`.
 */
export const productBodySchema = z.object({
  name: text(productLimits.name).min(1, 'product_name_missing'),
  description: text(productLimits.description).min(1, 'product_description_missing'),
  miniDesc: text(productLimits.miniDesc).default(''),
  tags: list.optional(),
  category: z.enum(categories, 'product_category_missing'),
  subcategory: text(productLimits.short).default(''),
  brand: text(productLimits.short).default(''),
  howToWear: list.optional(),
  benefits: list.optional(),
  bestDayToWear: list.optional(),
  hasVariants: flag.default(false),
  variants: json(
    z
      .array(
        z.object({
          _id: anyIdSchema.optional(),
          variantName: skuName.default(''),
          gram: number,
          price: number,
          stock: number,
          /** The stock when the form was opened. If given, only the difference is applied. */
          stockBefore: seen,
          sku: text(productLimits.short).nullish(),
          /** One of the product's pictures; empty for none. Left unchanged by older clients, which do not send it. */
          picture: pictureSchema.max(200).optional(),
          isDefault: z.boolean().default(false),
        }),
      )
      .max(productLimits.skus),
  ).optional(),
  price: z
    .string()
    .optional()
    .transform((typed) => number.parse(typed)),
  sizeType: z.enum(sizeTypes).optional(),
  stock: json(
    z
      .array(
        z.object({
          _id: anyIdSchema.optional(),
          size: skuName.nullish().transform((size) => size ?? ''),
          quantity: number,
          stockBefore: seen,
          /** See the variants'. */
          picture: pictureSchema.max(200).optional(),
        }),
      )
      .max(productLimits.skus),
  ).optional(),
  version: typedVersionSchema.optional(),
  pictures: json(z.array(adminPictureSchema).max(productLimits.images, 'product_images_most')).optional(),
  hsn: text(8).refine(isHsn, 'hsn_digits').optional(),
  gstRates: json(gstRatesSchema).optional(),
  translations: json(z.object({ hi: hindi.optional() })).optional(),
  searchWords: list.optional(),
  customised: flag.optional(),
  /** Only of a new product: a draft is not in the shop. */
  state: z.enum(['draft', 'published']).optional(),
  facts: json(factsBodySchema).optional(),
});
/** The parsed fields of the product form. */
export type ProductBody = z.output<typeof productBodySchema>;

/** A product for the product form. In rupees; stock excludes reserved pieces. */
export const adminProductSchema = z.object({
  _id: idSchema,
  version: z.number().int(),
  name: z.string(),
  miniDesc: z.string(),
  description: z.string(),
  category: z.string(),
  subcategory: z.string(),
  brand: z.string(),
  tags: z.array(z.string()),
  searchWords: z.array(z.string()),
  howToWear: z.array(z.string()),
  benefits: z.array(z.string()),
  bestDayToWear: z.array(z.string()),
  hasVariants: z.boolean(),
  sizeType: z.enum(sizeTypes).nullable(),
  skus: z.array(
    z.object({
      _id: idSchema,
      name: z.string(),
      gram: z.number().nullable(),
      price: rupeesSchema,
      stock: z.number().int(),
      /** Pieces that orders have reserved. */
      reserved: z.number().int(),
      sku: z.string().nullable(),
      isDefault: z.boolean(),
      picture: pictureSchema.nullable(),
      /** Absent without a sale. `price` above is the regular price; `was` is shown beside the sale price while it runs. */
      sale: z
        .object({
          price: rupeesSchema,
          from: instantSchema,
          to: instantSchema.nullable(),
          runs: z.boolean(),
          was: rupeesSchema.nullable(),
        })
        .optional(),
    }),
  ),
  pictures: z.array(adminPictureSchema),
  hsn: z.string(),
  gstRates: z.array(z.object({ from: daySchema, percent: z.number() })),
  customised: z.boolean(),
  facts: factsSchema,
  translations: z.object({ hi: hindiTextsSchema.optional() }),
  state: z.enum(productStates),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  deletedAt: instantSchema.nullable(),
  /** The service that it is; absent for other products. It has no page and is in no list. */
  service: z.literal('energisation').optional(),
});
/** A product for the product form. */
export type AdminProduct = z.output<typeof adminProductSchema>;

/** A row of the product table. In rupees; stock excludes reserved pieces. */
export const adminRowSchema = z.object({
  _id: idSchema,
  version: z.number().int(),
  name: z.string(),
  /** The Hindi name. Null if there is none. */
  nameHi: z.string().nullable(),
  brand: z.string(),
  category: z.string(),
  subcategory: z.string(),
  image: pictureSchema.nullable(),
  hasVariants: z.boolean(),
  sizeType: z.enum(sizeTypes).nullable(),
  minPrice: rupeesSchema,
  maxPrice: rupeesSchema,
  totalStock: z.number().int(),
  skus: z.array(
    z.object({
      _id: idSchema,
      name: z.string(),
      code: z.string().nullable(),
      price: rupeesSchema,
      stock: z.number().int(),
      /** Pieces at which it is low, if it has a level of its own. Others use the threshold of the list. */
      level: z.number().int().optional(),
    }),
  ),
  state: z.enum(productStates),
  updatedAt: instantSchema,
  deletedAt: instantSchema.nullable(),
  /** The service that it is; absent for other products. It has no page and is in no list. */
  service: z.literal('energisation').optional(),
});
/** A row of the product table. */
export type AdminRow = z.output<typeof adminRowSchema>;

const price = z.number().positive().max(productLimits.price).multipleOf(0.01);
const stock = z.number().int().min(0).max(productLimits.stock);

/** An inline edit of a SKU: the value the admin saw, and the new one. */
export const skuEditSchema = z.object({
  _id: idSchema,
  price: z.object({ from: rupeesSchema, to: price }).optional(),
  stock: z.object({ from: stock, to: stock }).optional(),
});
/** An inline edit of a SKU. */
export type SkuEdit = z.output<typeof skuEditSchema>;
