/** Larger than any page shows (contract/core/pictures.ts), so nothing visible is lost. */
const longestSide = 1600;

/** Returns whether a file is a photo of an iPhone by its name or type. */
const isHeic = (file: Blob): boolean =>
  /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name));

/** Decodes a photo, upright: by the browser, else, if it is a HEIC photo, by libheif. */
async function open(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (!isHeic(file)) throw error;
    const { decodeHeic } = await import('./decode-heic.ts');
    return decodeHeic(file);
  }
}

/** Draws a photo upright, at most `longest` px on either side. Throws for a file that cannot be decoded. */
async function drawPhoto(file: Blob, longest: number): Promise<HTMLCanvasElement> {
  const picture = await open(file);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // JPEG has no transparency: without this it would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

/**
 * Shrinks a photo to a JPEG data URL: upright, at most 1600 px on either side, a few hundred kilobytes instead of
 * eight megabytes, and without EXIF data. The server re-encodes it all the same. Throws for a
 * file that cannot be decoded.
 */
export const shrinkPhoto = async (file: Blob): Promise<string> =>
  (await drawPhoto(file, longestSide)).toDataURL('image/jpeg', 0.86);

/** Kinds of pictures that the server decodes. */
const decoded = /^image\/(?:jpeg|png|webp|avif)$/;

/** Largest side of a photo that is converted. Pages show a product at 1,200 px, and the zoom at more. */
const convertedSide = 2400;

/**
 * Returns a picture that the server can decode: the file itself, or a JPEG of what opens here alone, such as the HEIC
 * photos of an iPhone. Throws for a file that does not.
 */
export async function readablePhoto(file: File): Promise<File> {
  if (decoded.test(file.type)) return file;
  const canvas = await drawPhoto(file, convertedSide);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  if (!blob) throw new Error('no picture');
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}
