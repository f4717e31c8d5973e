import { z } from 'zod';

/** The formation of a yoga: grahas by id, a sentence that names them, and their strength. */
export const formedSchema = z.object({
  grahas: z.array(z.number().int()),
  formation: z.string(),
  strength: z.object({ id: z.enum(['strong', 'middling', 'weak']), name: z.string() }),
  /** What breaks or softens it, in a sentence; null for nothing. */
  cancelled_by: z.string().nullable(),
});

/** Yogas of the texts beside the four groups: only the formed ones, by family. */
export const moreYogasSchema = z.object({
  /** How many rules were looked for. */
  checked: z.number().int(),
  families: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      yogas: z.array(
        formedSchema.extend({
          id: z.string(),
          name: z.string(),
          description: z.string(),
          /** The text that gives the rule. */
          source: z.string(),
        }),
      ),
    }),
  ),
});
/** Yogas of the texts beside the four groups. */
export type MoreYogasData = z.output<typeof moreYogasSchema>;
