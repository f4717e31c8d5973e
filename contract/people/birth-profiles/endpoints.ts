import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, oneLine } from '../../core/primitives.ts';

/** The relations of a birth profile to its owner. */
export const relations = ['me', 'partner', 'child', 'parent', 'sibling', 'friend', 'other'] as const;
/** The relation of a birth profile to its owner. */
export type Relation = (typeof relations)[number];

/** The maximum number of birth profiles of a person. */
export const profilesAtMost = 30;

/** The purpose and version of the consent to be saved in somebody else's birth profile. */
export const birthConsent = { purpose: 'birth_profile', version: '2026-11' } as const;

/** The purpose and version of the yes of a parent or guardian, when the birth of a child is used or saved. */
export const childConsent = { purpose: 'child_birth', version: '2026-11' } as const;

/** A birth profile as the form sends it. The server reports missing fields. */
export const birthProfileInputSchema = z.object({
  relation: z.enum(relations),
  name: z.string().overwrite(oneLine).max(100).default(''),
  gender: z.enum(['female', 'male', 'other']).nullish(),
  /** Wall time, YYYY-MM-DDTHH:mm. An offset is ignored: the place's zone decides. */
  datetime: z.string().max(40).default(''),
  /** Noon is assumed and marked on every report. */
  timeUnknown: z.boolean().default(false),
  coordinates: z.string().max(60).default(''),
  location: z.string().trim().max(200).default(''),
  /** Replaces the zone's offset, "+05:53". */
  offset: z.string().max(10).nullish(),
  /**
   * Required for anybody but the owner: the person agrees. Recorded with purpose and version.
   */
  consent: z.boolean().default(false),
  /** Required for the birth of a child, a person under 18: the account's holder is its parent or guardian and agrees. */
  parent: z.boolean().default(false),
});

/** A birth profile. */
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
  /** Null for the owner's own birth. */
  consent: z.object({ purpose: z.string(), version: z.string(), givenAt: instantSchema }).nullable(),
});
/** A birth profile. */
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
  'profile_own_adult',
  'profile_parent',
  'profile_own_exists',
] as const;

/** Endpoints of birth profiles, which every form offers to choose from. */
export const birthProfiles = {
  'GET /api/birth-profiles': endpoint({
    summary: 'Lists one’s birth profiles: oneself first, then by name.',
    access: 'member',
    response: z.object({ profiles: z.array(birthProfileSchema) }),
  }),
  'POST /api/birth-profiles': endpoint({
    summary:
      'Saves a birth profile. For anybody but oneself it requires their consent, and for a child that of a parent or guardian.',
    access: 'member',
    status: 201,
    body: birthProfileInputSchema,
    response: answer,
    errors: [...wrong, 'profiles_full'],
  }),
  'PUT /api/birth-profiles/{profileId}': endpoint({
    summary: 'Replaces a birth profile.',
    access: 'member',
    params,
    body: birthProfileInputSchema,
    response: answer,
    errors: [...wrong, 'profile_not_found'],
  }),
  'DELETE /api/birth-profiles/{profileId}': endpoint({
    summary: 'Deletes a birth profile. Bought reports stay.',
    access: 'member',
    params,
    response: messageSchema,
    errors: ['profile_not_found'],
  }),
};
