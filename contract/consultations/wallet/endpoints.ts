import { z } from 'zod';
import { documented } from '../../core/documented.ts';
import { endpoint } from '../../core/endpoint.ts';
import {
  anyIdSchema,
  instantSchema,
  rupeesSchema,
  rupeesSumSchema,
  typedRupeesSchema,
} from '../../core/primitives.ts';
import { isBankReference } from '../../core/rules.ts';
import { isAccountHolder, isAccountNumber, isIfsc } from '../astrologers/kyc-rules.ts';

/** The transaction types of the wallet. */
export const businessTypes = [
  'wallet_topup_initiated',
  'wallet_topup',
  'withdrawal_request',
  'withdrawal_refund',
  'chat_session_advance',
  'chat_session_minute',
  'chat_session_refund',
  'chat_session_settlement',
  'goodwill',
] as const;
/** A transaction type of the wallet. */
export type BusinessType = (typeof businessTypes)[number];

/** A wallet transaction. Rupees, always positive; `direction` gives the sign. Only settlements have fees. */
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
  balance_after: rupeesSumSchema.nullable(),
  meta: z.record(z.string(), z.unknown()).nullable(),
});
/** A wallet transaction. */
export type Transaction = z.output<typeof transactionSchema>;

/**
 * The wallet of the caller, in rupees. `withdrawable` is the earned part of `balance`. The monthly sums start on the
 * first of this month (IST).
 */
export const walletSchema = z.object({
  balance: rupeesSumSchema,
  withdrawable: rupeesSumSchema,
  added_this_month: rupeesSumSchema,
  spent_this_month: rupeesSumSchema,
  /** The withdrawals paid this month, and the pending ones. */
  paid_out_this_month: rupeesSumSchema,
  on_its_way: rupeesSumSchema,
  currency: z.literal('INR'),
  status: z.literal('active'),
  created_at: instantSchema,
  updated_at: instantSchema,
});
/** The wallet of the caller. */
export type Wallet = z.output<typeof walletSchema>;

/** A month as YYYY-MM, in IST. */
const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** A withdrawal request, in rupees. `meta` has the bank account and, once paid, the bank's reference. */
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
  /**
   * What stands between a pending request and its payout, for the admin who asks: `account` (nobody has entered one; staff
   * type it from the bank document), `confirm` (a large sum, and nobody has
   * confirmed it), `second_person` (the caller confirmed it, somebody else must approve), `wait` until `from`, or nothing
   * (`approve`). Null for a decided request.
   */
  next: z
    .object({
      step: z.enum(['account', 'confirm', 'second_person', 'wait', 'approve']),
      from: instantSchema.nullable(),
    })
    .nullable(),
  /** The name of the person who confirmed a large payout first. */
  confirmedBy: z.string().nullable(),
});
/** A withdrawal request. */
export type Withdrawal = z.output<typeof withdrawalSchema>;

// The server refuses other amounts with words of its own, so the schemas themselves take any.
const topUpSchema = typedRupeesSchema.clone().register(documented, {
  description: 'Whole rupees, at least 1, at most the setting "Highest top-up".',
  minimum: 1,
  multipleOf: 1,
});
const payoutSchema = typedRupeesSchema.clone().register(documented, {
  description:
    'Rupees, at least the setting "Least withdrawal" (500 where a shop begins), at most the earnings that can be withdrawn.',
  minimum: 1,
});

