import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { instantSchema } from '../core/primitives.ts';

/** The first steps of a shop, in order: what it must set before it sells. */
export const firstSteps = ['identity', 'phone', 'orderMails', 'legal', 'grievance', 'tax'] as const;

const missingSchema = z.object({
  step: z.enum(firstSteps),
  /** The section of `/admin/settings`. */
  section: z.string(),
  /** The fields that are not set: `shop.name`. */
  fields: z.array(z.string()),
});
/** A step that is missing before the shop sells. */
export type MissingForSale = z.output<typeof missingSchema>;

/**
 * Whether the shop sells, and what it has not set. A shop that had sold before it was asked for these facts goes on until
 * `until`; null for others.
 */
export const saleStateSchema = z.object({
  sells: z.boolean(),
  missing: z.array(missingSchema),
  until: instantSchema.nullable(),
});
/** Whether the shop sells, and what it has not set. */
export type SaleState = z.output<typeof saleStateSchema>;

/** The endpoint of the first steps. */
export const forSale = {
  'GET /api/admin/first-steps': endpoint({
    summary: 'Whether the shop sells, and what it must set before it does.',
    access: 'admin',
    permission: 'any',
    response: saleStateSchema,
  }),
};
