import { FIXED } from '../people.ts';
import type { SeedReview } from '../types.ts';

/** One review as the files write it: customer, stars, text, days ago and the variant or size, where one was chosen. */
export type ReviewRow = readonly [
  customer: string,
  rating: SeedReview['rating'],
  text: string,
  daysAgo: number,
  bought?: string,
];

/** The reviews of one product, by slug. */
export type ReviewGroup = { product: string; rows: readonly ReviewRow[] };

/** Returns the e-mail of a customer named by the part before the @; `customer` is the one the guides sign in with. */
export const emailOf = (customer: string): string =>
  customer === 'customer' ? FIXED.customer : `${customer}@example.test`;
