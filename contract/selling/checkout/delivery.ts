import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { daySchema } from '../../core/primitives.ts';

/** The days on which a parcel is packed, and arrives at the earliest and at the latest; IST. */
export const deliveryDatesSchema = z.object({ packs: daySchema, from: daySchema, to: daySchema });

/** The endpoint of delivery dates. */
export const delivery = {
  'GET /api/delivery/dates': endpoint({
    summary:
      'When an order of now arrives at a PIN code, by working days, holidays and zones, and by the days that the `products` take to be made. `dates` is null for a PIN code that India does not have.',
    access: 'anyone',
    limit: 'list',
    query: z.object({
      pincode: z.string().trim().max(20),
      /** Ids of the products in the parcel, separated by commas. */
      products: z.string().max(2000).optional(),
    }),
    response: z.object({ pincode: z.string(), dates: deliveryDatesSchema.nullable() }),
  }),
};
