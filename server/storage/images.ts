import { type AppError, appError } from '../platform/core/app-error.ts';
import { createFairQueue } from '../platform/limits/fair-queue.ts';

// Decoding a picture takes a lot of memory (./sharp.ts), so one is processed at a time, fairly between people.
const waiting = createFairQueue<() => Promise<void>>();
let isRunning = false;
async function runAll(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  for (let next = waiting.next(); next; next = waiting.next()) await next();
  isRunning = false;
}
function enqueue<T>(person: string, work: () => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  waiting.push(person, () => work().then(resolve, reject));
  void runAll();
  return promise;
}

/** More than any phone produces by default. Without a limit, a file of a few kilobytes can claim gigapixels. */
const maxMegapixels = 50;
const timeoutSeconds = 20;

// Detected by magic bytes (RFC 2083; ITU T.81; WebP container; ISO 23008-12), never by the media type of the client.
const kinds: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => ['ftypavif', 'ftypavis'].includes(bytes.toString('latin1', 4, 12)),
];

/** Returns the bytes of a base64 data URL; null for anything else. The media type is ignored. */
export function readDataUrl(url: string): Buffer | null {
  const comma = url.slice(0, 200).indexOf(',');
  if (!/^data:[^,]*;base64$/i.test(url.slice(0, Math.max(comma, 0)))) return null;
  const text = url.slice(comma + 1).replace(/={1,2}$/, '');
  // Looks for a wrong sign: matching all right ones overflows the stack with six million of them.
  return text === '' || /[^A-Za-z0-9+/]/.test(text) ? null : Buffer.from(text, 'base64');
}

/** Returns whether sharp refused a picture because of its claimed size. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /pixel limit|dimension|too large/i.test(error.message);

/**
 * The owner of a picture (a user id), its size limit if it is below the usual one, and whether people zoom into it: then a
 * large one gets a copy of 2,000 pixels too.
 */
export type PictureOf = { person: string; megapixels?: number; zooms?: boolean };

/**
 * Re-encodes an uploaded picture as WebP: upright, at most `size` pixels in either direction, without EXIF (its
 * location) or any other metadata. Waits for its turn in a fair queue. Errors: `image_kind`, `image_too_large`,
 * `image_unreadable`.
 */
export async function reencode(
  bytes: Buffer,
  size: number,
  { person, megapixels = maxMegapixels }: PictureOf,
): Promise<Buffer | AppError> {
  if (!kinds.some((is) => is(bytes))) return appError('image_kind');
  const { sharp } = await import('./sharp.ts');
  try {
    return await enqueue(person, () =>
      sharp(bytes, { limitInputPixels: megapixels * 1e6, failOn: 'error', animated: false })
        .timeout({ seconds: timeoutSeconds })
        .autoOrient()
        .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    );
  } catch (error) {
    return isTooLarge(error) ? appError('image_too_large', { megapixels }) : appError('image_unreadable');
  }
}

/**
 * Returns the mean colour of a stored picture, #rrggbb, for the place where it loads. Null unless it is square and opaque: the
 * colour would stay visible beside or behind any other.
 */
export async function meanColour(bytes: Buffer, { person }: PictureOf): Promise<string | null> {
  const { sharp } = await import('./sharp.ts');
  const [metadata, stats] = await enqueue(person, async () => [
    await sharp(bytes).metadata(),
    await sharp(bytes).stats(),
  ]);
  if (metadata.width !== metadata.height || !stats.isOpaque) return null;
  const hex = (mean: number): string => Math.round(mean).toString(16).padStart(2, '0');
  const [red, green = red, blue = red] = stats.channels.map(({ mean }) => hex(mean));
  return `#${red}${green}${blue}`;
}
