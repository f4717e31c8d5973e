import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pictureSchema } from '../../core/primitives.ts';

/** The facts of the shop that every page may show. Amounts in rupees, phone numbers in E.164 form. */
export const publicSettingsSchema = z.object({
  shopName: z.string(),
  /** The name in Hindi. */
  shopNameHi: z.string(),
  /** The logo, which replaces mark and name. '' for none. */
  logo: pictureSchema,
  /** The square sign beside the name. '' for none. */
  icon: pictureSchema,
  /** Title and text at the head of the home page, in both languages; '' for the usual words. */
  hero: z.object({ title: z.string(), titleHi: z.string(), lead: z.string(), leadHi: z.string() }),
  /** Whether the shop sells. It does not before it has set who it is. */
  sells: z.boolean(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  address: z.array(z.string()),
  /** The address in Hindi; empty if it is shown in English. */
  addressHi: z.array(z.string()),
  hours: z.array(z.object({ days: z.string(), open: z.string(), close: z.string() })),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  delivery: z.object({ charge: z.number(), freeAbove: z.number() }),
  /** Whether prices include GST, and the percent of products without a rate of their own. */
  gst: z.object({ registered: z.boolean(), goodsRate: z.number() }),
  cod: z.object({ offered: z.boolean(), maxAmount: z.number() }),
  prices: z.object({ kundli: z.number(), matching: z.number(), panchang: z.number() }),
  /** The name of the sign-in provider, or null if none is configured. */
  signIn: z.string().nullable(),
});
/** The facts of the shop that every page may show. */
export type PublicSettings = z.output<typeof publicSettingsSchema>;

/** The endpoints of the site. */
export const site = {
  'GET /api/settings/public': endpoint({
    summary: 'Returns the names, numbers and limits that pages show.',
    access: 'anyone',
    response: publicSettingsSchema,
  }),
  'GET /api/keepalive': endpoint({
    summary: 'Confirms that the API responds, and returns the time.',
    access: 'anyone',
    response: z.object({ status: z.string(), message: z.string(), time: z.iso.datetime() }),
  }),
};
