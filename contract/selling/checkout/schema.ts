import { z } from 'zod';
import type { ErrorCode } from '../../core/errors.ts';
import { anyIdSchema, oneLine, rupeesSchema, typedRupeesSchema } from '../../core/primitives.ts';
import { couponErrors } from '../coupons/use-errors.ts';

const text = z.string().overwrite(oneLine).max(300);

/** A cart line in a request. The server uses ids and quantity, and only compares the price. */
export const checkoutLineSchema = z.object({
  product: anyIdSchema,
  quantity: z.number(),
  price: rupeesSchema.optional(),
  size: z.string().max(64).nullish(),
  variantId: z.string().max(64).nullish(),
  variant: z.unknown().optional(),
  /** The `_id` of the cart's line, which has what the buyer filled in. Not needed for the only line of a product. */
  lineId: z.string().max(64).nullish(),
});

/** The codes of an order beside `couponCode`. */
export const couponCodesSchema = z.array(z.string().max(40)).max(3).optional();

/** The details that a buyer may add to an order, as typed: at the checkout, or to staff who order for them. */
export const typedDetailsSchema = z.object({
  /** The GSTIN of a buyer who wants it on the invoice. */
  gstin: z.string().max(40).nullish(),
  /** The registered name and billing address of that GSTIN; without it, the delivery address is billed. */
  billing: z
    .object({ name: text, address: text, city: text, state: text, pincode: text })
    .partial()
    .nullish(),
  /** What the buyer writes to the shop, at most 250 letters. */
  buyerNote: z.string().max(2000).nullish(),
});
/** The details that a buyer may add to an order, as typed. */
export type TypedDetails = z.output<typeof typedDetailsSchema>;

/** A checkout, for any payment method. Given amounts are compared with the server’s, except GST. */
export const checkoutSchema = z.object({
  items: z.array(checkoutLineSchema).max(100),
  amount: rupeesSchema.optional(),
  deliveryCharges: rupeesSchema.optional(),
  totalAmount: rupeesSchema.optional(),
  gstAmount: typedRupeesSchema.optional(),
  couponCode: z.string().max(40).nullish(),
  /** More codes beside `couponCode`: free delivery together with a discount. */
  couponCodes: couponCodesSchema,
  ...typedDetailsSchema.shape,
  paymentMethod: z.string().max(20).optional(),
  /** True to save the address in the address book. */
  saveAddress: z.boolean().optional(),
  shippingAddress: z
    .object({
      name: text,
      phone: text,
      address: text,
      city: text,
      state: text,
      country: text.default('IN'),
      pincode: text,
      landmark: text,
    })
    .partial(),
});

/** The errors of items that are made to order, at a checkout. */
export const personalCheckoutErrors = [
  'personalisation_required',
  'personalisation_wrong',
] as const satisfies readonly ErrorCode[];

/** The errors of a checkout. */
export const checkoutErrors = [
  'payment_method_required',
  'cart_empty',
  'invalid_quantity',
  'only_left',
  'item_unavailable',
  'fill_in',
  'name_unfit',
  'name_script',
  'address_link',
  'address_script',
  'phone_digits',
  'pincode_digits',
  'pincode_state',
  'price_changed',
  'energisation_changed',
  ...personalCheckoutErrors,
  'earlier_order_paid',
  'product_not_found',
  'variant_required',
  'size_required',
  'out_of_stock',
  'country_not_served',
  'state_unknown',
  'gstin_wrong',
  'gstin_state',
  'buyer_note_long',
  'buyer_note_unfit',
  'gateway_unavailable',
  'request_in_progress',
  'key_reused',
  ...couponErrors,
] as const satisfies readonly ErrorCode[];
