import { type AppError, appError } from '../core/app-error.ts';
import { createFairQueue } from '../limits/fair-queue.ts';

// As large as a picture is while it is drawn (./sharp.ts): one at a time, people in turn.
const waiting = createFairQueue<() => Promise<void>>();
let drawing = false;
async function drawAll(): Promise<void> {
  if (drawing) return;
  drawing = true;
  for (let next = waiting.next(); next; next = waiting.next()) await next();
  drawing = false;
}
function inTurn<T>(person: string, work: () => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  waiting.push(person, () => work().then(resolve, reject));
  void drawAll();
  return promise;
}

/** More than any phone takes by default; a file of a few kilobytes can claim gigapixels. */
const mostMegapixels = 50;
const secondsAtMost = 20;

// By their first bytes (RFC 2083; ITU T.81; WebP container; ISO 23008-12), never by what a client calls them.
const kinds: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => ['ftypavif', 'ftypavis'].includes(bytes.toString('latin1', 4, 12)),
];

/** The bytes of a base64 data URL; null for anything else. Its media type is a claim and is not looked at. */
export function readDataUrl(url: string): Buffer | null {
  const comma = url.slice(0, 200).indexOf(',');
  if (!/^data:[^,]*;base64$/i.test(url.slice(0, Math.max(comma, 0)))) return null;
  const text = url.slice(comma + 1);
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : null;
}

/** True when sharp refuses a picture for its claimed size. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /pixel limit|dimension|too large/i.test(error.message);

/** Whose picture it is (the id of a person), and how large it may be where that is less than usual. */
export type PictureOf = { person: string; megapixels?: number };

/**
 * A picture somebody sent, drawn anew when it is their turn: WebP, upright, at most `size` pixels either way, without EXIF (where it was
 * taken) or anything else that came along in the file. Faults: `image_kind`, `image_too_large`, `image_unreadable`.
 */
export async function redraw(
  bytes: Buffer,
  size: number,
  { person, megapixels = mostMegapixels }: PictureOf,
): Promise<Buffer | AppError> {
  if (!kinds.some((is) => is(bytes))) return appError('image_kind');
  const { sharp } = await import('./sharp.ts');
  try {
    return await inTurn(person, () =>
      sharp(bytes, { limitInputPixels: megapixels * 1e6, failOn: 'error', animated: false })
        .timeout({ seconds: secondsAtMost })
        .autoOrient()
        .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    );
  } catch (error) {
    return isTooLarge(error) ? appError('image_too_large', { megapixels }) : appError('image_unreadable');
  }
}
