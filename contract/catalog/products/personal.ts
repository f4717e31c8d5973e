import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, messageSchema } from '../../core/primitives.ts';
import { personalKinds, personalLimits, personalScripts } from './personal-rules.ts';

const plain = (value: string) => !/\p{Cc}/u.test(value);
const both = (most: number) =>
  z.object({
    en: z.string().trim().min(1).max(most).refine(plain),
    hi: z.string().trim().min(1).max(most).refine(plain),
  });

/** A field that a buyer fills in. */
export const personalFieldSchema = z.object({
  id: z.string().regex(/^[0-9a-z]{1,16}$/),
  kind: z.enum(personalKinds),
  label: both(personalLimits.label),
  required: z.boolean(),
  max: z.number().int().min(1).max(personalLimits.text),
  script: z.enum(personalScripts),
  choices: z.array(both(personalLimits.choice)).max(personalLimits.choices),
});

/** The fields of a product, in the order of the page. */
export const personalFieldsSchema = z
  .array(personalFieldSchema)
  .max(personalLimits.fields)
  .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length)
  .refine((fields) =>
    fields.every(
      ({ kind, choices }) =>
        kind !== 'choice' ||
        (choices.length >= 2 && new Set(choices.map(({ en }) => en)).size === choices.length),
    ),
  );

/** The values that a buyer sends for the fields of a product. */
export const personalInputSchema = z
  .array(z.object({ field: z.string().max(16), value: z.string().max(personalLimits.value * 4) }))
  .max(personalLimits.fields);
/** The values that a buyer sends for the fields of a product. */
export type PersonalInput = z.output<typeof personalInputSchema>;

/**
 * A field as it was filled in, with its label at that time. `value` is a text, a day (YYYY-MM-DD), a choice in English or
 * the id of a photo; `valueHi` is the choice in Hindi, and null otherwise.
 */
export const personalValueSchema = z.object({
  field: z.string(),
  kind: z.enum(personalKinds),
  label: z.object({ en: z.string(), hi: z.string() }),
  value: z.string(),
  valueHi: z.string().nullable(),
});
/** A field as it was filled in. */
export type PersonalValue = z.output<typeof personalValueSchema>;

const admin = { access: 'admin', unauthenticatedError: 'admin_not_authenticated' } as const;
const ofProduct = z.object({ id: anyIdSchema });

/** The fields of products that are made to order, and the photos of buyers. */
export const personalisation = {
  'GET /api/admin/products/{id}/personal-fields': endpoint({
    ...admin,
    summary: 'Lists what a buyer fills in for a product.',
    permission: 'products.read',
    params: ofProduct,
    response: z.object({ fields: personalFieldsSchema }),
    errors: ['product_not_found'],
  }),
  'PUT /api/admin/products/{id}/personal-fields': endpoint({
    ...admin,
    summary: 'Replaces what a buyer fills in for a product. Carts and orders keep what they have.',
    permission: 'products.write',
    params: ofProduct,
    body: z.object({ fields: personalFieldsSchema }),
    response: messageSchema.extend({ fields: personalFieldsSchema }),
    errors: ['product_not_found'],
  }),
  'POST /api/personal-photos': endpoint({
    summary: 'Uploads a photo for a product that is made to order. The answer is the value of its field.',
    access: 'member',
    status: 201,
    limit: 'upload',
    parts: { files: ['photo'], perName: 1, maxBytes: personalLimits.photoBytes },
    body: z.object({}),
    response: z.object({ photo: z.string() }),
    errors: [
      'personalisation_photo',
      'personal_photos_waiting',
      'photo_too_large',
      'image_kind',
      'image_unreadable',
      'image_too_large',
    ],
  }),
  'GET /api/personal-photos/{id}': endpoint({
    summary: 'A photo that a buyer has given, for the buyer and for staff who see orders.',
    access: 'member',
    params: ofProduct,
    produces: 'image/webp',
    download: true,
    response: z.unknown(),
    errors: ['personalisation_photo'],
  }),
};
