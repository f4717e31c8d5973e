import { z } from 'zod';
import { daySchema, oneLine } from '../../core/primitives.ts';
import { categories } from '../../core/rules.ts';
import { plainDigits } from '../../core/typed.ts';
import {
  buyGetAtMost,
  type CouponKind,
  type CouponType,
  type CouponWay,
  couponKinds,
  couponScopes,
  couponTypes,
  couponWays,
  isCouponAmount,
  isCouponCode,
  isShownSecret,
} from './rules.ts';

const amount = z.number('coupon_amount_wrong').refine(isCouponAmount, 'coupon_amount_wrong');
const limit = z.number('coupon_limit_wrong').int('coupon_limit_wrong').min(1, 'coupon_limit_wrong').max(1e9);
const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().transform((given) => given ?? null);
const pieces = z
  .number('coupon_pieces_wrong')
  .int('coupon_pieces_wrong')
  .min(1, 'coupon_pieces_wrong')
  .max(buyGetAtMost, 'coupon_pieces_wrong');
const title = z.string().overwrite(oneLine).max(80).default('');
/** Clients send `[""]` for an empty list. */
const ids = z
  .array(z.string().trim().max(64))
  .max(500)
  .default([])
  .transform((list) => [...new Set(list.filter(Boolean))]);
/** A day in IST. Older clients send '' for none. */
const day = orNull(
  z
    .string('coupon_date_wrong')
    .overwrite(plainDigits)
    .refine((typed) => typed === '' || daySchema.safeParse(typed).success, 'coupon_date_wrong'),
).transform((given) => given || null);

type Tell = (path: string, message: string) => void;

/** Refuses a kind without its pieces, an automatic coupon without a title, and any other without a code. */
function checkKind(
  coupon: {
    kind: CouponKind;
    way: CouponWay;
    code: string;
    title: string;
    discountType: string;
    buyCount: number | null;
    getCount: number | null;
  },
  tell: Tell,
): void {
  if (coupon.way === 'automatic' && coupon.title === '') tell('title', 'coupon_needs_title');
  if (coupon.way !== 'automatic' && coupon.code === '') tell('code', 'coupon_code_wrong');
  if (coupon.kind !== 'buy_get') return;
  if (coupon.buyCount === null) tell('buyCount', 'coupon_pieces_wrong');
  if (coupon.getCount === null) tell('getCount', 'coupon_pieces_wrong');
  if (coupon.discountType !== 'percentage') tell('discountType', 'coupon_percent_wrong');
}

/** Refuses a type without what it is named after. */
function checkType(
  coupon: {
    type: CouponType;
    minCartValue: number;
    applicableProducts: string[];
    applicableVariants: string[];
    applicableCategories: string[];
  },
  tell: Tell,
): void {
  const { type, minCartValue } = coupon;
  if (type === 'product_specific' && coupon.applicableProducts.length === 0)
    tell('applicableProducts', 'coupon_needs_products');
  if (type === 'variant_specific' && coupon.applicableVariants.length === 0)
    tell('applicableVariants', 'coupon_needs_variants');
  if (type === 'category_specific' && coupon.applicableCategories.length === 0)
    tell('applicableCategories', 'coupon_needs_categories');
  if (type === 'cart_value' && minCartValue === 0) tell('minCartValue', 'coupon_needs_cart_value');
}

/** A coupon as an admin enters it: rupees or percent, days in IST, null for no limit. */
export const couponInputSchema = z
  .object({
    /** Not asked for if the coupon is automatic: buyers read its title. */
    code: z
      .string('coupon_code_wrong')
      .trim()
      .toUpperCase()
      .refine((code) => code === '' || isCouponCode(code) || isShownSecret(code), 'coupon_code_wrong')
      .default(''),
    kind: z.enum(couponKinds).default('amount'),
    way: z.enum(couponWays).default('code'),
    title: title,
    titleHi: title,
    description: z.string().trim().max(300).default(''),
    type: z.enum(couponTypes).default('general'),
    /** Absent in the specified form: the discount takes from the whole cart. */
    scope: z.enum(couponScopes).default('cart'),
    discountType: z.enum(['flat', 'percentage']),
    /** Percent off the pieces that are got, for `buy_get`; ignored for `delivery`. */
    discountValue: z.number('coupon_value_wrong').refine(isCouponAmount, 'coupon_value_wrong'),
    currency: z.literal('INR').default('INR'),
    minCartValue: orNull(amount).transform((given) => given ?? 0),
    maxCartValue: orNull(amount),
    maxDiscount: orNull(amount),
    startDate: day,
    endDate: day,
    isActive: z.boolean().default(true),
    usageLimit: orNull(limit),
    perUserLimit: orNull(limit),
    newUsersOnly: z.boolean().default(false),
    combinable: z.boolean().default(false),
    applicableProducts: ids,
    applicableVariants: ids,
    excludedProducts: ids,
    applicableCategories: ids,
    restrictedToUsers: ids,
    buyCount: orNull(pieces),
    getCount: orNull(pieces),
    /** How often an order may have it; null for as often as it fits. */
    timesPerOrder: orNull(pieces),
    /** What is got. Empty lists: the same as what is bought. */
    getProducts: ids,
    getVariants: ids,
    getCategories: ids,
    metadata: z
      .record(z.string(), z.unknown(), 'coupon_metadata_wrong')
      .nullish()
      .transform((given) => given ?? {}),
  })
  .superRefine((coupon, context) => {
    const tell = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    checkKind(coupon, tell);
    checkType(coupon, tell);
    const { minCartValue, maxCartValue, startDate, endDate } = coupon;
    if (coupon.discountType === 'percentage' && coupon.discountValue > 100)
      tell('discountValue', 'coupon_percent_wrong');
    if (maxCartValue !== null && maxCartValue < minCartValue) tell('maxCartValue', 'coupon_range_wrong');
    if (startDate && endDate && endDate < startDate) tell('endDate', 'coupon_dates_wrong');
    const named = [...coupon.applicableCategories, ...coupon.getCategories];
    if (named.some((name) => !categories.some((known) => known === name)))
      tell('applicableCategories', 'coupon_needs_categories');
  });
/** A coupon as an admin enters it. */
export type CouponInput = z.output<typeof couponInputSchema>;
