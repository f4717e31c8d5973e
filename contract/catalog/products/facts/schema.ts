import { z } from 'zod';
import { factNames } from './fields.ts';
import { kindNames } from './kinds.ts';

const amount = z.number().min(-1_000_000).max(1_000_000);
const value = z.union([
  amount,
  z.tuple([amount, amount]),
  z.string().max(300),
  z.boolean(),
  z.object({ en: z.string().max(300), hi: z.string().max(300) }),
]);

/** The known facts by name. The server checks each by its field (`check.ts`) and names the one that is wrong. */
const valuesSchema = z
  .record(z.string().max(40), value)
  .refine((values) => Object.keys(values).length <= factNames.length);

/** The facts that an admin sends. Without `kind` it follows the category. */
export const factsBodySchema = z.object({
  kind: z.enum(kindNames).nullable().default(null),
  values: valuesSchema,
});

/** The facts of a product. `kind` is always named, `own` says that it does not follow the category. */
export const factsSchema = z.object({ kind: z.enum(kindNames), own: z.boolean(), values: valuesSchema });
/** The facts of a product. */
export type Facts = z.output<typeof factsSchema>;
