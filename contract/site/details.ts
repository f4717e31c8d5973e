import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const span = z.object({ from: z.number(), to: z.number() });
const hours = z.object({ days: z.string(), open: z.string(), close: z.string() });
const inBoth = z.object({ en: z.string(), hi: z.string() });

/** What the pages about the house say: who runs it, its promises and policies. Amounts in rupees, times in India. */
export const houseSchema = z.object({
  /** `registration`: CIN or LLPIN, '' where there is none. */
  legal: z.object({ name: z.string(), registration: z.string(), country: z.string() }),
  grievance: z.object({
    name: z.string(),
    designation: z.string(),
    email: z.string(),
    phone: z.string(),
    acknowledgeHours: z.number(),
    resolveDays: z.number(),
  }),
  care: z.object({ replyHours: z.number(), giftHelp: hours, shippingDays: span, digitalDays: span }),
  /** Windows in the unit of their name; `fee` in rupees. */
  returns: z.object({
    /** Damaged, missing, defective or wrong goods: to be reported within these hours, taken up to these days. */
    reportHours: z.number(),
    damagedDays: z.number(),
    /** Everything else: days after delivery, the fee, and how long the credit note counts. */
    days: z.number(),
    fee: z.number(),
    creditMonths: z.number(),
    /** How long customised goods can be cancelled. */
    customisedCancelHours: z.number(),
  }),
  wallet: z.object({ maxTopUp: z.number(), minWithdrawal: z.number() }),
  holidays: z.array(inBoth.extend({ date: z.string() })),
  partners: z.array(inBoth.extend({ name: z.string(), url: z.string() })),
  termsVersion: z.string(),
});
/** What the pages about the house say. */
export type House = z.output<typeof houseSchema>;

/** The house itself. */
export const house = {
  'GET /api/settings/house': endpoint({
    summary:
      'Who runs the shop, its promises, policies, holidays and partners, as the policy pages print them.',
    access: 'anyone',
    response: houseSchema,
  }),
};
