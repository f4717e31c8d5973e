/** Larger than any page shows (contract/core/pictures.ts), so nothing visible is lost. */
const longestSide = 1600;

/**
 * Shrinks a photo to a JPEG data URL: upright, at most 1600 px on either side, a few hundred kilobytes instead of
 * eight megabytes, and without EXIF data. The server re-encodes it all the same. Throws if the browser cannot decode
 * the file.
 */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
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
  return canvas.toDataURL('image/jpeg', 0.86);
}
