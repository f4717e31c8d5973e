import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, oneLine } from '../core/primitives.ts';

/** Who a kept birth is to the person who keeps it. */
export const relations = ['me', 'partner', 'child', 'parent', 'sibling', 'friend', 'other'] as const;
/** Who a kept birth is to the person who keeps it. */
export type Relation = (typeof relations)[number];

/** How many births a person may keep. */
export const profilesAtMost = 30;

/** Purpose and version of the words by which somebody agrees to have their birth kept by another. */
export const birthConsent = { purpose: 'birth_profile', version: '2026-11' } as const;

/** A birth as the form sends it; the server says what is missing. */
export const birthProfileInputSchema = z.object({
  relation: z.enum(relations),
  name: z.string().overwrite(oneLine).max(100).default(''),
  gender: z.enum(['female', 'male', 'other']).nullish(),
  /** Wall time, YYYY-MM-DDTHH:mm; an offset is ignored, the place's zone decides. */
  datetime: z.string().max(40).default(''),
  /** Noon is taken and marked on every report. */
  timeUnknown: z.boolean().default(false),
  coordinates: z.string().max(60).default(''),
  location: z.string().trim().max(200).default(''),
  /** Takes the place of the zone's offset, "+05:53". */
  offset: z.string().max(10).nullish(),
  /** For anybody but oneself: they agree (for a child, the parent does). Recorded with purpose and version. */
  consent: z.boolean().default(false),
});

/** A kept birth. */
export const birthProfileSchema = z.object({
  _id: idSchema,
  relation: z.enum(relations),
  name: z.string(),
  gender: z.enum(['female', 'male', 'other']).nullable(),
  /** YYYY-MM-DDTHH:mm. */
  datetime: z.string(),
  timeUnknown: z.boolean(),
  coordinates: z.string(),
  location: z.string(),
  timezone: z.string(),
  offset: z.string().nullable(),
  /** Null for oneself. */
  consent: z.object({ purpose: z.string(), version: z.string(), givenAt: instantSchema }).nullable(),
});
/** A kept birth. */
export type BirthProfile = z.output<typeof birthProfileSchema>;

const params = z.object({ profileId: anyIdSchema });
const answer = messageSchema.extend({ profile: birthProfileSchema });
const wrong = [
  'kundli_fields',
  'datetime_invalid',
  'birth_too_early',
  'birth_in_future',
  'coordinates_invalid',
  'offset_invalid',
  'profile_consent',
  'profile_own_exists',
] as const;

/** The births a person keeps, to choose from in every form. */
export const birthProfiles = {
  'GET /api/birth-profiles': endpoint({
    summary: 'One’s own kept births: oneself first, then by name.',
    access: 'member',
    response: z.object({ profiles: z.array(birthProfileSchema) }),
  }),
  'POST /api/birth-profiles': endpoint({
    summary: 'Keeps a birth. For anybody but oneself only with their consent.',
    access: 'member',
    status: 201,
    body: birthProfileInputSchema,
    response: answer,
    errors: [...wrong, 'profiles_full'],
  }),
  'PUT /api/birth-profiles/{profileId}': endpoint({
    summary: 'Writes a kept birth over.',
    access: 'member',
    params,
    body: birthProfileInputSchema,
    response: answer,
    errors: [...wrong, 'profile_not_found'],
  }),
  'DELETE /api/birth-profiles/{profileId}': endpoint({
    summary: 'Forgets a kept birth. Reports that were bought stay.',
    access: 'member',
    params,
    response: messageSchema,
    errors: ['profile_not_found'],
  }),
};
