import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, instantSchema, rupeesSchema, typedRupeesSchema } from '../core/primitives.ts';
import { isBankReference } from '../core/rules.ts';

/** What moves money on account, as the wallet page names it. */
export const businessTypes = [
  'wallet_topup_initiated',
  'wallet_topup',
  'withdrawal_request',
  'withdrawal_refund',
  'chat_session_advance',
  'chat_session_minute',
  'chat_session_refund',
  'chat_session_settlement',
] as const;
/** What moves money on account. */
export type BusinessType = (typeof businessTypes)[number];

/** A line of the wallet: rupees, always positive; `direction` says which way. Fees are those of a settlement. */
export const transactionSchema = z.object({
  id: z.string(),
  created_at: instantSchema,
  business_type: z.enum(businessTypes),
  direction: z.enum(['credit', 'debit']),
  type: z.enum(['credit', 'debit']),
  amount: rupeesSchema,
  status: z.enum(['initiated', 'pending', 'completed', 'rejected', 'failed']),
  chat_session_id: z.string().nullable(),
  description: z.string(),
  platform_fee: rupeesSchema.nullable(),
  gst_amount: rupeesSchema.nullable(),
  payment_gateway_fee: rupeesSchema.nullable(),
  balance_after: rupeesSchema.nullable(),
  meta: z.record(z.string(), z.unknown()).nullable(),
});
/** A line of the wallet. */
export type Transaction = z.output<typeof transactionSchema>;

/**
 * The wallet of the caller. `balance` is what they have altogether, `withdrawable` the earned part of it; added or
 * earned, and spent or withdrawn, since the first of this month in India. Rupees.
 */
export const walletSchema = z.object({
  balance: rupeesSchema,
  withdrawable: rupeesSchema,
  added_this_month: rupeesSchema,
  spent_this_month: rupeesSchema,
  /** Withdrawals that were paid since the first of this month, and those that wait to be paid. */
  paid_out_this_month: rupeesSchema,
  on_its_way: rupeesSchema,
  currency: z.literal('INR'),
  status: z.literal('active'),
  created_at: instantSchema,
  updated_at: instantSchema,
});
/** The wallet of the caller. */
export type Wallet = z.output<typeof walletSchema>;

/** A month as YYYY-MM, of the Indian calendar day. */
const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** A request to pay earnings out. Rupees. `meta` carries the account it goes to, and the bank's reference once paid. */
export const withdrawalSchema = z.object({
  id: z.string(),
  from_user_id: z.string(),
  name: z.string(),
  amount: rupeesSchema,
  status: z.enum(['pending', 'completed', 'rejected']),
  created_at: instantSchema,
  description: z.string(),
  meta: z.object({
    holder: z.string(),
    accountNumber: z.string(),
    ifsc: z.string(),
    reference: z.string().nullable(),
    decidedAt: instantSchema.nullable(),
    reason: z.string().nullable(),
  }),
});
/** A request to pay earnings out. */
export type Withdrawal = z.output<typeof withdrawalSchema>;

/** The wallet: adding money, seeing where it went, and paying earnings out. */
export const wallet = {
  'GET /api/payment/wallet/me': endpoint({
    summary: 'What the caller has on account.',
    access: 'member',
    response: z.object({ success: z.literal(true), wallet: walletSchema }),
  }),
  'GET /api/payment/wallet/transactions': endpoint({
    summary:
      'The caller’s transactions, newest first, 50 at a time; `next` of one answer is `before` of the next call.',
    access: 'member',
    query: z.object({
      before: z
        .string()
        .regex(/^\d{1,16}\.\d{1,16}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({
      success: z.literal(true),
      transactions: z.array(transactionSchema),
      next: z.string().nullable(),
    }),
  }),
  'POST /api/payment/wallet/initiateTopUp': endpoint({
    summary:
      'Opens an order at the gateway for adding money. Credited once, when the gateway says it is paid.',
    access: 'member',
    body: z.object({ amount: typedRupeesSchema }),
    response: z.object({
      success: z.literal(true),
      payment_session_id: z.string(),
      payment_link: z.string().nullable(),
      checkout_url: z.string().nullable(),
      order_id: z.string(),
      amount: rupeesSchema,
    }),
    errors: ['topup_min', 'topup_whole', 'topup_max', 'gateway_unavailable'],
  }),
  'GET /api/payment/wallet/statement': endpoint({
    summary:
      'The statement of a month as CSV: opening balance, every line, closing balance. Rupees, Indian time.',
    access: 'member',
    query: z.object({ month: monthSchema }),
    response: z.string(),
    produces: 'text/csv; charset=utf-8',
    download: true,
    errors: ['statement_no_month'],
  }),
  'GET /api/payment/wallet/statement/pdf': endpoint({
    summary: 'The same statement as a document for print.',
    access: 'member',
    limit: 'pdf',
    query: z.object({ month: monthSchema }),
    response: z.custom<Uint8Array>(),
    produces: 'application/pdf',
    download: true,
    errors: ['statement_no_month', 'statement_too_long', 'papers_busy', 'papers_yours_waiting'],
  }),
  'POST /api/payment/wallet/withdraw': endpoint({
    summary: 'Asks for earnings to be paid out; they are held at once.',
    access: 'astrologer',
    body: z.object({ amount: typedRupeesSchema }),
    response: z.object({
      success: z.literal(true),
      message: z.string(),
      transactionId: z.string(),
      requestedAmount: rupeesSchema,
      walletBalanceAfter: rupeesSchema,
    }),
    errors: ['withdrawal_min', 'withdrawal_above_balance', 'withdrawal_unverified', 'withdrawal_no_bank'],
  }),
  'GET /api/payment/admin/withdrawals/requests': endpoint({
    summary:
      'Requests to pay out, newest first; `reference=missing` lists the paid ones whose bank reference is not written down.',
    access: 'admin',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(30),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      status: z.enum(['pending', 'completed', 'rejected']).optional(),
      reference: z.literal('missing').optional(),
    }),
    response: z.object({
      success: z.literal(true),
      count: z.number().int(),
      /** How many paid requests have no bank reference, on all pages. */
      referencesMissing: z.number().int(),
      withdrawals: z.array(withdrawalSchema),
    }),
  }),
  'POST /api/payment/admin/withdrawals/{id}/update-status': endpoint({
    summary:
      'Approves a request (with the reference of the bank transfer, if there is one) or rejects and refunds it.',
    access: 'admin',
    params: z.object({ id: anyIdSchema }),
    body: z.object({
      status: z.enum(['completed', 'rejected']),
      reference: z.string().trim().max(40).optional(),
      reason: z.string().trim().max(500).optional(),
    }),
    response: z.object({
      success: z.literal(true),
      newStatus: z.enum(['completed', 'rejected']),
      message: z.string(),
    }),
    errors: ['withdrawal_not_found', 'withdrawal_done', 'withdrawal_busy'],
  }),
  'PUT /api/payment/admin/withdrawals/{id}/reference': endpoint({
    summary: 'Writes down or corrects the bank reference (UTR) of a withdrawal that is paid.',
    access: 'admin',
    params: z.object({ id: anyIdSchema }),
    body: z.object({ reference: z.string().trim().max(40).refine(isBankReference, 'withdrawal_reference') }),
    response: z.object({ success: z.literal(true), message: z.string() }),
    errors: ['withdrawal_not_found', 'withdrawal_unpaid'],
  }),
};
