import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { instantSchema } from '../../core/primitives.ts';

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
 * The schema of {@link SaleState}. `until`: the end of the time in which a shop that had sold before goes on without these
 * facts; null for others.
 */
export const saleStateSchema = z.object({
  sells: z.boolean(),
  missing: z.array(missingSchema),
  until: instantSchema.nullable(),
});
/** The state of sale: whether the shop sells, and what it has not set. */
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
