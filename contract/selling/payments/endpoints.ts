import { z } from 'zod';
import { personalValueSchema } from '../../catalog/products/personal.ts';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, messageSchema, rupeesSchema } from '../../core/primitives.ts';
import {
  checkoutErrors,
  checkoutLineSchema,
  checkoutSchema,
  couponCodesSchema,
  personalCheckoutErrors,
} from '../checkout/schema.ts';
import { couponErrors } from '../coupons/use-errors.ts';
import {
  billingSchema,
  orderDiscountSchema,
  shippingAddressSchema,
  taxRowSchema,
} from '../orders/endpoints.ts';
import { unpaidRefusals } from '../orders/limit-errors.ts';

/** A quote, in rupees. It is also the `details` of the 409 error `price_changed`. */
export const quoteSchema = z.object({
  items: z.array(
    z.object({
      product: z.string(),
      name: z.string(),
      size: z.string().nullable(),
      variantId: z.string().nullable(),
      quantity: z.number().int(),
      price: rupeesSchema,
      lineTotal: rupeesSchema,
      /** The line's part of the discount. */
      discount: rupeesSchema,
      /** The pieces that this buyer can order: available ones, and those reserved by their own open order. */
      availableStock: z.number().int(),
      /** Made to order: cancelled within an hour only, and returned only if something is wrong with it. */
      customised: z.boolean(),
      /** The line of the cart, if it has what the buyer filled in. */
      lineId: idSchema.optional(),
      /** What the buyer filled in for products that are made to order; absent for nothing. */
      personalisation: z.array(personalValueSchema).optional(),
    }),
  ),
  amount: rupeesSchema,
  deliveryCharges: rupeesSchema,
  discountAmount: rupeesSchema,
  /** The part of the discount that is taken from the delivery charge. */
  deliveryDiscount: rupeesSchema,
  /** The coupons in the price, codes first. */
  discounts: z.array(orderDiscountSchema),
  gstAmount: rupeesSchema,
  taxes: z.array(taxRowSchema),
  totalAmount: rupeesSchema,
});
/** The current price of an order, in rupees. */
export type Quote = z.output<typeof quoteSchema>;

/** The business that an order was billed to. Without `billing` the delivery address was billed. */
export const billedBusinessSchema = z.object({ gstin: z.string(), billing: billingSchema.nullable() });
/** The business that an order was billed to. */
export type BilledBusiness = z.output<typeof billedBusinessSchema>;

/** The payment endpoints. */
export const payments = {
  'GET /api/payment/billing': endpoint({
    summary:
      'What the buyer’s next checkout begins with: the business that their last order was billed to, and the address that it went to; null without one.',
    access: 'member',
    response: z.object({
      business: billedBusinessSchema.nullable(),
      lastAddress: shippingAddressSchema.nullable(),
    }),
  }),
  'DELETE /api/payment/billing': endpoint({
    summary: 'Forgets the business for later checkouts. Orders and invoices keep it, as tax law requires.',
    access: 'member',
    response: messageSchema,
  }),
  'POST /api/payment/quote': endpoint({
    summary: 'The current price of these lines, for the checkout summary. Reserves nothing.',
    access: 'member',
    body: z.object({
      items: z.array(checkoutLineSchema).max(100),
      couponCode: z.string().max(40).nullish(),
      couponCodes: couponCodesSchema,
    }),
    response: quoteSchema,
    errors: [
      'cart_empty',
      'item_unavailable',
      'invalid_quantity',
      'product_not_found',
      'variant_required',
      'size_required',
      ...personalCheckoutErrors,
      ...couponErrors,
    ],
  }),
  'POST /api/payment/{provider}/create-order': endpoint({
    summary:
      'Prices the lines, reserves their stock until the time to pay is over (usually 30 minutes, by UPI QR up to 24 hours) and opens an order at the gateway. The same cart again returns the same session, and no session once the order is paid.',
    repeats: true,
    access: 'member',
    sells: true,
    params: z.object({ provider: z.string() }),
    body: checkoutSchema,
    response: z.object({
      payment_session_id: z.string().nullable(),
      payment_link: z.string().nullable(),
      checkout_url: z.string().nullable(),
      customOrderId: z.string(),
      orderId: z.string(),
      orderNumber: z.string(),
      /** The request was taken for this earlier, equal order; absent for a new one. */
      repeated: z.literal(true).optional(),
    }),
    errors: ['payment_provider_unknown', ...checkoutErrors, ...unpaidRefusals, 'unpaid_too_often', 'crowded'],
  }),
  'POST /api/payment/{provider}/continue-order': endpoint({
    summary: 'The payment session of one of the caller’s unpaid orders, at the price it was placed for.',
    access: 'member',
    sells: true,
    params: z.object({ provider: z.string() }),
    body: z.object({ orderId: anyIdSchema }),
    response: z.object({
      payment_session_id: z.string(),
      customOrderId: z.string(),
      /** The provider of the session, if it is not the one in the path. */
      provider: z.string().optional(),
    }),
    errors: ['payment_provider_unknown', 'order_not_found', 'order_not_payable', 'gateway_unavailable'],
  }),
  'GET /api/payment/{provider}/check-status': endpoint({
    summary:
      'The state of one of the caller’s payments, after asking the gateway: PAID, ACTIVE, FAILED, EXPIRED, TERMINATED.',
    access: 'member',
    params: z.object({ provider: z.string() }),
    query: z.object({ order_id: z.string().max(64).optional() }),
    response: z.object({ status: z.string(), orderId: z.string().nullable() }),
    errors: ['payment_provider_unknown', 'order_id_missing', 'order_not_found'],
  }),
  'POST /api/webhook/verify-payment': endpoint({
    summary:
      'Webhook of the gateway for payments and refunds. Verified on the raw body, stored, processed at once.',
    access: 'gateway',
    rawBody: true,
    bodyLimit: 1_000_000,
    response: z.object({ message: z.string() }),
    errors: ['bad_signature'],
  }),
  'GET /api/payment/config': endpoint({
    summary: 'The script and the mode with which the browser opens the gateway.',
    access: 'anyone',
    response: z.object({
      /** The default provider. */
      provider: z.string(),
      sdkUrl: z.string(),
      mode: z.enum(['sandbox', 'production']),
      /** All providers that take payments, the default first; absent when that one does and no other. */
      offered: z.array(z.string()).optional(),
    }),
  }),
};
