import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { pictureAt } from '#contract/core/pictures.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ShopMarks } from '../branding/service.ts';
import { findDrawing, isDrawing } from './drawings.ts';
import type { Draft } from './layout.ts';

/** A picture that travels with an e-mail. The HTML shows it as `cid:` with its Content-ID. */
export type EmailPicture = { cid: string; filename: string; contentType: string; content: Buffer };

// Twice what the layout shows, for dense screens.
const sizes = { mark: 80, drawing: 240, product: 120 };
/** A long order shows the pictures of its first products only. */
const maxProducts = 12;
/** Number of pictures of products that a process caches (about 8 KB each). */
const maxCached = 200;
/** The drawings, two dozen at most. Each is the same in every shop of a process, and takes up to a quarter of a second. */
const drawings = new Map<string, Promise<EmailPicture | null>>();

/** Returns the pictures that a draft shows: names of drawings, and addresses of products. */
export function picturesOf({ drawing, parts }: Draft): string[] {
  const products = parts.flatMap((part) =>
    part.kind === 'items' ? part.rows.map(({ picture }) => picture) : [],
  );
  const shown = [...new Set(products.filter((address) => address !== null))].slice(0, maxProducts);
  return ['mark', ...(drawing ? [drawing] : []), ...shown];
}

/**
 * Draws a picture as PNG, which every mail program shows; many of them show neither SVG nor WebP. A photograph becomes
 * JPEG. Null when it is not there or cannot be read.
 */
async function drawPicture(storage: Storage, key: string): Promise<EmailPicture | null> {
  const drawing = findDrawing(key);
  const name = key.slice(key.lastIndexOf('/') + 1);
  const bytes = drawing
    ? Buffer.from(drawing)
    : ((await storage.get(pictureAt(name, 320))) ?? (await storage.get(name)));
  if (!bytes) return null;
  const { sharp } = await import('../../storage/sharp.ts');
  const size = key === 'mark' ? sizes.mark : drawing ? sizes.drawing : sizes.product;
  const isSvg = drawing !== null || name.endsWith('.svg');
  const image = sharp(bytes, isSvg ? { density: 144 } : {}).resize(size, size, {
    fit: 'contain',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  const isPng = isSvg || (await sharp(bytes).metadata()).hasAlpha;
  const content = isPng
    ? await image.png({ palette: true, quality: 90, effort: 4 }).toBuffer()
    : await image.flatten({ background: '#f4ebec' }).jpeg({ quality: 82 }).toBuffer();
  const short = drawing ? key : createHash('sha256').update(key).digest('hex').slice(0, 16);
  return {
    cid: `${short}@pictures`,
    filename: `${short}.${isPng ? 'png' : 'jpg'}`,
    contentType: isPng ? 'image/png' : 'image/jpeg',
    content,
  };
}

/** The loader of the pictures of e-mails. */
export type EmailPictures = ReturnType<typeof createEmailPictures>;

/**
 * Creates the loader of pictures. They travel inside the e-mail: programs do not block them, nobody learns from a
 * request when it was opened, and it can be read without a network. A picture that cannot be drawn is left out.
 */
export function createEmailPictures(storage: Storage, marks?: Pick<ShopMarks, 'head'>) {
  const cache = new LRUCache<string, Promise<EmailPicture | null>>({ max: maxCached });

  /** Returns the shop's own logo or icon as the mark; null for the house mark. */
  async function ownMark(): Promise<EmailPicture | null> {
    const own = await marks?.head();
    if (!own) return null;
    const [, data = ''] = (own.logo?.picture ?? own.icon).split(',');
    return {
      cid: 'mark@pictures',
      filename: 'mark.png',
      contentType: 'image/png',
      content: Buffer.from(data, 'base64'),
    };
  }

  return {
    /** Returns the pictures of a draft by name or address. */
    async load(draft: Draft): Promise<Map<string, EmailPicture>> {
      const loaded = new Map<string, EmailPicture>();
      const own = await ownMark().catch(() => null);
      for (const key of picturesOf(draft)) {
        if (key === 'mark' && own) {
          loaded.set(key, own);
          continue;
        }
        const kept = isDrawing(key) ? drawings : cache;
        const drawn = kept.get(key) ?? drawPicture(storage, key).catch(() => null);
        kept.set(key, drawn);
        const picture = await drawn;
        if (picture) loaded.set(key, picture);
        else kept.delete(key);
      }
      return loaded;
    },
  };
}
