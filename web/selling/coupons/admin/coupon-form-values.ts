import type { InputOf } from '#contract/core/client.ts';
import { typedNumber } from '#contract/core/typed.ts';
import type { AdminCoupon } from '#contract/selling/coupons/admin.ts';
import {
  buyGetAtMost,
  type CouponKind,
  type CouponScope,
  type CouponType,
  type CouponWay,
  isCouponAmount,
  isCouponCode,
  isShownSecret,
} from '#contract/selling/coupons/rules.ts';
import type { Messages } from '#languages/messages.gen.ts';
import type { Pick } from '#web/admin/picker.tsx';

/** The values of the form. Numbers are texts, as typed. Lists have names with their ids. */
export type Typed = {
  code: string;
  kind: CouponKind;
  way: CouponWay;
  title: string;
  titleHi: string;
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
  buyCount: string;
  getCount: string;
  /** The percentage off what is got; 100 is free. */
  getPercent: string;
  timesPerOrder: string;
  getProducts: Pick[];
  getVariants: Pick[];
  getCategories: Pick[];
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
  kind: 'amount',
  way: 'code',
  title: '',
  titleHi: '',
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
  buyCount: '2',
  getCount: '1',
  getPercent: '100',
  timesPerOrder: '',
  getProducts: [],
  getVariants: [],
  getCategories: [],
  metadata: '{}',
});

/** Returns the values of "buy some, get some". Other kinds get those of an empty form, for when the kind is changed. */
function gotValues(coupon: AdminCoupon) {
  const { buyCount, getCount, getPercent } = blank('');
  if (coupon.kind !== 'buy_get') return { buyCount, getCount, getPercent, timesPerOrder: '' };
  return {
    buyCount: shown(coupon.buyCount),
    getCount: shown(coupon.getCount),
    getPercent: shown(coupon.discountValue),
    timesPerOrder: shown(coupon.timesPerOrder),
  };
}

/** Converts a coupon to form values. `names` has the names of products, variants, people and categories by id. */
export function toFormValues(coupon: AdminCoupon, names: Readonly<Record<string, string>>): Typed {
  const picks = (ids: readonly string[]) => ids.map((id) => ({ id, name: names[id] ?? id }));
  const { hi, ...others } = coupon.metadata;
  const { description: _, ...hiOthers } = (hi ?? {}) as Record<string, unknown>;
  const metadata = Object.keys(hiOthers).length > 0 ? { ...others, hi: hiOthers } : others;
  return {
    ...coupon,
    ...gotValues(coupon),
    code: coupon.way === 'automatic' ? '' : coupon.code,
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
    getProducts: picks(coupon.getProducts),
    getVariants: picks(coupon.getVariants),
    getCategories: picks(coupon.getCategories),
    metadata: JSON.stringify(metadata, null, 2),
  };
}

const ids = (picks: readonly Pick[]): string[] => picks.map(({ id }) => id);
const numberOr = <N>(typed: string, none: N): number | N => (typed.trim() === '' ? none : typedNumber(typed));

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

/** Returns the fields of the body that depend on the kind. */
function kindBody({ kind, discountType, ...typed }: Typed) {
  const isGot = kind === 'buy_get';
  const value = isGot ? typed.getPercent : typed.discountValue;
  return {
    discountType: isGot ? ('percentage' as const) : discountType,
    discountValue: kind === 'delivery' ? 0 : numberOr(value, Number.NaN),
    maxDiscount: kind === 'amount' ? numberOr(typed.maxDiscount, null) : null,
    buyCount: isGot ? numberOr(typed.buyCount, null) : null,
    getCount: isGot ? numberOr(typed.getCount, null) : null,
    timesPerOrder: isGot ? numberOr(typed.timesPerOrder, null) : null,
  };
}

/** Converts form values to the request body. Empty optional numbers and dates become null. */
export function bodyOf(typed: Typed): InputOf<'POST /api/coupon/create'>['body'] {
  const { descriptionHi, getPercent: _, ...rest } = typed;
  const given = metadataOf(typed.metadata) ?? {};
  const hindi = descriptionHi.trim();
  return {
    ...rest,
    code: typed.code.trim().toUpperCase(),
    ...kindBody(typed),
    minCartValue: numberOr(typed.minCartValue, 0),
    maxCartValue: numberOr(typed.maxCartValue, null),
    startDate: typed.startDate || null,
    endDate: typed.endDate || null,
    usageLimit: numberOr(typed.usageLimit, null),
    perUserLimit: numberOr(typed.perUserLimit, null),
    applicableProducts: ids(typed.applicableProducts),
    applicableVariants: ids(typed.applicableVariants),
    excludedProducts: ids(typed.excludedProducts),
    applicableCategories: ids(typed.applicableCategories),
    restrictedToUsers: ids(typed.restrictedToUsers),
    getProducts: ids(typed.getProducts),
    getVariants: ids(typed.getVariants),
    getCategories: ids(typed.getCategories),
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
  titleMissing: string;
  piecesWrong: string;
};

/** Returns the validators of single fields, with the server's own error messages (`errors`). */
export function rulesOf(t: Messages['coupons']['form'], errors: Errors): Partial<Record<keyof Typed, Rule>> {
  const amount: Rule = (typed) => isCouponAmount(Number(numberOr(typed, 0))) || errors.amountWrong;
  const limit: Rule = (typed) => {
    const n = numberOr(typed, null);
    return n === null || (Number.isInteger(n) && n >= 1) || errors.limitWrong;
  };
  const pieces: Rule = (typed, { kind }) => {
    const n = numberOr(typed, Number.NaN);
    return kind !== 'buy_get' || (Number.isInteger(n) && n >= 1 && n <= buyGetAtMost) || errors.piecesWrong;
  };
  return {
    code: (typed, { way }) => {
      if (way === 'automatic') return true;
      return typed.trim() === ''
        ? t.codeMissing
        : [isCouponCode, isShownSecret].some((is) => is(typed.trim().toUpperCase())) || errors.codeWrong;
    },
    title: (typed, { way }) => way !== 'automatic' || typed.trim() !== '' || errors.titleMissing,
    buyCount: pieces,
    getCount: pieces,
    timesPerOrder: (typed, values) => typed.trim() === '' || pieces(typed, values),
    getPercent: (typed, { kind }) => {
      const n = numberOr(typed, Number.NaN);
      return kind !== 'buy_get' || (isCouponAmount(n) && n > 0 && n <= 100) || errors.percentWrong;
    },
    discountValue: (typed, { discountType, kind }) => {
      if (kind !== 'amount') return true;
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
