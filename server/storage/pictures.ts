import { nameStart } from '#contract/core/picture-names.ts';
import { pictureAt, pictureSizes } from '#contract/core/pictures.ts';
import { ZOOM_PIXELS, zoomCopy } from '#contract/core/zoom-picture.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { meanColour, type PictureOf, readDataUrl, reencode } from './images.ts';
import type { Storage } from './storage.ts';

/** Uploaded pictures, re-encoded at every size that pages use. Each has a unique name, so that it can be deleted. */
export type Pictures = {
  /** Stores a picture and returns its address. Errors as of `reencode` (images.ts). */
  save(bytes: Buffer, of: PictureOf): Promise<string | AppError>;
  /** Stores a picture from a base64 data URL. */
  saveDataUrl(url: string, of: PictureOf): Promise<string | AppError>;
  /** Removes every size of a picture by its address. A missing picture is no error. */
  remove(address: string): Promise<void>;
};

/** Creates the store of uploaded pictures. */
export function createPictures(storage: Storage): Pictures {
  async function save(bytes: Buffer, of: PictureOf): Promise<string | AppError> {
    const [large, ...smaller] = pictureSizes.toReversed();
    const drawn = await reencode(bytes, large ?? 1200, of);
    if (drawn instanceof AppError) return drawn;
    const zoomed = of.zooms ? await reencode(bytes, ZOOM_PIXELS, of) : drawn;
    if (zoomed instanceof AppError) return zoomed;
    const smallest = await reencode(drawn, smaller.at(-1) ?? 320, of);
    if (smallest instanceof AppError) return smallest;
    const colour = await meanColour(smallest, of);
    const name = storage.createName('webp', colour ? nameStart(colour) : undefined);
    const copies = new Map<string, Buffer>();
    for (const size of smaller) {
      const copy = size === smaller.at(-1) ? smallest : await reencode(drawn, size, of);
      if (copy instanceof AppError) return copy;
      copies.set(pictureAt(name, size), copy);
    }
    // A picture of 1,200 pixels or less is the same at every larger size.
    if (!zoomed.equals(drawn)) copies.set(zoomCopy(name), zoomed);
    // Stored last: once the address is known, all sizes exist.
    copies.set(name, drawn);
    try {
      for (const [copyName, copy] of copies) await storage.save(copyName, copy);
    } catch (error) {
      // For example a full disk: leave no copies without their picture.
      for (const copyName of copies.keys()) await storage.remove(copyName).catch(() => undefined);
      throw error;
    }
    return storage.url(name);
  }

  return {
    save: save,
    async saveDataUrl(url, of) {
      const bytes = readDataUrl(url);
      return bytes ? save(bytes, of) : appError('image_kind');
    },
    async remove(address) {
      const name = address.slice(address.lastIndexOf('/') + 1);
      for (const size of pictureSizes) await storage.remove(pictureAt(name, size));
      await storage.remove(zoomCopy(name));
    },
  };
}
