import { z } from 'zod';
import { daySchema, storable } from '../../core/primitives.ts';
import { orderSorts } from './rules.ts';
import { orderStatuses } from './statuses.ts';

/** A day in IST, within the years of the shop. */
export const shopDaySchema = daySchema.refine((typed) => /^2[01]/.test(typed));
const words = (max: number) => z.string().trim().max(max).regex(storable).default('');

/** The filter of the admin order list. Empty texts and absent values match every order. */
export const orderFilter = {
  /**
   * An order number (NR-20461, or 20461), an order id (whole, or its last six characters), a name, an e-mail address, a
   * phone number, or a whole tracking number.
   */
  q: z.string().trim().max(100).default(''),
  status: z.enum(orderStatuses).optional(),
  payment: z.enum(['Paid', 'Pending', 'Refunded']).optional(),
  method: z.enum(['online', 'cod']).optional(),
  /** Whether the parcel is marked as packed. `no`: it waits to be packed. */
  packed: z.enum(['yes', 'no']).optional(),
  /** The first and the last day on which it was placed, in IST. */
  from: shopDaySchema.optional(),
  to: shopDaySchema.optional(),
  /** A part of the name of a product, of its variant or of its SKU code, as it was when bought. */
  item: words(80),
  /** The beginning of the PIN code: 302 is Jaipur. */
  pin: z
    .string()
    .trim()
    .regex(/^\d{0,6}$/)
    .default(''),
  /** The name of the courier, whole. */
  courier: words(80),
  /** The beginning of the tracking number. */
  tracking: words(60),
};

/** The orders of a list: newest first, oldest first, by total, or those that wait for the shop, longest first. */
export const orderSortSchema = z.enum(orderSorts);
