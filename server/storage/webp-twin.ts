import { AppError } from '../platform/core/app-error.ts';
import { reencode } from './images.ts';

/** What the twin needs of the store of files. */
type Files = {
  get(name: string): Promise<Buffer | null>;
  save(name: string, bytes: Uint8Array): Promise<void>;
};

/** More than any stored picture has. Twins are no smaller than their picture. */
const mostPixels = 2000;

/** Returns the name of the WebP twin of an AVIF picture; null for any other file. */
export const twinOf = (name: string): string | null =>
  name.endsWith('.avif') ? name.replace(/\.avif$/, '.webp') : null;

/**
 * Returns whether a browser's `Accept` header means that it shows WebP but no AVIF: Safari before 16.4, Edge before 121. A
 * browser that shows AVIF names it in the requests of its pictures. Other clients get the file that they ask for.
 */
export const needsWebp = (accept: string | undefined): boolean =>
  accept !== undefined && /image\/webp/.test(accept) && !/image\/avif/.test(accept);

/** Returns the WebP twin of a stored AVIF picture. It is made at the first request and stored. Null without the picture. */
export async function readTwin(files: Files, name: string): Promise<Buffer | null> {
  const twin = twinOf(name);
  if (!twin) return null;
  const stored = await files.get(twin);
  if (stored) return stored;
  const picture = await files.get(name);
  if (!picture) return null;
  const made = await reencode(picture, mostPixels, { person: 'media' });
  if (made instanceof AppError) return null;
  // It can be made again: a full disk or a bucket that is away must not hide the picture.
  await files.save(twin, made).catch(() => undefined);
  return made;
}
