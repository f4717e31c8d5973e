import { z } from 'zod';
import { instantSchema, pictureSchema } from '../../core/primitives.ts';
import { returnConditions, returnSteps } from './reasons.ts';

/** A step that a return has reached. */
export const reachedStepSchema = z.object({ step: z.enum(returnSteps), at: instantSchema });
/** A step that a return has reached. */
export type ReachedStep = z.output<typeof reachedStepSchema>;

/** The parcel of a return. `courier` is null if nobody named it. */
export const parcelSchema = z.object({ courier: z.string().nullable(), number: z.string() });

/** The shop's findings when it opened the parcel. */
export const inspectionSchema = z.object({
  condition: z.enum(returnConditions),
  text: z.string().nullable(),
  photos: z.array(pictureSchema),
});
