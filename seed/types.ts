import type { ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { Category, SizeType } from '#contract/core/rules.ts';
import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import type { Lang } from '#languages/list.ts';

export type { Category, SizeType };

/** A weekday by its English name, as on the wire. */
export type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** One row of stock. `size` is '' for the size type Quantity. `quantity` counts pieces. */
export type SeedStockRow = { size: string; quantity: number };

/**
 * One variant. `gram` is the weight of the piece in grams, `price` is rupees (GST included), `stock` counts pieces.
 */
export type SeedVariant = {
  variantName: string;
  gram?: number;
  price: number;
  stock: number;
  sku: string;
  /** Exactly one variant of a product has this. */
  isDefault?: true;
};

/** The Hindi texts of a product. Digits are Latin, as everywhere in the shop. */
export type SeedHindi = {
  name: string;
  miniDesc: string;
  description: string;
  howToWear: string[];
  benefits: string[];
};

/** The fields of every demo product, sized or not. */
export type SeedProductBase = {
  /** Stable, kebab-case and unique: the product's id derives from it. */
  slug: string;
  name: string;
  miniDesc: string;
  description: string;
  hi: SeedHindi;
  /** Search terms: trade names, Hindi in Devanagari, Hindi in Latin letters. */
  searchWords: string[];
  tags: string[];
  category: Category;
  /** One of the category's own list, '' where that list is empty. */
  subcategory: string;
  brand: string;
  howToWear: string[];
  benefits: string[];
  bestDayToWear: Day[];
  /** The typed facts (seed/facts). */
  facts: ProductFacts;
  /** HSN heading for the invoice, 4 digits. */
  hsn: string;
  /** Full GST rate in percent (CGST and SGST together), for example 0.25 for loose stones. */
  gstPercent: number;
  /** Made to order: cancellation and return follow the rule for customised items. */
  customised?: true;
};

/** One product of the demo catalogue: either with variants, or with one price and rows of stock. */
export type SeedProduct = SeedProductBase &
  ({ variants: SeedVariant[] } | { price: number; sizeType: SizeType; stock: SeedStockRow[] });

/** A postal address in India. `state` is the ISO 3166-2 code without `IN-`, `pincode` has six digits. */
export type SeedAddress = {
  line: string;
  city: string;
  state: string;
  pincode: string;
  landmark: string;
};

/** A customer of the demo shop. `phone` has ten digits and no country code. */
export type SeedCustomer = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Lang;
  address: SeedAddress;
};

/** A member of the demo shop's staff. */
export type SeedAdmin = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  staffRole: StaffRole;
};

/** KYC status of an astrologer, in the words of the wire. */
export type KycState = 'notYet' | 'pending' | 'approved' | 'rejected';

/** An astrologer (specification). `pricePerMinute` is rupees, `dob` is YYYY-MM-DD. */
export type SeedAstrologer = {
  firstName: string;
  lastName: string;
  /** The whole name in Devanagari. */
  nameHi: string;
  email: string;
  phone: string;
  gender: 'male' | 'female' | 'other';
  dob: string;
  country: 'India';
  /** State and city by name, as the sign-up form sends them. */
  state: string;
  city: string;
  expertise: string;
  yearsOfExperience: number;
  bio: string;
  /** The same in Hindi. */
  bioHi: string;
  languagesSpoken: string[];
  pricePerMinute: number;
  kyc: KycState;
  /** Reason for the rejection; only with `kyc: 'rejected'`. */
  kycReason?: string;
};

/** A review by a customer of a product they bought. Names a variant or a size, never both. */
export type SeedReview = {
  /** E-mail of a seed customer. */
  customer: string;
  /** Slug of a seed product. */
  product: string;
  variantName?: string;
  size?: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** Whole days before the day of seeding. */
  daysAgo: number;
};

/** A coupon (specification). Amounts are rupees; days count from the day of seeding. */
export type SeedCoupon = {
  code: string;
  description: string;
  hi: { description: string };
  type: 'general' | 'new_user' | 'product_specific' | 'category_specific' | 'cart_value';
  /** Whether it takes from the whole cart, or from the products or categories it names. */
  scope: 'cart' | 'goods';
  discountType: 'flat' | 'percentage';
  /** Rupees for `flat`, percent for `percentage`. */
  discountValue: number;
  minCartValue: number;
  maxCartValue?: number;
  maxDiscount?: number;
  startDaysFromNow: number;
  /** Absent: the coupon does not end. */
  endDaysFromNow?: number;
  isActive: boolean;
  usageLimit?: number;
  perUserLimit?: number;
  newUsersOnly: boolean;
  combinable: boolean;
  /** Slugs of seed products. */
  applicableProducts: string[];
  excludedProducts: string[];
  applicableCategories: Category[];
  /** E-mails of seed customers. */
  restrictedToUsers: string[];
  /** What it gives, if it is no amount. */
  kind?: 'delivery' | 'buy_get';
  /** Counts by itself, under this name. The code is only for the admin. */
  automatic?: { title: string; titleHi: string };
  /** The pieces to buy and to get, for `buy_get`. `discountValue` is the percentage off the pieces that are got. */
  pieces?: { buy: number; get: number; timesPerOrder: number };
};
