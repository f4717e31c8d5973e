import { z } from 'zod';
import { gstSchema } from './gst.ts';

const rupees = z.number().nonnegative().multipleOf(0.01);
const percent = z.number().min(0).max(100).multipleOf(0.01);

/** Every setting with its default; the desk edits these rows, a missing row means the default. Amounts in rupees. */
export const settingSchemas = {
  shop: z
    .object({
      name: z.string(),
      email: z.email(),
      orderMails: z.array(z.email()),
      phone: z.string(),
      whatsapp: z.string(),
      address: z.array(z.string()),
      hours: z.array(z.object({ days: z.string(), open: z.string(), close: z.string() })),
      social: z.array(z.object({ name: z.string(), url: z.url() })),
    })
    .default({
      name: 'Navaratna',
      email: 'care@navaratna.test',
      orderMails: ['orders@navaratna.test'],
      phone: '+919876500108',
      whatsapp: '+919876500108',
      address: ['Navaratna', '9 Johari Bazaar', 'Jaipur 302003', 'Rajasthan, India'],
      hours: [
        { days: 'Mon-Fri', open: '09:00', close: '19:00' },
        { days: 'Sat-Sun', open: '10:00', close: '17:00' },
      ],
      social: [],
    }),
  delivery: z.object({ charge: rupees, freeAbove: rupees }).default({ charge: 100, freeAbove: 499 }),
  cod: z.object({ offered: z.boolean(), maxAmount: rupees }).default({ offered: true, maxAmount: 25_000 }),
  countries: z.array(z.string().length(2)).default(['IN']),
  reservationMinutes: z.number().int().min(16).max(1440).default(30),
  prices: z
    .object({ kundli: rupees, matching: rupees, panchang: rupees })
    .default({ kundli: 599, matching: 999, panchang: 299 }),
  wallet: z
    .object({ maxTopUp: rupees, minWithdrawal: rupees })
    .default({ maxTopUp: 100_000, minWithdrawal: 500 }),
  /** Shares of a chat in percent: commission of the gross, GST on the commission, the gateway's share of the gross. */
  chat: z
    .object({ commission: percent, gstOnCommission: percent, gatewayShare: percent })
    .default({ commission: 20, gstOnCommission: 18, gatewayShare: 2 }),
  /** Who bills, and the rates that goods have no own of; see gst.ts. */
  gst: gstSchema,
  /** What buyers are promised; after delivery in hours and days, the fee in rupees, credit in months. */
  policies: z
    .object({
      returns: z.object({
        problemAskHours: z.number().int().min(1).max(720),
        problemAcceptDays: z.number().int().min(1).max(90),
        returnDays: z.number().int().min(0).max(90),
        fee: rupees,
        creditMonths: z.number().int().min(1).max(24),
      }),
    })
    .default({
      returns: { problemAskHours: 24, problemAcceptDays: 7, returnDays: 3, fee: 80, creditMonths: 3 },
    }),
  productListLimit: z.number().int().min(1).max(10_000).default(1000),
  termsVersion: z.string().default('2026-11'),
};

/** The name of a setting. */
export type SettingKey = keyof typeof settingSchemas;
/** All settings with their values. */
export type Settings = { [K in SettingKey]: z.output<(typeof settingSchemas)[K]> };
