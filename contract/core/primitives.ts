import { z } from 'zod';
import { storedPicture, withStoredPictures } from './pictures.ts';

/** Sixteen characters of `0-9a-z`: every `_id` on the wire (clients show the last six, so the end is random). */
export const idSchema = z.string().regex(/^[0-9a-z]{16}$/);

// PostgreSQL refuses a NUL and stores half of a surrogate pair as another character.
const storable = /^[^\p{Cc}\p{Cs}]*$/u;

/** An id as a client may send it: a foreign or old one is not an error but a thing not found. */
export const anyIdSchema = z.string().trim().min(1).max(64).regex(storable);

/** A client's own id of a message: the same id sends once. An empty one counts as none. */
export const clientIdSchema = z.string().max(64).regex(storable);

/** Rupees on the wire: at most two decimals, never negative. */
export const rupeesSchema = z.number().nonnegative().max(1e9);

/** A sum that a caller names, in rupees: its rules are the call's, and it always fits a column in paise. */
export const typedRupeesSchema = z.number().min(-1e9).max(1e9);

/** The version of a row as a caller has seen it: what its column can hold. */
export const versionSchema = z.number().int().nonnegative().max(2_147_483_647);

/** The same in a query or a form, where everything is text. */
export const typedVersionSchema = z.coerce.number().int().nonnegative().max(2_147_483_647);

/** A text on one line: line breaks and other control characters become spaces, in lists, on labels and in tables alike. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

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

/** An answer that only speaks. */
export const messageSchema = z.object({ message: z.string() });

/** Which strings of an answer are addresses of pictures, and which are HTML that shows pictures. */
export const holdingPictures = z.registry<{ holds: 'address' | 'html' }>();

/** The address of a picture. Answers give it an origin (see `server/platform/http/pictures.ts`); a body may bear one. */
export const pictureSchema = z
  .string()
  .overwrite(storedPicture)
  .register(holdingPictures, { holds: 'address' });

/** HTML that may show pictures; the same is true of their addresses. */
export const htmlSchema = z
  .string()
  .overwrite(withStoredPictures)
  .register(holdingPictures, { holds: 'html' });
