import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { daySchema, idSchema, oneLine, pictureSchema, rupeesSchema } from '../../core/primitives.ts';
import { typedNumber } from '../../core/typed.ts';
import {
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  passwordSchema,
  phoneSchema,
} from '../../people/accounts/person.ts';
import { expertises } from './expertises.ts';

/** The review states of an astrologer's documents; `notYet`: none were sent. */
export const kycStatuses = ['notYet', 'pending', 'approved', 'rejected'] as const;
/** The review state of an astrologer's documents. */
export type KycStatus = (typeof kycStatuses)[number];

const rateSchema = z.number().min(1).max(10_000).multipleOf(0.01);
const numberOrText = (schema: z.ZodNumber) =>
  z.union([schema, z.string().trim().max(12)]).transform((value, context) => {
    const parsed = schema.safeParse(
      typeof value === 'string' ? (value === '' ? 0 : typedNumber(value)) : value,
    );
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: 'number' });
    return z.NEVER;
  });
const namesIn = (list: string): string[] => list.split(',').map((one) => one.trim());
// The sign-up form offers nine. A profile may keep a word that was registered before.
const firstExpertiseSchema = z
  .string()
  .trim()
  .max(120)
  .refine((list) => namesIn(list).every((one) => (expertises as readonly string[]).includes(one)));
/** A number that a form may leave empty. */
const optionalNumber = (schema: z.ZodNumber) =>
  z.union([z.literal('').transform(() => undefined), numberOrText(schema)]).optional();
const words = z
  .array(z.string().trim().max(40))
  .max(20)
  .transform((list) => list.filter((word) => word !== ''));

/** The profile that an astrologer writes. Amounts are rupees. */
export const astrologerFactsSchema = z.object({
  expertise: z.string().trim().min(1).max(120),
  yearsOfExperience: numberOrText(z.number().int().min(0).max(80)),
  bio: z.string().trim().max(2000),
  /** The whole name in Devanagari, for Hindi pages; empty for none. */
  nameHi: z.string().overwrite(oneLine).max(80),
  /** The text about the work in Hindi, for Hindi pages; empty for none. */
  bioHi: z.string().trim().max(2000),
  languagesSpoken: words,
  pricePerMinute: numberOrText(rateSchema),
});

// Only at the sign-up. In a change a default would overwrite what is left out.
const firstFactsSchema = astrologerFactsSchema.partial().extend({
  expertise: firstExpertiseSchema,
  pricePerMinute: optionalNumber(rateSchema),
  yearsOfExperience: astrologerFactsSchema.shape.yearsOfExperience.default(0),
  bio: astrologerFactsSchema.shape.bio.default(''),
  nameHi: astrologerFactsSchema.shape.nameHi.default(''),
  bioHi: astrologerFactsSchema.shape.bioHi.default(''),
  languagesSpoken: words.default([]),
});

/** An astrologer in the list. Rating and chats are counted from rows. The rating is absent until there is one. */
export const listedAstrologerSchema = z.object({
  _id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  /** The whole name in Devanagari, for Hindi pages. Null if there is none. */
  nameHi: z.string().nullable(),
  expertise: z.string(),
  yearsOfExperience: z.number().int(),
  pricePerMinute: rupeesSchema,
  languagesSpoken: z.array(z.string()),
  bio: z.string(),
  /** The same in Hindi. Null if there is none. */
  bioHi: z.string().nullable(),
  /** The address of their photo. Null if there is none. */
  photo: pictureSchema.nullable(),
  isOnline: z.boolean(),
  /** In a chat now, so a request would have to wait. */
  isBusy: z.boolean(),
  rating: z.number().nullable(),
  ratingCount: z.number().int(),
});
/** An astrologer in the list. */
export type ListedAstrologer = z.output<typeof listedAstrologerSchema>;

/** The number of astrologers of the shop, and their prices in rupees a minute; null when there are none. */
export const astrologersOverviewSchema = z.object({
  count: z.number().int(),
  lowest: rupeesSchema.nullable(),
  highest: rupeesSchema.nullable(),
});
/** The number of astrologers of the shop, and their prices in rupees a minute. */
export type AstrologersOverview = z.output<typeof astrologersOverviewSchema>;

