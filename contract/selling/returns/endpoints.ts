import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import {
  anyIdSchema,
  idSchema,
  instantSchema,
  messageSchema,
  pictureSchema,
  rupeesSchema,
} from '../../core/primitives.ts';
import {
  givenKinds,
  photoBytes,
  photosAtMost,
  returnAges,
  returnReasons,
  returnStatuses,
  returnSteps,
} from './reasons.ts';
import { inspectionSchema, parcelSchema, reachedStepSchema } from './steps.ts';

/** The return policy: hours and days after delivery, the fee in rupees, the credit in months. */
export const returnPolicySchema = z.object({
  problemAskHours: z.number().int(),
  problemAcceptDays: z.number().int(),
  returnDays: z.number().int(),
  fee: rupeesSchema,
  creditMonths: z.number().int(),
});
/** The return policy. */
export type ReturnPolicy = z.output<typeof returnPolicySchema>;

/** A return of one order line. Amounts in rupees. */
export const returnSchema = z.object({
  _id: idSchema,
  orderId: idSchema,
  orderNumber: z.string(),
  itemId: idSchema,
  name: z.string(),
  nameHi: z.string().nullable(),
  picture: pictureSchema.nullable(),
  quantity: z.number().int(),
  reason: z.enum(returnReasons),
  text: z.string(),
  photos: z.array(pictureSchema),
  /** The remedy by the policy: a refund, or credit less the fee. */
  remedy: z.enum(['refund', 'credit']),
  /** Requested within the hours of the policy. */
  inTime: z.boolean(),
  paid: rupeesSchema,
  fee: rupeesSchema,
  /** The part of the delivery charge that goes back with the pieces. */
  delivery: rupeesSchema,
  /** What the kept items would have cost more alone, because they lose a discount. It is left out of `paid` if the remedy is credit. */
  benefitEnded: rupeesSchema,
  status: z.enum(returnStatuses),
  askedAt: instantSchema,
  decidedAt: instantSchema.nullable(),
  /** The text of the shop with its decision. */
  answer: z.string().nullable(),
  givenAs: z.enum(givenKinds).nullable(),
  given: rupeesSchema.nullable(),
  coupon: z.object({ code: z.string(), until: instantSchema.nullable(), used: z.boolean() }).nullable(),
  step: z.enum(returnSteps),
  /** The steps that it has reached, with their times. */
  steps: z.array(reachedStepSchema),
  /** The buyer should send the parcel by this time; null if no parcel is awaited. */
  sendBy: instantSchema.nullable(),
  parcel: parcelSchema.nullable(),
  inspection: inspectionSchema.nullable(),
});
/** A return of one order line. */
export type Return = z.output<typeof returnSchema>;

/** The return options of an order line now; null if not available. `why` is the reason why `change` is null. */
export const returnableSchema = z.object({
  itemId: idSchema,
  quantity: z.number().int(),
  problem: z.object({ until: instantSchema, inTimeUntil: instantSchema, amount: rupeesSchema }).nullable(),
  change: z.object({ until: instantSchema, amount: rupeesSchema, fee: rupeesSchema }).nullable(),
  /** The reasons that can be given now. */
  reasons: z.array(z.enum(returnReasons)),
  /**
   * What one piece, two pieces, … give back, as a refund and as credit less the fee. `benefitEnds` is left out of the
   * credit, because the kept items lose a discount. `delivery` comes to the refund for the reasons of the law. Empty if nothing
   * can be requested.
   */
  gives: z.array(
    z.object({
      refund: rupeesSchema,
      credit: rupeesSchema,
      benefitEnds: rupeesSchema,
      delivery: rupeesSchema,
    }),
  ),
  why: z
    .enum([
      'asked',
      'not_delivered',
      'over',
      'customised',
      'below_fee',
      'benefit_ends',
      'service',
      'refunded',
    ])
    .nullable(),
});
/** The return options of an order line. */
export type Returnable = z.output<typeof returnableSchema>;

/** A return in the admin. */
export const adminReturnSchema = returnSchema.extend({
  buyer: z.object({ _id: idSchema, name: z.string(), email: z.string() }),
  paymentMethod: z.enum(['online', 'cod']),
  /** The way of a refund: through the gateway, by hand, or none because nothing was paid. */
  money: z.enum(['gateway', 'by_hand', 'unpaid']),
  decidedBy: z.string().nullable(),
  restocked: z.boolean(),
  /** The pieces came back and were taken out of the stock. */
  writtenOff: z.boolean(),
  /** The shop should look at the parcel by this time; null before it arrives and after it is inspected. */
  inspectBy: instantSchema.nullable(),
  /** A deadline of the buyer or of the shop has passed. */
  late: z.boolean(),
});
/** A return in the admin. */
export type AdminReturn = z.output<typeof adminReturnSchema>;

