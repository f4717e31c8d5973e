import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, rupeesSchema } from '../../core/primitives.ts';
import { energisationSchema, muhuratSchema } from './endpoints.ts';
import { energisationStatuses, proofPhotoBytes, proofPhotosAtMost } from './rules.ts';

/** An energisation in the admin: with its order and what is energised. */
export const adminEnergisationSchema = energisationSchema.extend({
  orderId: idSchema,
  orderNumber: z.string(),
  buyer: z.string(),
  thing: z.string(),
  thingHi: z.string().nullable(),
  quantity: z.number().int(),
  /** Whether a refund goes through the gateway, by hand, or is not due because nothing was paid. */
  money: z.enum(['gateway', 'by_hand', 'unpaid']),
});
/** An energisation in the admin. */
export type AdminEnergisation = z.output<typeof adminEnergisationSchema>;

/** The offer in the admin: the service product, null while the shop has none. */
export const energisationOfferSchema = z
  .object({ productId: idSchema, price: rupeesSchema, hsn: z.string(), gstPercent: z.number().nullable() })
  .nullable();
/** The offer in the admin. */
export type EnergisationOffer = z.output<typeof energisationOfferSchema>;

const ofOne = z.object({ id: anyIdSchema });
const changed = messageSchema.extend({ energisation: adminEnergisationSchema });
const wordsSchema = z.object({ en: z.string(), hi: z.string() });
const mayChange = ['energisation_not_found', 'energisation_over', 'energisation_order_ended'] as const;

/** The energisation endpoints of admins. */
export const energisationAdmin = {
  'GET /api/admin/energisations': endpoint({
    summary:
      'Lists energisations of orders that are paid or cash, by waiting time; those that are over, newest first.',
    access: 'admin',
    permission: 'orders.read',
    query: z.object({
      status: z.enum(energisationStatuses).default('asked'),
      limit: z.coerce.number().int().min(1).max(100).default(30),
      ...pageQuery,
    }),
    response: z.object({
      energisations: z.array(adminEnergisationSchema),
      pages: pagesSchema,
      counts: z.record(z.enum(energisationStatuses), z.number().int()),
      offer: energisationOfferSchema,
    }),
  }),
  'POST /api/admin/energisation-offer': endpoint({
    summary:
      'Offers energisation: creates the service product, with accounting code and rate of services. A deleted product is put back in the shop. While it is offered, the same price changes nothing, and another one is refused.',
    access: 'admin',
    permission: 'products.prices',
    fresh: 'always',
    body: z.object({ price: rupeesSchema.min(1).max(100_000) }),
    response: messageSchema.extend({ offer: energisationOfferSchema }),
    errors: ['energisation_offered'],
  }),
  'GET /api/admin/energisations/{id}': endpoint({
    summary:
      'Returns an energisation with the next muhurats, the people who do it, and what calling it off gives back.',
    access: 'admin',
    permission: 'orders.pack',
    params: ofOne,
    response: z.object({
      energisation: adminEnergisationSchema,
      muhurats: z.array(muhuratSchema),
      people: z.array(wordsSchema),
      /** In rupees. */
      refund: rupeesSchema,
    }),
    errors: ['energisation_not_found'],
  }),
  'POST /api/admin/energisations/{id}/plan': endpoint({
    summary:
      'Plans an energisation for a muhurat that the server finds, with the person who does it. Again, it is planned anew.',
    access: 'admin',
    permission: 'orders.pack',
    params: ofOne,
    body: z.object({ start: instantSchema, person: z.string().trim().min(1).max(200) }),
    response: changed,
    errors: [...mayChange, 'energisation_muhurat', 'energisation_person'],
  }),
  'POST /api/admin/energisations/{id}/done': endpoint({
    summary: 'Records that it is done, with photographs as proof, and tells the buyer. Once.',
    access: 'admin',
    permission: 'orders.pack',
    limit: 'upload',
    parts: { files: ['photo'], perName: proofPhotosAtMost, maxBytes: proofPhotoBytes },
    params: ofOne,
    body: z.object({
      at: instantSchema,
      person: z.string().trim().min(1).max(200),
      note: z.string().trim().max(500).default(''),
    }),
    response: changed,
    errors: [
      ...mayChange,
      'energisation_person',
      'energisation_photo',
      'energisation_future',
      'photo_too_large',
      'image_kind',
      'image_unreadable',
      'image_too_large',
    ],
  }),
  'POST /api/admin/energisations/{id}/call-off': endpoint({
    summary:
      'Calls an energisation off before it is done, tells the buyer why, and refunds what was paid for it.',
    access: 'admin',
    permission: 'orders.refund',
    fresh: 'always',
    params: ofOne,
    body: z.object({
      reason: z.string().trim().min(1).max(500),
      /** The reference of a transfer by hand, for cash orders. */
      reference: z.string().trim().max(60).default(''),
    }),
    response: changed,
    errors: [...mayChange, 'refund_unpaid', 'refund_above', 'refund_reference'],
  }),
};
