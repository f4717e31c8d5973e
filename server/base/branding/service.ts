import { LRUCache } from 'lru-cache';
import { markTile } from '#art/lines/mark-tile.ts';
import type { ShopMark } from '#contract/base/pdf/documents.ts';
import type { Storage } from '../../storage/storage.ts';
import { type SettingsService, shopName } from '../settings/service.ts';

/** The sizes of the icon in pixels: the browser's tab, a notification, and a phone's home screen. */
export const iconSizes = [32, 180, 192] as const;
/** A size of the icon. */
export type IconSize = (typeof iconSizes)[number];

/** An icon as PNG. `version` changes with the picture. */
export type ShopIcon = { png: Buffer; version: string };

// Twice to three times what e-mails and PDFs show.
const logoBox = { width: 480, height: 120 };
const maxDrawn = 24;

/** The palette of web/styles/tokens.css. */
const houseMark = markTile({ ink: '#2b171f', manik: '#a11041', ground: '#f8c147' });
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const white = { r: 255, g: 255, b: 255, alpha: 1 };

/** The shop's own logo and icon as PNG, for what shows no WebP. */
export type ShopMarks = ReturnType<typeof createShopMarks>;

/** Creates the drawer of the shop's logo and icon. Each picture is drawn once for a process. */
export function createShopMarks({ settings, storage }: { settings: SettingsService; storage: Storage }) {
  const drawn = new LRUCache<string, Promise<Buffer | null>>({ max: maxDrawn });

  /** Draws once, and again after a failure. */
  function once(key: string, draw: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const known = drawn.get(key);
    if (known) return known;
    const drawing = draw();
    drawn.set(key, drawing);
    drawing.then(
      (png) => png === null && drawn.delete(key),
      () => drawn.delete(key),
    );
    return drawing;
  }

  const read = (address: string): Promise<Buffer | null> =>
    storage.get(address.slice(address.lastIndexOf('/') + 1));

  /** Draws a picture as a square. A wide logo is placed in the middle. */
  const square = (address: string, size: number, background: typeof clear): Promise<Buffer | null> =>
    once(`${address} ${size} ${background.alpha}`, async () => {
      const bytes = await read(address);
      if (!bytes) return null;
      const { sharp } = await import('../../storage/sharp.ts');
      const image = sharp(bytes).resize(size, size, { fit: 'contain', background });
      return (background.alpha === 1 ? image.flatten({ background }) : image).png().toBuffer();
    });

  const house = (size: number): Promise<Buffer | null> =>
    once(`house ${size}`, async () => {
      const { sharp } = await import('../../storage/sharp.ts');
      return sharp(Buffer.from(houseMark), { density: (72 * size) / 48 })
        .resize(size, size)
        .png()
        .toBuffer();
    });

  async function logoOf(address: string): Promise<ShopMark['logo']> {
    const png = await once(`${address} logo`, async () => {
      const bytes = await read(address);
      if (!bytes) return null;
      const { sharp } = await import('../../storage/sharp.ts');
      return sharp(bytes)
        .resize({ ...logoBox, fit: 'inside' })
        .png()
        .toBuffer();
    });
    // A PNG says its size in its first chunk (RFC 2083, 4.1.1).
    return png && { picture: dataUrl(png), width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
  }

  return {
    /** Returns the icon of the shop: its own, else its logo, else the house mark. */
    async icon(size: IconSize): Promise<ShopIcon> {
      const { shop } = await settings.all();
      const address = shop.icon || shop.logo;
      // A phone fills what is transparent with black.
      const own = address ? await square(address, size, size === 180 ? white : clear) : null;
      const png = own ?? (await house(size));
      if (!png) throw new Error('the house mark cannot be drawn');
      return { png, version: own ? versionOf(address) : 'house' };
    },

    /** Returns what is printed at the head of e-mails and PDFs; null for the house mark. */
    async head(): Promise<ShopMark | null> {
      const all = await settings.all();
      const { logo, icon } = all.shop;
      const address = icon || logo;
      const picture = address ? await square(address, logoBox.height, clear) : null;
      if (!picture) return null;
      return {
        icon: dataUrl(picture),
        logo: logo ? await logoOf(logo) : null,
        names: [shopName(all, 'en'), shopName(all, 'hi')],
      };
    },
  };
}

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

const versionOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1).slice(0, 12);