/** The account that earnings are paid to. Only the last digits of its number are ever shown. */
export const bankDetailsSchema = z.object({
  holder: z.string(),
  lastFour: z.string(),
  ifsc: z.string(),
  bankName: z.string(),
});
/** The account that earnings are paid to. */
export type BankDetails = z.output<typeof bankDetailsSchema>;

/** An astrologer's own account. */
export const ownAstrologerSchema = z.object({
  _id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  /** The whole name in Devanagari; empty if there is none. */
  nameHi: z.string(),
  email: z.string(),
  phone: z.string(),
  gender: z.enum(['male', 'female', 'other']),
  dob: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  location: z.string(),
  expertise: z.string(),
  yearsOfExperience: z.number().int(),
  bio: z.string(),
  /** The same in Hindi; empty if there is none. */
  bioHi: z.string(),
  languagesSpoken: z.array(z.string()),
  pricePerMinute: rupeesSchema,
  kyc: z.enum(kycStatuses),
  /** The reason why the documents were refused, in the reviewer's words. */
  kycReason: z.string().nullable(),
  /** Null until it is set. */
  bank: bankDetailsSchema.nullable(),
  role: z.literal('astrologer'),
  /** The address of the photo. Null if there is none. */
  photo: pictureSchema.nullable(),
  /** The switch for new requests on the dashboard. */
  accepting: z.boolean(),
  isOnline: z.boolean(),
});
/** An astrologer's own account. */
export type OwnAstrologer = z.output<typeof ownAstrologerSchema>;

/** The body limit of a request with a photo, in bytes. */
const photoBytes = 6_000_000;

/** Endpoints of astrologers: their accounts, and the list that customers choose from. */
export const astrologers = {
  'POST /api/astrologers/astrologer-signup': endpoint({
    summary: 'Registers an astrologer. The role is never taken from the body.',
    access: 'anyone',
    limit: 'signup',
    body: firstFactsSchema.extend({
      firstName: firstNameSchema,
      lastName: lastNameSchema.unwrap().min(1),
      email: emailSchema,
      phone: phoneSchema,
      password: passwordSchema,
      gender: z.enum(['male', 'female', 'other']),
      dob: daySchema,
      country: z.string().trim().max(80).default(''),
      state: z.string().trim().max(80).default(''),
      city: z.string().overwrite(oneLine).max(80).default(''),
      location: z.string().trim().max(200).default(''),
    }),
    status: 201,
    response: z.object({ message: z.string() }),
    errors: ['user_exists', 'astrologer_age', 'password_common', 'password_own_words'],
  }),
  'GET /api/astrologers/astrologer-details': endpoint({
    summary: 'Returns the astrologer’s own account.',
    access: 'astrologer',
    response: z.object({ message: z.string(), user: ownAstrologerSchema }),
    errors: ['astrologer_not_found'],
  }),
  'PUT /api/astrologers/astrologer-details': endpoint({
    summary: 'Changes an astrologer’s profile, price per minute, and whether they take requests.',
    access: 'astrologer',
    body: astrologerFactsSchema.extend({ accepting: z.boolean() }).partial(),
    response: z.object({ message: z.string(), user: ownAstrologerSchema }),
    errors: ['astrologer_not_found'],
  }),
  'PUT /api/astrologers/photo': endpoint({
    summary: 'Sets the photo that customers see, from a base64 data URL. Null removes it.',
    access: 'astrologer',
    limit: 'upload',
    bodyLimit: photoBytes,
    body: z.object({ photo: z.string().max(photoBytes).nullable() }),
    response: z.object({ message: z.string(), user: ownAstrologerSchema }),
    errors: ['image_kind', 'image_unreadable', 'image_too_large', 'astrologer_not_found'],
  }),
  'GET /api/astrologers/list': endpoint({
    summary: 'Lists approved astrologers, those online first. `isOnline=true` returns only these.',
    access: 'member',
    query: z.object({ isOnline: z.enum(['true', 'false']).optional() }),
    response: z.array(listedAstrologerSchema),
  }),
  'GET /api/astrologers/overview': endpoint({
    summary: 'Counts the approved astrologers, and returns their lowest and highest price. Names nobody.',
    access: 'anyone',
    cacheTags: ['astrologers'],
    response: astrologersOverviewSchema,
  }),
};
