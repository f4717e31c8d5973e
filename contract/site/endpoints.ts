import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

/** Facts of the shop that every page shows. Amounts in rupees, phones in international form without spaces. */
export const publicSettingsSchema = z.object({
  shopName: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  address: z.array(z.string()),
  hours: z.array(z.object({ days: z.string(), open: z.string(), close: z.string() })),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  delivery: z.object({ charge: z.number(), freeAbove: z.number() }),
  cod: z.object({ offered: z.boolean(), maxAmount: z.number() }),
  prices: z.object({ kundli: z.number(), matching: z.number(), panchang: z.number() }),
  /** What the provider is called that people may sign in by; null where none is configured. */
  signIn: z.string().nullable(),
});
/** Facts of the shop that every page shows. */
export type PublicSettings = z.output<typeof publicSettingsSchema>;

/** The site itself. */
export const site = {
  'GET /api/settings/public': endpoint({
    summary: 'Names, numbers and limits that the pages show.',
    access: 'anyone',
    response: publicSettingsSchema,
  }),
  'GET /api/keepalive': endpoint({
    summary: 'Says that the API answers, and the time.',
    access: 'anyone',
    response: z.object({ status: z.string(), message: z.string(), time: z.iso.datetime() }),
  }),
};
