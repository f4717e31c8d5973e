/**
 * What the demo import asks of the house it fills. `server/demo/demo.ts` answers it with the real services and tables; the
 * seed itself knows no server. Amounts are whole paise, rates basis points.
 */
import type { SeedAddress, SeedHindi, SizeType } from '../types.ts';

/** A person of any role. `phone` has ten digits. */
export type DemoPerson = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  role: 'user' | 'astrologer' | 'admin';
  language: 'en' | 'hi';
  createdAt: Date;
};

/** One thing of a product that can be bought; `name` is the variant or the size, '' when sold by quantity alone. */
export type DemoSku = {
  id: string;
  name: string;
  gram: number | null;
  price: number;
  code: string | null;
  isDefault: boolean;
  /** Pieces to receive: those on the shelf and those that were sold before. */
  received: number;
};

/** A product with its pictures' URLs. */
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
  language: 'en' | 'hi';
  buyer: { name: string; phone: string; address: SeedAddress };
  product: DemoProduct;
  sku: DemoSku;
  /** When it was ordered, packed, sent, brought out and delivered. */
  steps: { Pending: Date; Processing: Date; Shipped: Date; 'Out-for-delivery': Date; Delivered: Date };
};

/** What its buyer wrote about it. */
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

/** A coupon; `discountValue` is paise for `flat`, basis points for `percentage`. */
export type DemoCoupon = {
  id: string;
  code: string;
  description: string;
  descriptionHi: string;
  type: string;
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
  createdAt: Date;
};

/** A post of the blog, both languages; texts are HTML of its allow-list. */
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

/** An astrologer beside their account; the rate is paise a minute. */
export type DemoAstrologer = {
  userId: string;
  gender: string;
  dob: string;
  country: string;
  state: string;
  city: string;
  location: string;
  expertise: string;
  yearsOfExperience: number;
  bio: string;
  languagesSpoken: string[];
  rate: number;
  kyc: 'notYet' | 'pending' | 'approved' | 'rejected';
  kycReason: string | null;
  sentAt: Date | null;
  decidedAt: Date | null;
  createdAt: Date;
};

/** A paid talk that is over; the rate is paise a minute. */
export type DemoTalk = {
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

/** Takes the demo in, all in one transaction; each function is called once, in this order. */
export type DemoAdmin = {
  people: (people: DemoPerson[]) => Promise<void>;
  astrologers: (astrologers: DemoAstrologer[]) => Promise<void>;
  /** Oldest first. */
  talks: (talks: DemoTalk[]) => Promise<void>;
  products: (products: DemoProduct[]) => Promise<void>;
  coupons: (coupons: DemoCoupon[]) => Promise<void>;
  orders: (orders: DemoOrder[]) => Promise<void>;
  reviews: (reviews: DemoReview[]) => Promise<void>;
  posts: (posts: DemoPost[]) => Promise<void>;
};

/** The house that is filled. */
export type DemoHouse = {
  now: () => Date;
  /** Says how far the import is, about once a second. */
  log: (line: string) => void;
  /** Keeps a drawing and answers its URL. */
  keepPicture: (svg: string) => Promise<string>;
  /** Runs the import unless it was done before, here or in another process; true when it was run. All or nothing. */
  once: (run: (admin: DemoAdmin) => Promise<void>) => Promise<boolean>;
};
