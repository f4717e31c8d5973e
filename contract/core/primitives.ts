import { z } from 'zod';
import { storedPicture, withStoredPictures } from './pictures.ts';
import { plainDigits } from './typed.ts';

/**
 * An `_id` on the wire: sixteen characters of `0-9a-z`. The last ones are random, because clients show the last six.
 */
export const idSchema = z.string().regex(/^[0-9a-z]{16}$/);

/** Text that PostgreSQL stores as it is. It refuses a NUL, and stores a lone surrogate as another character. */
export const storable = /^[^\p{Cc}\p{Cs}]*$/u;

/** An id from a client. An unknown format is not a validation error: the entity is then not found. */
export const anyIdSchema = z.string().trim().min(1).max(64).regex(storable);

/** A client's own id of a message: a repeated id is sent once. An empty one counts as none. */
export const clientIdSchema = z.string().max(64).regex(storable);

/** Rupees on the wire: at most two decimals, never negative. */
export const rupeesSchema = z.number().nonnegative().max(1e9);

/**
 * A sum of amounts in a response, in rupees, never negative. It has no bound: a contract that refused the figure of a large
 * shop would answer 500 for a page of true figures. Requests never have it.
 */
export const rupeesSumSchema = z.number().nonnegative();

/** An amount that a client enters, in rupees. The endpoint adds its own rules. It always fits a column in paise. */
export const typedRupeesSchema = z.number().min(-1e9).max(1e9);

/** The largest version that a client may have seen: the next one still fits the column. */
const lastVersion = 2_147_483_646;

/** The version of a row as a client has seen it. */
export const versionSchema = z.number().int().nonnegative().max(lastVersion);

/** The version of a row in a query or a form, where everything is text. */
export const typedVersionSchema = z.coerce.number().int().nonnegative().max(lastVersion);

/** Returns a text on one line: line breaks and other control characters become spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * A day of the calendar, YYYY-MM-DD in the digits of any script, from the year 1 on: neither PostgreSQL nor people know a
 * year 0.
 */
export const daySchema = z
  .string()
  .overwrite(plainDigits)
  .check(z.iso.date())
  .refine((day) => !day.startsWith('0000'));

/** An instant, ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime();

/** The body of every error: the same words under `message` and `error` (older clients read either). */
export const errorBodySchema = z.object({
  message: z.string(),
  error: z.string(),
  code: z.string(),
  errors: z.array(z.string()).optional(),
  details: z.unknown().optional(),
});
/** The body of every error, as a type. */
export type ErrorBody = z.output<typeof errorBodySchema>;

/** A response with a message only. */
export const messageSchema = z.object({ message: z.string() });

/** Marks the strings of a response that are addresses of pictures, or HTML with pictures. */
export const holdingPictures = z.registry<{ holds: 'address' | 'html' }>();

/**
 * The address of a picture. Responses make it absolute (`server/platform/http/pictures.ts`); requests may send either.
 */
export const pictureSchema = z
  .string()
  .overwrite(storedPicture)
  .register(holdingPictures, { holds: 'address' });

/** HTML that may show pictures, whose addresses are handled as in {@link pictureSchema}. */
export const htmlSchema = z
  .string()
  .overwrite(withStoredPictures)
  .register(holdingPictures, { holds: 'html' });
