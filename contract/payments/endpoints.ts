import { z } from 'zod';
import { checkoutErrors, checkoutLineSchema, checkoutSchema } from '../checkout/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, rupeesSchema } from '../core/primitives.ts';
import { couponErrors } from '../coupons/endpoints.ts';

/** What the server computed, in rupees: the body of the 409 `price_changed` under `details`, and of a quote. */
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
      /** Pieces this buyer can have now: on the shelf, and in the order they have open. */
      availableStock: z.number().int(),
    }),
  ),
  amount: rupeesSchema,
  deliveryCharges: rupeesSchema,
  discountAmount: rupeesSchema,
  gstAmount: rupeesSchema,
  totalAmount: rupeesSchema,
});
/** What an order would cost now, in rupees. */
export type Quote = z.output<typeof quoteSchema>;

/** Paying online. */
export const payments = {
  'POST /api/payment/quote': endpoint({
    summary: 'What these lines cost now, for the checkout summary. Reserves nothing.',
    access: 'member',
    body: z.object({ items: z.array(checkoutLineSchema).max(100), couponCode: z.string().max(40).nullish() }),
    response: quoteSchema,
    errors: [
      'cart_empty',
      'item_unavailable',
      'invalid_quantity',
      'product_not_found',
      'variant_required',
      'size_required',
      ...couponErrors,
    ],
  }),
  'POST /api/payment/{provider}/create-order': endpoint({
    summary:
      'Prices the lines, reserves their stock for 30 minutes and opens an order at the gateway. The same cart again answers the same session.',
    access: 'member',
    params: z.object({ provider: z.string() }),
    body: checkoutSchema,
    response: z.object({
      payment_session_id: z.string().nullable(),
      payment_link: z.string().nullable(),
      checkout_url: z.string().nullable(),
      customOrderId: z.string(),
      orderId: z.string(),
    }),
    errors: ['payment_provider_unknown', ...checkoutErrors, 'reserved_unpaid', 'crowded'],
  }),
  'POST /api/payment/{provider}/continue-order': endpoint({
    summary:
      'The session of an order of one’s own that still waits for its money, at the price it was placed for. Opens none anew.',
    access: 'member',
    params: z.object({ provider: z.string() }),
    body: z.object({ orderId: anyIdSchema }),
    response: z.object({ payment_session_id: z.string(), customOrderId: z.string() }),
    errors: ['payment_provider_unknown', 'order_not_found', 'order_not_payable', 'gateway_unavailable'],
  }),
  'GET /api/payment/{provider}/check-status': endpoint({
    summary:
      'How a payment of one’s own stands: asks the gateway and settles. PAID, ACTIVE, FAILED, EXPIRED, TERMINATED.',
    access: 'member',
    params: z.object({ provider: z.string() }),
    query: z.object({ order_id: z.string().max(64).optional() }),
    response: z.object({ status: z.string(), orderId: z.string().nullable() }),
    errors: ['payment_provider_unknown', 'order_id_missing', 'order_not_found'],
  }),
  'POST /api/webhook/verify-payment': endpoint({
    summary: 'The gateway tells of a payment or refund. Verified on the raw body, stored, processed at once.',
    access: 'gateway',
    rawBody: true,
    bodyLimit: 1_000_000,
    response: z.object({ message: z.string() }),
    errors: ['bad_signature'],
  }),
  'GET /api/payment/config': endpoint({
    summary: 'What the browser needs to open the gateway: its script and mode.',
    access: 'anyone',
    response: z.object({ provider: z.string(), sdkUrl: z.string(), mode: z.enum(['sandbox', 'production']) }),
  }),
};
