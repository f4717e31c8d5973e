import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { idSchema, messageSchema, versionSchema } from '../../core/primitives.ts';
import { collectionSchema } from '../collections/endpoints.ts';
import { cardProductSchema } from '../products/endpoints.ts';
import { homeCollections, homeSections } from './rules.ts';

/** A place on the home page: a section of the shop, or a collection by its id. */
const placeSchema = z.union([
  z.object({ section: z.enum(homeSections), shown: z.boolean() }),
  z.object({ collection: idSchema, shown: z.boolean() }),
]);
/** A place on the home page. */
export type HomePlace = z.output<typeof placeSchema>;

const placesSchema = z
  .array(placeSchema)
  .max(60)
  .refine((places) => new Set(places.map(keyOf)).size === places.length, 'home_section_twice')
  .refine(
    (places) => places.filter((place) => 'collection' in place).length <= homeCollections,
    'home_collections_many',
  );

const keyOf = (place: HomePlace): string => ('section' in place ? place.section : place.collection);

/** The order of the home page: read by its loader, written by admins. */
export const home = {
  'GET /api/home': endpoint({
    summary:
      'Lists the sections of the home page in their order: names of sections, and collections with their first products.',
    access: 'anyone',
    response: z.object({
      sections: z.array(
        z.union([z.enum(homeSections), collectionSchema.extend({ products: z.array(cardProductSchema) })]),
      ),
    }),
    // A collection can show what is new, so it changes with the day.
    cacheTags: ['collections', 'products', 'today'],
  }),
  'GET /api/admin/home': endpoint({
    summary: 'Returns the places of the home page, hidden ones too, and the collections that can be added.',
    access: 'admin',
    permission: 'content.write',
    response: z.object({
      version: z.number().int().nonnegative(),
      places: z.array(placeSchema),
      /** Every collection that is not deleted. Only a published one with products is shown. */
      collections: z.array(
        z.object({
          _id: idSchema,
          slug: z.string(),
          name: z.string(),
          state: z.enum(['draft', 'published']),
          total: z.number().int().nonnegative(),
        }),
      ),
    }),
  }),
  'PUT /api/admin/home': endpoint({
    summary:
      'Replaces the order of the home page. `version` is that which was opened; 0 if nobody has changed it yet. Sections that are not named follow, shown.',
    access: 'admin',
    permission: 'content.write',
    body: z.object({ version: versionSchema, places: placesSchema }),
    response: messageSchema,
    errors: ['home_changed', 'home_section_twice', 'home_collections_many'],
  }),
};