const ofOrder = z.object({ id: anyIdSchema });
/** The response to a step or a decision of staff. */
export const decided = messageSchema.extend({ return: adminReturnSchema });

/** Returns: requested by buyers, decided by admins. The steps between are in `returnStepEndpoints`. */
export const returns = {
  'GET /api/orders/{id}/returns': endpoint({
    summary: 'Returns the return options of each line of the user’s order, and its earlier returns.',
    access: 'member',
    params: ofOrder,
    response: z.object({
      policy: returnPolicySchema,
      deliveredAt: instantSchema.nullable(),
      /** The address for parcels, line by line. */
      returnTo: z.array(z.string()),
      lines: z.array(returnableSchema),
      returns: z.array(returnSchema),
    }),
    errors: ['order_not_found'],
  }),
  'POST /api/orders/{id}/returns': endpoint({
    summary: 'Requests a refund or a return of one line, with up to three photos.',
    access: 'member',
    status: 201,
    limit: 'upload',
    parts: { files: ['photo'], perName: photosAtMost, maxBytes: photoBytes },
    params: ofOrder,
    body: z.object({
      itemId: anyIdSchema,
      quantity: z.coerce.number().int().min(1).max(1_000_000).default(1),
      reason: z.enum(returnReasons, 'return_reason_required'),
      text: z.string('return_words_required').trim().min(1, 'return_words_required').max(2000),
    }),
    response: messageSchema.extend({ return: returnSchema }),
    errors: [
      'order_not_found',
      'return_reason_required',
      'return_words_required',
      'return_not_open',
      'return_asked_before',
      'return_quantity',
      'photo_too_large',
      'image_kind',
      'image_unreadable',
      'image_too_large',
    ],
  }),
  'GET /api/admin/returns': endpoint({
    summary: 'Lists returns, newest first; with `order` those of one order.',
    access: 'admin',
    permission: 'returns.read',
    unauthenticatedError: 'admin_not_authenticated',
    query: z.object({
      status: z.enum(returnStatuses).optional(),
      step: z.enum(returnSteps).optional(),
      /** Asked more than so many days ago and still open, or past a deadline. */
      age: z.enum(returnAges).optional(),
      /** The number of a parcel or of an order, as scanned. */
      q: z.string().trim().max(60).optional(),
      order: anyIdSchema.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
      ...pageQuery,
    }),
    response: z.object({
      returns: z.array(adminReturnSchema),
      pages: pagesSchema,
      counts: z.record(z.enum(['all', ...returnStatuses]), z.number().int()),
      /** The returns at each step, without the other filters. */
      steps: z.record(z.enum(returnSteps), z.number().int()),
      /** The returns that all filters leave. */
      total: z.number().int(),
    }),
  }),
  'POST /api/admin/returns/{id}/accept': endpoint({
    summary: 'Pays a return with a refund or credit, in full or in part, and restocks the pieces if asked.',
    access: 'admin',
    permission: 'orders.refund',
    fresh: 'always',
    unauthenticatedError: 'admin_not_authenticated',
    params: ofOrder,
    body: z.object({
      as: z.enum(['refund', 'credit']),
      /** Not used once the pieces are inspected, which decides where they go. */
      restock: z.boolean(),
      /** Rupees to pay, at most what was paid and the part of the delivery charge, less the fee; absent for all of it. */
      amount: rupeesSchema.positive().max(1_000_000_000).optional(),
      text: z.string().trim().max(500).optional(),
      /** The reference of a transfer by hand, for cash orders. */
      reference: z.string().trim().max(60).optional(),
    }),
    response: decided,
    errors: [
      'return_not_found',
      'return_decided',
      'return_as_credit',
      'return_amount',
      'order_is_cancelled',
      'pieces_in_stock',
      'refund_unpaid',
      'refund_above',
      'refund_reference',
    ],
  }),
  'POST /api/admin/returns/{id}/refuse': endpoint({
    summary: 'Refuses a return with a reason.',
    access: 'admin',
    permission: 'returns.refuse',
    unauthenticatedError: 'admin_not_authenticated',
    params: ofOrder,
    body: z.object({ text: z.string().trim().min(1).max(500) }),
    response: decided,
    errors: ['return_not_found', 'return_decided', 'return_in_stock'],
  }),
};
