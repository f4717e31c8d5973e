import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

const span = z.object({ from: z.number(), to: z.number() });
const hours = z.object({ days: z.string(), open: z.string(), close: z.string() });
const inBoth = z.object({ en: z.string(), hi: z.string() });

/** The facts on the policy pages: legal identity, promises and policies. Amounts in rupees, times in IST. */
export const siteDetailsSchema = z.object({
  /** `registration` is the CIN or LLPIN, or ''. */
  legal: z.object({ name: z.string(), registration: z.string(), country: z.string() }),
  grievance: z.object({
    name: z.string(),
    designation: z.string(),
    email: z.string(),
    phone: z.string(),
    acknowledgeHours: z.number(),
    resolveDays: z.number(),
  }),
  /** The same in Hindi; '' if it is shown in English. */
  hindi: z.object({
    name: z.string(),
    legalName: z.string(),
    country: z.string(),
    officer: z.string(),
    designation: z.string(),
  }),
  care: z.object({ replyHours: z.number(), giftHelp: hours, shippingDays: span, digitalDays: span }),
  /** Windows in the unit of their name; `fee` in rupees. */
  returns: z.object({
    /** Damaged, missing, defective or wrong products: to be reported within these hours, accepted up to these days. */
    reportHours: z.number(),
    damagedDays: z.number(),
    /** Other returns: days after delivery, the fee, and how long the credit note is valid. */
    days: z.number(),
    fee: z.number(),
    creditMonths: z.number(),
    /** The time in which customised products can be cancelled. */
    customisedCancelHours: z.number(),
  }),
  wallet: z.object({ maxTopUp: z.number(), minWithdrawal: z.number() }),
  holidays: z.array(inBoth.extend({ date: z.string() })),
  /** The people of the shop: their names and roles in both languages, and a few words about each. */
  people: z.array(
    inBoth.extend({ name: z.string(), nameHi: z.string(), role: z.string(), roleHi: z.string() }),
  ),
  partners: z.array(inBoth.extend({ name: z.string(), url: z.string() })),
  termsVersion: z.string(),
});
/** The facts on the policy pages. */
export type SiteDetails = z.output<typeof siteDetailsSchema>;

/** The endpoint of the policy pages. */
export const siteDetails = {
  'GET /api/settings/house': endpoint({
    summary:
      'Returns the legal identity, promises, policies, holidays, people and partners of the shop, for the policy pages.',
    access: 'anyone',
    response: siteDetailsSchema,
  }),
};
