/**
 * The interface between the demo import and the shop that it fills. `server/demo/demo.ts` implements it with the real
 * services and tables; the seed does not know the server. Amounts are whole paise, rates basis points.
 */

import type { ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import type { Lang } from '#languages/list.ts';
import type { StoredPhotograph } from '../photographs.ts';
import type { SeedAddress, SeedHindi, SizeType } from '../types.ts';

/** A person of any role. `phone` has ten digits. */
export type DemoPerson = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  role: 'user' | 'astrologer' | 'admin';
  /** Empty for everyone but an admin. */
  staffRoles: readonly StaffRole[];
  language: Lang;
  createdAt: Date;
};

/** One SKU of a product. `name` is the variant or the size, '' when sold by quantity alone. */
export type DemoSku = {
  id: string;
  name: string;
  gram: number | null;
  price: number;
  code: string | null;
  isDefault: boolean;
  /** The picture that shows this variant or size; null for none of its own. */
  picture: string | null;
  /** Pieces to receive: the current stock and those that were sold before. */
  received: number;
};

/** A product with its images' URLs. */
export type DemoProduct = {
  id: string;
  slug: string;
  name: string;
  miniDesc: string;
  description: string;
  hi: SeedHindi;
  tags: string[];
  searchWords: string[];
  category: string;
  subcategory: string;
  brand: string;
  howToWear: string[];
  benefits: string[];
  bestDays: string[];
  facts: ProductFacts;
  sizeType: SizeType | null;
  hsn: string;
  gst: number;
  customised: boolean;
  images: string[];
  skus: DemoSku[];
  createdAt: Date;
};

/** One piece bought in the past, paid in cash and delivered. */
export type DemoOrder = {
  id: string;
  itemId: string;
  userId: string;
  language: Lang;
  buyer: { name: string; phone: string; address: SeedAddress };
  product: DemoProduct;
  sku: DemoSku;
  /** The times at which it was ordered, packed, shipped, out for delivery and delivered. */
  steps: { Pending: Date; Processing: Date; Shipped: Date; 'Out-for-delivery': Date; Delivered: Date };
};

/** The buyer's review of it. */
export type DemoReview = {
  id: string;
  productId: string;
  userId: string;
  orderItemId: string;
  author: { firstName: string; lastName: string };
  city: string;
  rating: number;
  text: string;
  variantName: string | null;
  at: Date;
};

/** A coupon. `discountValue` is paise for `flat`, basis points for `percentage`. */
export type DemoCoupon = {
  id: string;
  code: string;
  description: string;
  descriptionHi: string;
  type: 'general' | 'new_user' | 'product_specific' | 'category_specific' | 'cart_value';
  scope: 'cart' | 'goods';
  discountType: 'flat' | 'percentage';
  discountValue: number;
  minCartValue: number;
  maxCartValue: number | null;
  maxDiscount: number | null;
  startsAt: Date;
  endsAt: Date | null;
  isActive: boolean;
  usageLimit: number | null;
  perUserLimit: number | null;
  newUsersOnly: boolean;
  combinable: boolean;
  products: string[];
  excludedProducts: string[];
  categories: string[];
  users: string[];
  kind: 'amount' | 'delivery' | 'buy_get';
  automatic: { title: string; titleHi: string } | null;
  pieces: { buy: number; get: number; timesPerOrder: number } | null;
  createdAt: Date;
};

/** A blog post in both languages. Texts are HTML of its allow-list. */
export type DemoPost = {
  id: string;
  title: string;
  description: string;
  author: string;
  content: string;
  tags: string[];
  pictures: { src: string; alt: { en: string; hi: string } }[];
  hi: { title: string; description: string; author: string; content: string };
  publishedAt: Date;
};

/** An astrologer's data beside their account. The rate is paise per minute. */
export type DemoAstrologer = {
  userId: string;
  gender: 'male' | 'female' | 'other';
  dob: string;
  country: string;
  state: string;
  city: string;
  location: string;
  expertise: string;
  yearsOfExperience: number;
  bio: string;
  languagesSpoken: string[];
  nameHi: string;
  bioHi: string;
  rate: number;
  kyc: 'notYet' | 'pending' | 'approved' | 'rejected';
  kycReason: string | null;
  sentAt: Date | null;
  decidedAt: Date | null;
  createdAt: Date;
};

/** A past paid chat. The rate is paise per minute. */
export type DemoChat = {
  id: string;
  userId: string;
  astrologerId: string;
  rate: number;
  minutes: number;
  startedAt: Date;
  endedAt: Date;
  question: string;
  answer: string;
  rating: number | null;
  said: string;
};

/** Inserts the demo data in one transaction. Each function is called once, in this order. */
export type DemoAdmin = {
  people: (people: DemoPerson[]) => Promise<void>;
  astrologers: (astrologers: DemoAstrologer[]) => Promise<void>;
  /** Oldest first. */
  talks: (talks: DemoChat[]) => Promise<void>;
  products: (products: DemoProduct[]) => Promise<void>;
  coupons: (coupons: DemoCoupon[]) => Promise<void>;
  orders: (orders: DemoOrder[]) => Promise<void>;
  reviews: (reviews: DemoReview[]) => Promise<void>;
  posts: (posts: DemoPost[]) => Promise<void>;
};

/** The shop that is filled. */
export type DemoShop = {
  now: () => Date;
  /** Logs the progress of the import, about once a second. */
  log: (line: string) => void;
  /** Stores the drawing of a cover and returns its URL. */
  keepDrawing: (svg: string) => Promise<string>;
  /** Stores the copies of a finished picture, and the strip of the stone on it. Returns the picture's URL. */
  keepPhotograph: (photograph: StoredPhotograph) => Promise<string>;
  /** Runs the import unless it ran before, in this or another process. Returns true when it ran. All or nothing. */
  once: (run: (admin: DemoAdmin) => Promise<void>) => Promise<boolean>;
};
