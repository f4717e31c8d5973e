import { pictureAt, pictureSizes } from '#contract/core/pictures.ts';
import { AppError, appError } from '../core/app-error.ts';
import { type PictureOf, readDataUrl, redraw } from './images.ts';
import type { Storage } from './storage.ts';

/** Uploaded pictures: drawn anew at every size pages ask for, under a name nothing else shares, so that they can go again. */
export type Pictures = {
  /** Keeps a picture and answers its address; faults as those of `redraw` (images.ts). */
  keep(bytes: Buffer, of: PictureOf): Promise<string | AppError>;
  /** The same for a picture in a base64 data URL. */
  keepDataUrl(url: string, of: PictureOf): Promise<string | AppError>;
  /** Removes every size of a picture by its address; one that is gone already is no error. */
  remove(address: string): Promise<void>;
};

/** Makes the keeper of uploaded pictures. */
export function createPictures(storage: Storage): Pictures {
  async function keep(bytes: Buffer, of: PictureOf): Promise<string | AppError> {
    const [large, ...smaller] = pictureSizes.toReversed();
    const drawn = await redraw(bytes, large ?? 1200, of);
    if (drawn instanceof AppError) return drawn;
    const name = storage.ownName('webp');
    const copies = new Map<string, Buffer>();
    for (const size of smaller) {
      const copy = await redraw(drawn, size, of);
      if (copy instanceof AppError) return copy;
      copies.set(pictureAt(name, size), copy);
    }
    // Last: whoever has the address finds all sizes.
    copies.set(name, drawn);
    try {
      for (const [copyName, copy] of copies) await storage.keep(copyName, copy);
    } catch (error) {
      // A full disk: no copies stay without their picture.
      for (const copyName of copies.keys()) await storage.remove(copyName).catch(() => undefined);
      throw error;
    }
    return storage.url(name);
  }

  return {
    keep,
    async keepDataUrl(url, of) {
      const bytes = readDataUrl(url);
      return bytes ? keep(bytes, of) : appError('image_kind');
    },
    async remove(address) {
      const name = address.slice(address.lastIndexOf('/') + 1);
      for (const size of pictureSizes) await storage.remove(pictureAt(name, size));
    },
  };
}
