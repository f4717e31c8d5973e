import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { skyDecades } from './rules.ts';

const skyMonthsSchema = z.object({
  /** The first month, "2020-01". */
  from: z.string(),
  /** A graha by its id, with its sidereal degrees (0 to 360) at 12:00 UTC on the first of each month. */
  grahas: z.array(z.object({ id: z.number().int(), longitudes: z.array(z.number()) })),
});
/** The sky of ten years by months: what the time line of a chart moves through. It is of nobody's birth. */
export type SkyMonths = z.output<typeof skyMonthsSchema>;

/** The endpoint of the sky by months. */
export const skyMonths = {
  'GET /api/astrology/sky-months/{decade}': endpoint({
    summary: 'Returns where the grahas stand on the first of each month of ten years, by an ayanamsa.',
    access: 'anyone',
    limit: 'list',
    params: z.object({
      decade: z.coerce.number().int().min(skyDecades.first).max(skyDecades.last).multipleOf(10),
    }),
    query: z.object({ ayanamsa: z.enum(['1', '3', '5']).default('1') }),
    response: skyMonthsSchema,
  }),
};
