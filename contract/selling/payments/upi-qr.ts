import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import { anyIdSchema, idSchema, instantSchema, rupeesSchema } from '../../core/primitives.ts';
import { isUtr, tidyUtr, upiPaymentStates, upiRefundStates } from './upi-rules.ts';

const referenceParams = z.object({ reference: anyIdSchema });
const utrSchema = z.string().max(60).overwrite(tidyUtr).refine(isUtr, 'upi_utr_invalid');
const listQuery = { limit: z.coerce.number().int().min(1).max(100).default(30), ...pageQuery };
const buyerSchema = z.object({ _id: idSchema, name: z.string(), email: z.string(), phone: z.string() });

/** The schema of {@link UpiQr}. */
const upiQrSchema = z.object({
  /** The order at the gateway, for `check-status`. */
  orderId: z.string(),
  /** Whether it still waits for the money. */
  isOpen: z.boolean(),
  amount: rupeesSchema,
  /** What is paid for: "Order NR-20461". Empty when the payment has no words. */
  note: z.string(),
  upiId: z.string(),
  payee: z.string(),
  reference: z.string(),
  /** The link that the QR holds (NPCI UPI linking specification). */
  link: z.string(),
  /** Until when it is held for the buyer. */
  until: instantSchema,
  /** The page that says how the payment ended. */
  returnPath: z.string(),
});
/** The data on the page of a payment by UPI QR. */
export type UpiQr = z.output<typeof upiQrSchema>;

/** A transfer that staff confirmed. `use` is null until it is applied. */
const upiTransferSchema = z.object({
  utr: z.string(),
  amount: rupeesSchema,
  at: instantSchema,
  use: z.enum(['settled', 'second_payment', 'too_late', 'mismatch']).nullable(),
});

const upiPaymentSchema = z.object({
  reference: z.string(),
  note: z.string(),
  /** What is paid for: `shop` for an order, whose id is `subjectId`. */
  purpose: z.string(),
  subjectId: z.string(),
  amount: rupeesSchema,
  state: z.enum(upiPaymentStates),
  createdAt: instantSchema,
  until: instantSchema,
  buyer: buyerSchema,
  transfers: z.array(upiTransferSchema),
});
/** A payment by UPI QR, as staff see it. */
export type UpiPayment = z.output<typeof upiPaymentSchema>;

const upiRefundSchema = z.object({
  id: z.string(),
  note: z.string(),
  purpose: z.string(),
  subjectId: z.string(),
  amount: rupeesSchema,
  requestedAt: instantSchema,
  buyer: buyerSchema,
  /** The bank's reference of the payment that is given back, by which the statement shows who paid. */
  paidBy: z.string(),
  /** The transfer by which staff have sent it; null until then. */
  sent: z.object({ utr: z.string(), at: instantSchema }).nullable(),
});
/** A refund that staff send by hand. */
export type UpiRefund = z.output<typeof upiRefundSchema>;

/** The endpoints of payments by UPI QR: the buyer's page, and what staff confirm. */
export const upiPayments = {
  'GET /api/payment/upi-qr/orders/{reference}': endpoint({
    summary: 'What the QR of one of the caller’s payments says, and until when it is held.',
    access: 'member',
    params: referenceParams,
    response: upiQrSchema,
    errors: ['upi_payment_not_found'],
  }),
  'GET /api/admin/upi-payments': endpoint({
    summary:
      'Payments by UPI QR, newest first. `q` finds them by reference, order number, bank reference or amount, in whatever state.',
    access: 'admin',
    permission: 'orders.payment',
    query: z.object({
      state: z.enum(upiPaymentStates).default('waiting'),
      q: z.string().trim().max(60).optional(),
      ...listQuery,
    }),
    response: z.object({ payments: z.array(upiPaymentSchema), pages: pagesSchema }),
  }),
  'POST /api/admin/upi-payments/{reference}/confirm': endpoint({
    summary:
      'Records that the money is in the shop’s account, by the bank’s reference and the amount received, and settles the payment. Each reference is used once.',
    access: 'admin',
    permission: 'orders.payment',
    fresh: 'always',
    params: referenceParams,
    body: z.object({ utr: utrSchema, amount: rupeesSchema.positive() }),
    response: z.object({
      /** Null when it is recorded and not applied yet, which the shop does within a minute. */
      use: upiTransferSchema.shape.use,
    }),
    errors: ['upi_payment_not_found', 'upi_utr_used'],
  }),
  'GET /api/admin/upi-refunds': endpoint({
    summary: 'Refunds of payments by UPI QR, which staff send by hand, newest first.',
    access: 'admin',
    permission: 'orders.refund',
    query: z.object({ state: z.enum(upiRefundStates).default('wanted'), ...listQuery }),
    response: z.object({ refunds: z.array(upiRefundSchema), pages: pagesSchema }),
  }),
  'POST /api/admin/upi-refunds/{id}/sent': endpoint({
    summary: 'Records the transfer by which a refund was sent. The buyer is told.',
    access: 'admin',
    permission: 'orders.refund',
    fresh: 'always',
    params: z.object({ id: anyIdSchema }),
    body: z.object({ utr: utrSchema }),
    response: z.object({ refund: upiRefundSchema }),
    errors: ['upi_refund_not_found', 'upi_refund_ended', 'upi_utr_used'],
  }),
};
