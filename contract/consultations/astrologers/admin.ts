import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { idSchema, instantSchema, rupeesSchema, rupeesSumSchema } from '../../core/primitives.ts';
import { chatSessionSchema } from '../chat/endpoints.ts';
import { bankDetailsSchema } from './endpoints.ts';
import { isAccountHolder, isAccountNumber, isIfsc } from './kyc-rules.ts';

/**
 * The figures of an astrologer's dashboard. Amounts are rupees; days and months are India's. Earnings are the credits
 * of settlements.
 */
export const astrologerFiguresSchema = z.object({
  today: z.object({
    earned: rupeesSumSchema,
    /** Chats that began, minutes of the chats that ended, and requests that expired unanswered. */
    chats: z.number().int(),
    minutes: z.number().int(),
    missed: z.number().int(),
  }),
  month: z.object({ earned: rupeesSumSchema, chats: z.number().int() }),
  /** All chats so far. */
  chats: z.number().int(),
  rating: z.number().nullable(),
  ratingCount: z.number().int(),
  withdrawable: rupeesSumSchema,
  /** Earnings of the last seven days, today last; `day` is YYYY-MM-DD. */
  week: z.array(z.object({ day: z.string(), earned: rupeesSumSchema })),
  /** Requests that are ringing now. */
  requests: z.array(chatSessionSchema),
  /** The last chats that ended, newest first, with the earnings of each. */
  recent: z.array(
    z.object({
      _id: idSchema,
      userId: idSchema,
      firstName: z.string(),
      lastName: z.string(),
      endedAt: instantSchema,
      minutes: z.number().int(),
      earned: rupeesSchema,
      rating: z.number().int().nullable(),
    }),
  ),
});
/** The figures of an astrologer's dashboard. */
export type AstrologerFigures = z.output<typeof astrologerFiguresSchema>;

/** Endpoints for astrologers only: their figures, and the account their earnings are paid to. */
export const astrologerAdmin = {
  'GET /api/astrologers/dashboard': endpoint({
    summary: 'Returns earnings of today, the month and the week, chats, rating and open requests.',
    access: 'astrologer',
    response: astrologerFiguresSchema,
    errors: ['astrologer_not_found'],
  }),
  'PUT /api/astrologers/bank-details': endpoint({
    summary:
      'Sets the account that withdrawals are paid to. Requires the password and sends an e-mail about the change.',
    access: 'astrologer',
    body: z.object({
      holder: z.string().trim().refine(isAccountHolder, 'bank_holder'),
      accountNumber: z.string().trim().refine(isAccountNumber, 'bank_account_number'),
      ifsc: z.string().trim().toUpperCase().refine(isIfsc, 'bank_ifsc'),
      bankName: z.string().trim().min(2).max(80),
      password: z.string().min(1).max(128),
    }),
    response: z.object({ message: z.string(), bank: bankDetailsSchema }),
    errors: ['wrong_password', 'too_many_requests', 'astrologer_not_found'],
  }),
};
