import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, rupeesSchema } from '../../core/primitives.ts';
import { checkoutErrors, checkoutSchema, typedDetailsSchema } from '../checkout/schema.ts';
import { quoteSchema } from '../payments/endpoints.ts';
import { handLineSchema, handOrderErrors } from './by-hand.ts';
import { shippingAddressSchema } from './endpoints.ts';
import { creditPayments, creditRequestStates } from './rules.ts';

/** What the buyer reads before they answer: the items, the address, the credit, and what is left to pay. */
const requestViewSchema = z.object({
  state: z.enum(creditRequestStates),
  until: instantSchema,
  items: z.array(
    z.object({
      name: z.string(),
      nameHi: z.string().nullable(),
      /** The variant or the size; '' without either. */
      choice: z.string(),
      quantity: z.number().int(),
      lineTotal: rupeesSchema,
    }),
  ),
  ...quoteSchema.pick({
    amount: true,
    deliveryCharges: true,
    discountAmount: true,
    discounts: true,
    taxes: true,
    totalAmount: true,
  }).shape,
  /** What the credit is worth beyond this order. It is for one order, so the yes gives it up. */
  lostCredit: rupeesSchema.default(0),
  shippingAddress: shippingAddressSchema,
  payment: z.enum(creditPayments),
  /** The order that was written with the yes. `toPay`: it waits for its payment online. */
  order: z.object({ orderId: idSchema, orderNumber: z.string(), toPay: z.boolean() }).nullable(),
});
/** A request as its buyer reads it. */
export type CreditRequestView = z.output<typeof requestViewSchema>;

/** The parts of a request that do not change: as the shop worked them out when staff asked. */
export type ShownCreditOrder = Omit<CreditRequestView, 'state' | 'until' | 'order'>;

/** An order as staff write it, for which the buyer's credit is asked. */
const creditOrderSchema = z.object({
  items: z.array(handLineSchema).max(100),
  /** The total that staff saw, in rupees. Another one is `price_changed`. */
  totalAmount: rupeesSchema,
  ...typedDetailsSchema.shape,
  shippingAddress: checkoutSchema.shape.shippingAddress,
  payment: z.enum(creditPayments),
});
/** An order as staff write it, for which the buyer's credit is asked. */
export type CreditOrder = z.output<typeof creditOrderSchema>;

const token = z.string().min(20).max(100);

/** The endpoints of requests to use a buyer's credit in an order by hand: the buyer says yes by a mailed link (decision 154). */
export const creditRequests = {
  'POST /api/admin/credit-requests': endpoint({
    summary:
      'Asks a buyer by e-mail whether an order by hand may use their credit. Nothing is ordered or spent before their yes. The link is valid for 24 hours; a new request ends the earlier one about the same credit.',
    access: 'admin',
    permission: 'orders.create',
    unauthenticatedError: 'admin_not_authenticated',
    sells: true,
    status: 201,
    body: creditOrderSchema.extend({ buyerId: anyIdSchema, creditId: anyIdSchema }),
    response: messageSchema.extend({ id: idSchema, until: instantSchema }),
    errors: [
      'buyer_not_found',
      'credit_not_found',
      ...checkoutErrors,
      'personalisation_photo',
      'cod_not_offered',
      'cod_too_much',
    ],
  }),
  'POST /api/credit-requests/read': endpoint({
    summary: 'Returns the request of a mailed link. Answers nothing.',
    access: 'anyone',
    limit: 'signup',
    body: z.object({ token }),
    response: requestViewSchema,
    errors: ['credit_request_unknown'],
  }),
  'POST /api/credit-requests/answer': endpoint({
    summary:
      'Answers the request of a mailed link. Yes writes the order and spends the credit, once; the same yes again returns the same order. Refused for anybody who is logged in as somebody else.',
    access: 'anyone',
    // A no sells nothing, and can be given at any time.
    sells: 'sometimes',
    limit: 'signup',
    body: z.object({ token, answer: z.enum(['yes', 'no']) }),
    response: messageSchema.extend({ request: requestViewSchema }),
    errors: [
      'credit_request_unknown',
      'credit_request_lapsed',
      'credit_request_answered',
      'credit_request_other_account',
      'buyer_not_found',
      ...handOrderErrors,
    ],
  }),
};