/** The endpoints of wallet, top-ups and withdrawals. */
export const wallet = {
  'GET /api/payment/wallet/me': endpoint({
    summary: 'The wallet of the caller.',
    access: 'member',
    response: z.object({ success: z.literal(true), wallet: walletSchema }),
  }),
  'GET /api/payment/wallet/transactions': endpoint({
    summary:
      'The caller’s transactions, newest first, 50 a page. `next` of a response is `before` of the next request.',
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
      'Opens a gateway order for a top-up. It is credited once, when the gateway confirms the payment.',
    access: 'member',
    sells: true,
    body: z.object({ amount: topUpSchema }),
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
    summary: 'The statement of a month as CSV: opening balance, every line, closing balance. Rupees, IST.',
    access: 'member',
    query: z.object({ month: monthSchema }),
    response: z.string(),
    produces: 'text/csv; charset=utf-8',
    download: true,
    errors: ['statement_no_month'],
  }),
  'GET /api/payment/wallet/statement/pdf': endpoint({
    summary: 'The statement of a month as a PDF.',
    access: 'member',
    limit: 'pdf',
    query: z.object({ month: monthSchema }),
    response: z.custom<Uint8Array>(),
    produces: 'application/pdf',
    download: true,
    errors: ['statement_no_month', 'statement_too_long', 'papers_busy', 'papers_yours_waiting'],
  }),
  'POST /api/payment/wallet/withdraw': endpoint({
    summary:
      'Requests a payout of earnings. The amount is reserved at once. Without stored bank details, staff type them from the bank document first.',
    access: 'astrologer',
    body: z.object({ amount: payoutSchema }),
    response: z.object({
      success: z.literal(true),
      message: z.string(),
      transactionId: z.string(),
      requestedAmount: rupeesSchema,
      walletBalanceAfter: rupeesSumSchema,
    }),
    errors: [
      'withdrawal_min',
      'withdrawal_above_balance',
      'withdrawal_earnings_only',
      'withdrawal_unverified',
      'withdrawal_no_bank',
    ],
  }),
  'GET /api/payment/admin/withdrawals/requests': endpoint({
    summary:
      'Withdrawal requests, newest first. `reference=missing` lists paid ones without a bank reference.',
    access: 'admin',
    permission: 'payouts.read',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(30),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      status: z.enum(['pending', 'completed', 'rejected']).optional(),
      reference: z.literal('missing').optional(),
    }),
    response: z.object({
      success: z.literal(true),
      count: z.number().int(),
      /** The number of paid requests without a bank reference, on all pages. */
      referencesMissing: z.number().int(),
      withdrawals: z.array(withdrawalSchema),
    }),
  }),
  'POST /api/payment/admin/withdrawals/{id}/update-status': endpoint({
    summary: 'Approves a request (optionally with the bank’s reference), or rejects and refunds it.',
    access: 'admin',
    permission: 'payouts.decide',
    fresh: 'always',
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
    errors: [
      'withdrawal_not_found',
      'withdrawal_done',
      'withdrawal_busy',
      'withdrawal_account_missing',
      'withdrawal_unconfirmed',
      'withdrawal_same_person',
      'withdrawal_waits',
    ],
  }),
  'POST /api/payment/admin/withdrawals/{id}/confirm': endpoint({
    summary:
      'Confirms a payout that is above the sum of the setting `payouts`, alone or with the others to the same person within a day, as the first of two people. The second approves it. Whoever is the only one to pay out approves it a day later.',
    access: 'admin',
    permission: 'payouts.decide',
    fresh: 'always',
    params: z.object({ id: anyIdSchema }),
    response: z.object({ success: z.literal(true), message: z.string() }),
    errors: [
      'withdrawal_not_found',
      'withdrawal_done',
      'withdrawal_confirmed',
      'withdrawal_needs_one',
      'withdrawal_account_missing',
    ],
  }),
  'PUT /api/payment/admin/withdrawals/{id}/account': endpoint({
    summary:
      'Stores the account of a pending request whose astrologer has entered none. The caller has just viewed the bank document; the payout then waits as for every new account.',
    access: 'admin',
    permission: 'payouts.decide',
    fresh: 'always',
    params: z.object({ id: anyIdSchema }),
    body: z.object({
      holder: z.string().trim().max(100).refine(isAccountHolder, 'bank_holder'),
      accountNumber: z.string().trim().max(24).refine(isAccountNumber, 'bank_account_number'),
      ifsc: z.string().trim().toUpperCase().max(14).refine(isIfsc, 'bank_ifsc'),
    }),
    response: z.object({ success: z.literal(true), message: z.string() }),
    errors: [
      'withdrawal_not_found',
      'withdrawal_done',
      'withdrawal_account_known',
      'withdrawal_document_unseen',
      'withdrawal_document_new',
      'bank_holder',
      'bank_account_number',
      'bank_ifsc',
    ],
  }),
  'PUT /api/payment/admin/withdrawals/{id}/reference': endpoint({
    summary: 'Sets or corrects the bank reference (UTR) of a paid withdrawal.',
    access: 'admin',
    permission: 'payouts.decide',
    params: z.object({ id: anyIdSchema }),
    body: z.object({ reference: z.string().trim().max(40).refine(isBankReference, 'withdrawal_reference') }),
    response: z.object({ success: z.literal(true), message: z.string() }),
    errors: ['withdrawal_not_found', 'withdrawal_unpaid'],
  }),
};
