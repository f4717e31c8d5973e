import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, rupeesSchema } from '../../core/primitives.ts';
import { detailLimits, energisationStatuses } from './rules.ts';

const wordsSchema = z.object({ en: z.string(), hi: z.string() });

/** A muhurat: when and where, and the reasons that decided for it, in both languages. */
export const muhuratSchema = z.object({
  start: instantSchema,
  end: instantSchema,
  place: wordsSchema,
  reasons: z.array(wordsSchema),
});
/** A muhurat. */
export type Muhurat = z.output<typeof muhuratSchema>;

/** For whom something is energised. Gotra and intention are '' when the person gave none. */
export const detailsSchema = z.object({ name: z.string(), gotra: z.string(), intention: z.string() });
/** For whom something is energised. */
export type EnergisationDetails = z.output<typeof detailsSchema>;

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const typedDetails = {
  name: line(detailLimits.name).min(1, 'energisation_name'),
  gotra: line(detailLimits.gotra).default(''),
  intention: line(detailLimits.intention).default(''),
};
const lineIdentity = {
  size: z.string().max(64).nullish(),
  variantId: z.string().max(64).nullish(),
};

/**
 * The energisations that a cart may have and has. The service is a product of its own: its `productId` is in the cart's
 * items with as many pieces as lines are energised. `price` is that of one line, in rupees.
 */
export const cartEnergisationSchema = z.object({
  offer: z
    .object({
      productId: idSchema,
      price: rupeesSchema,
      place: wordsSchema,
      people: z.array(wordsSchema),
    })
    .nullable(),
  /** The lines of products that may be energised. `from` is the next muhurat for one, null if none is found. */
  lines: z.array(
    z.object({
      lineId: idSchema,
      from: instantSchema.nullable(),
      details: detailsSchema.nullable(),
    }),
  ),
});
/** The energisations of a cart. */
export type CartEnergisation = z.output<typeof cartEnergisationSchema>;

/** An energisation of an order, with its steps. Times are null until the step is reached. */
export const energisationSchema = z.object({
  _id: idSchema,
  /** The order item that is energised. */
  itemId: idSchema,
  status: z.enum(energisationStatuses),
  details: detailsSchema,
  askedAt: instantSchema,
  plannedAt: instantSchema.nullable(),
  muhurat: muhuratSchema.nullable(),
  /** The person who does it. */
  person: wordsSchema.nullable(),
  doneAt: instantSchema.nullable(),
  note: z.string(),
  /** The photographs, as addresses that only the buyer and the staff can open. */
  photos: z.array(z.string()),
  calledOffAt: instantSchema.nullable(),
  reason: z.string().nullable(),
});
/** An energisation of an order. */
export type Energisation = z.output<typeof energisationSchema>;

const changed = messageSchema.extend({ energisation: cartEnergisationSchema });

/** The energisation endpoints of buyers. */
export const energisation = {
  'GET /api/energisation/cart': endpoint({
    summary: 'Which lines of the own cart may be energised, for what price, and for whom they are.',
    access: 'member',
    response: cartEnergisationSchema,
  }),
  'PUT /api/energisation/cart': endpoint({
    summary: 'Has a line of the own cart energised for a person, or changes for whom.',
    access: 'member',
    body: z.object({
      productId: anyIdSchema,
      lineId: anyIdSchema.optional(),
      ...lineIdentity,
      ...typedDetails,
    }),
    response: changed,
    errors: ['line_not_found', 'energisation_not_offered', 'energisation_name'],
  }),
  'DELETE /api/energisation/cart/{productId}': endpoint({
    summary: 'Removes the energisation of a line of the own cart. The line stays.',
    access: 'member',
    params: z.object({ productId: anyIdSchema }),
    query: z.object({ ...lineIdentity, lineId: anyIdSchema.optional() }),
    response: changed,
    errors: ['line_not_found'],
  }),
  'GET /api/energisation/orders/{id}': endpoint({
    summary: 'The energisations of one of the own orders (staff see any).',
    access: 'member',
    params: z.object({ id: anyIdSchema }),
    response: z.object({ energisations: z.array(energisationSchema) }),
    errors: ['order_not_found'],
  }),
  'GET /api/energisation/{id}/photos/{photoId}': endpoint({
    summary: 'A photograph of an energisation of one of the own orders (staff see any).',
    access: 'member',
    params: z.object({ id: anyIdSchema, photoId: anyIdSchema }),
    produces: 'image/webp',
    download: true,
    response: z.unknown(),
    errors: ['energisation_not_found'],
  }),
};
