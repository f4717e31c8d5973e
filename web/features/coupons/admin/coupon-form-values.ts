import type { InputOf } from '#contract/core/client.ts';
import type { AdminCoupon } from '#contract/coupons/admin.ts';
import { type CouponScope, type CouponType, isCouponAmount, isCouponCode } from '#contract/coupons/rules.ts';
import type { Pick } from '#web/admin/picker.tsx';
import type { AllTexts } from '#web/texts/index.ts';

/** The values of the form. Numbers are texts, as typed. Lists have names with their ids. */
export type Typed = {
  code: string;
  description: string;
  descriptionHi: string;
  type: CouponType;
  scope: CouponScope;
  discountType: 'flat' | 'percentage';
  discountValue: string;
  currency: 'INR';
  minCartValue: string;
  maxCartValue: string;
  maxDiscount: string;
  startDate: string;
  endDate: string;
  usageLimit: string;
  perUserLimit: string;
  isActive: boolean;
  newUsersOnly: boolean;
  combinable: boolean;
  applicableProducts: Pick[];
  applicableVariants: Pick[];
  excludedProducts: Pick[];
  applicableCategories: Pick[];
  restrictedToUsers: Pick[];
  metadata: string;
};

const shown = (n: number | null): string => (n === null ? '' : String(n));

/** Returns the Hindi description. It is in the metadata, where the cart reads it. */
function hindiOf(metadata: Record<string, unknown>): string {
  const { description } = (metadata.hi ?? {}) as { description?: unknown };
  return typeof description === 'string' ? description : '';
}

/** Returns an empty form that starts on `today` (YYYY-MM-DD), with the defaults of the specification. */
export const blank = (today: string): Typed => ({
  code: '',
  description: '',
  descriptionHi: '',
  type: 'general',
  scope: 'goods',
  discountType: 'flat',
  discountValue: '',
  currency: 'INR',
  minCartValue: '0',
  maxCartValue: '',
  maxDiscount: '',
  startDate: today,
  endDate: '',
  usageLimit: '',
  perUserLimit: '',
  isActive: true,
  newUsersOnly: false,
  combinable: false,
  applicableProducts: [],
  applicableVariants: [],
  excludedProducts: [],
  applicableCategories: [],
  restrictedToUsers: [],
  metadata: '{}',
});

/** Converts a coupon to form values. `names` has the names of products, variants, people and categories by id. */
export function toFormValues(coupon: AdminCoupon, names: Readonly<Record<string, string>>): Typed {
  const picks = (ids: readonly string[]) => ids.map((id) => ({ id, name: names[id] ?? id }));
  const { hi, ...others } = coupon.metadata;
  const { description: _, ...hiOthers } = (hi ?? {}) as Record<string, unknown>;
  const metadata = Object.keys(hiOthers).length > 0 ? { ...others, hi: hiOthers } : others;
  return {
    ...coupon,
    currency: 'INR',
    descriptionHi: hindiOf(coupon.metadata),
    discountValue: shown(coupon.discountValue),
    minCartValue: shown(coupon.minCartValue),
    maxCartValue: shown(coupon.maxCartValue),
    maxDiscount: shown(coupon.maxDiscount),
    endDate: coupon.endDate ?? '',
    usageLimit: shown(coupon.usageLimit),
    perUserLimit: shown(coupon.perUserLimit),
    applicableProducts: picks(coupon.applicableProducts),
    applicableVariants: picks(coupon.applicableVariants),
    excludedProducts: picks(coupon.excludedProducts),
    applicableCategories: picks(coupon.applicableCategories),
    restrictedToUsers: picks(coupon.restrictedToUsers),
    metadata: JSON.stringify(metadata, null, 2),
  };
}

const ids = (picks: readonly Pick[]): string[] => picks.map(({ id }) => id);
const numberOr = <N>(typed: string, none: N): number | N =>
  typed.trim() === '' ? none : Number(typed.replace(/[,\s₹%]/g, ''));

/** Parses metadata. Returns null if it is no JSON object. */
export function metadataOf(typed: string): Record<string, unknown> | null {
  if (typed.trim() === '') return {};
  try {
    const read: unknown = JSON.parse(typed);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Converts form values to the request body. Empty optional numbers and dates become null. */
export function bodyOf(typed: Typed): InputOf<'POST /api/coupon/create'>['body'] {
  const { descriptionHi, ...rest } = typed;
  const given = metadataOf(typed.metadata) ?? {};
  const hindi = descriptionHi.trim();
  return {
    ...rest,
    code: typed.code.trim().toUpperCase(),
    discountValue: numberOr(typed.discountValue, Number.NaN),
    minCartValue: numberOr(typed.minCartValue, 0),
    maxCartValue: numberOr(typed.maxCartValue, null),
    maxDiscount: numberOr(typed.maxDiscount, null),
    startDate: typed.startDate || null,
    endDate: typed.endDate || null,
    usageLimit: numberOr(typed.usageLimit, null),
    perUserLimit: numberOr(typed.perUserLimit, null),
    applicableProducts: ids(typed.applicableProducts),
    applicableVariants: ids(typed.applicableVariants),
    excludedProducts: ids(typed.excludedProducts),
    applicableCategories: ids(typed.applicableCategories),
    restrictedToUsers: ids(typed.restrictedToUsers),
    metadata: hindi ? { ...given, hi: { ...(given.hi as object), description: hindi } } : given,
  };
}

type Rule = (value: string, typed: Typed) => string | true;
type Errors = {
  codeWrong: string;
  valueWrong: string;
  percentWrong: string;
  amountWrong: string;
  limitWrong: string;
};

/** Returns the validators of single fields, with the server's own error messages (`errors`). */
export function rulesOf(t: AllTexts['coupons']['form'], errors: Errors): Partial<Record<keyof Typed, Rule>> {
  const amount: Rule = (typed) => isCouponAmount(Number(numberOr(typed, 0))) || errors.amountWrong;
  const limit: Rule = (typed) => {
    const n = numberOr(typed, null);
    return n === null || (Number.isInteger(n) && n >= 1) || errors.limitWrong;
  };
  return {
    code: (typed) =>
      typed.trim() === '' ? t.codeMissing : isCouponCode(typed.trim().toUpperCase()) || errors.codeWrong,
    discountValue: (typed, { discountType }) => {
      if (typed.trim() === '') return t.valueMissing;
      const n = numberOr(typed, Number.NaN);
      if (!isCouponAmount(n)) return errors.valueWrong;
      return discountType === 'flat' || n <= 100 || errors.percentWrong;
    },
    minCartValue: amount,
    maxCartValue: amount,
    maxDiscount: amount,
    usageLimit: limit,
    perUserLimit: limit,
    metadata: (typed) => metadataOf(typed) !== null || t.metadataWrong,
  };
}
