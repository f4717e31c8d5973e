import { z } from 'zod';
import { personalInputSchema } from '../../catalog/products/personal.ts';
import { personalLimits } from '../../catalog/products/personal-rules.ts';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, rupeesSchema } from '../../core/primitives.ts';
import { emailSchema, firstNameSchema, lastNameSchema, phoneSchema } from '../../people/accounts/person.ts';
import { savedAddressSchema } from '../../people/addresses/endpoints.ts';
import {
  checkoutErrors,
  checkoutLineSchema,
  checkoutSchema,
  personalCheckoutErrors,
  typedDetailsSchema,
} from '../checkout/schema.ts';
import { couponErrors } from '../coupons/use-errors.ts';
import { quoteSchema } from '../payments/endpoints.ts';
import { unpaidRefusals } from './limit-errors.ts';
import { creditRequestStates, handPayments } from './rules.ts';

/** The codes with which an order that staff write is refused, at once or at the buyer's yes. */
export const handOrderErrors = [
  ...checkoutErrors,
  'personalisation_photo',
  'cod_not_offered',
  'cod_too_much',
  'cash_open_orders',
  'cash_open_pieces',
  ...unpaidRefusals,
  'unpaid_by_staff',
  'crowded',
] as const;

/** A customer for whom staff write an order. `orders` counts those that were placed. */
const handBuyerSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  orders: z.number().int(),
});
/** A customer for whom staff write an order. */
export type HandBuyer = z.output<typeof handBuyerSchema>;

/** A credit of a buyer, as staff see it: never with its code. `amount` in rupees. */
const buyerCreditSchema = z.object({
  _id: idSchema,
  code: z.string(),
  amount: rupeesSchema,
  until: instantSchema.nullable(),
});
/** A credit of a buyer, as staff see it. */
export type BuyerCredit = z.output<typeof buyerCreditSchema>;

/** A request to use a buyer's credit, as staff see it. `code` is the masked one; `orderId` is the order that was written. */
const buyerRequestSchema = z.object({
  _id: idSchema,
  code: z.string(),
  state: z.enum(creditRequestStates),
  askedAt: instantSchema,
  until: instantSchema,
  totalAmount: rupeesSchema,
  orderId: idSchema.nullable(),
});
/** A request to use a buyer's credit, as staff see it. */
export type BuyerRequest = z.output<typeof buyerRequestSchema>;

/** A line that staff write. `personalisation` is what the buyer says for items that are made to order. */
export const handLineSchema = checkoutLineSchema
  .omit({ lineId: true })
  .extend({ personalisation: personalInputSchema.optional() });

const cart = {
  buyerId: anyIdSchema,
  items: z.array(handLineSchema).max(100),
  couponCode: z.string().max(40).nullish(),
  /** True when the buyer takes the items along: nothing is delivered, and nothing is charged for it. */
  collected: z.boolean().default(false),
};
const guard = {
  access: 'admin',
  permission: 'orders.create',
  unauthenticatedError: 'admin_not_authenticated',
} as const;

/** The endpoints with which staff write an order for a buyer, at the phone or at the counter (decision 81). */
export const ordersByHand = {
  'GET /api/admin/order-buyers': endpoint({
    summary: 'Finds customers with an open account by name, e-mail or phone: at most eight, newest first.',
    ...guard,
    query: z.object({ q: z.string().trim().min(2).max(80) }),
    response: z.object({ buyers: z.array(handBuyerSchema) }),
  }),
  'GET /api/admin/order-buyers/{id}': endpoint({
    summary:
      'A customer with their saved addresses, the default one first, their unused credits, and the requests of the last month to use one, newest first.',
    ...guard,
    params: z.object({ id: anyIdSchema }),
    response: z.object({
      buyer: handBuyerSchema,
      addresses: z.array(savedAddressSchema),
      credits: z.array(buyerCreditSchema),
      creditRequests: z.array(buyerRequestSchema),
    }),
    errors: ['buyer_not_found'],
  }),
  'POST /api/admin/order-buyers': endpoint({
    summary:
      'Opens an account without a password for a buyer, and mails them how to choose one. Orders and invoices go to its address.',
    ...guard,
    status: 201,
    body: z.object({
      firstName: firstNameSchema,
      lastName: lastNameSchema,
      email: emailSchema,
      phone: phoneSchema,
    }),
    response: messageSchema.extend({ buyer: handBuyerSchema }),
    errors: ['buyer_exists'],
  }),
  'POST /api/admin/order-buyers/{id}/photos': endpoint({
    summary:
      'Uploads a photo of a buyer for goods that are made to order. The answer is the value of its field, and belongs to this buyer.',
    ...guard,
    status: 201,
    limit: 'upload',
    parts: { files: ['photo'], perName: 1, maxBytes: personalLimits.photoBytes },
    params: z.object({ id: anyIdSchema }),
    body: z.object({}),
    response: z.object({ photo: z.string() }),
    errors: [
      'buyer_not_found',
      'personalisation_photo',
      'personal_photos_waiting',
      'photo_too_large',
      'image_kind',
      'image_unreadable',
      'image_too_large',
    ],
  }),
  'POST /api/admin/order-quotes': endpoint({
    summary: 'The price of these lines for this buyer, as the checkout would say it. Reserves nothing.',
    ...guard,
    body: z.object({
      ...cart,
      /** A credit of the buyer, whose yes is asked for before it is used. */
      creditId: anyIdSchema.nullish(),
    }),
    response: quoteSchema,
    errors: [
      'buyer_not_found',
      'credit_not_found',
      'cart_empty',
      'item_unavailable',
      'invalid_quantity',
      'product_not_found',
      'variant_required',
      'size_required',
      ...personalCheckoutErrors,
      'personalisation_photo',
      'coupon_by_buyer',
      ...couponErrors,
    ],
  }),
  'POST /api/admin/orders': endpoint({
    summary:
      'Writes an order for a buyer by the rules of the checkout. `counter`: the cash is paid (needs orders.payment). `cod`: cash on delivery. `link`: the buyer gets the payment page by e-mail.',
    ...guard,
    sells: true,
    further: ['orders.payment'],
    status: 201,
    body: z.object({
      ...cart,
      /** The total that staff saw, in rupees. Another one is `price_changed`. */
      totalAmount: rupeesSchema,
      ...typedDetailsSchema.shape,
      shippingAddress: checkoutSchema.shape.shippingAddress,
      payment: z.enum(handPayments),
    }),
    response: messageSchema.extend({ orderId: idSchema, orderNumber: z.string() }),
    errors: ['buyer_not_found', 'coupon_by_buyer', 'collected_unpaid', 'cash_above_law', ...handOrderErrors],
  }),
};
