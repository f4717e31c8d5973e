/** More than any page shows (contract/core/pictures.ts), so that nothing visible is lost. */
const longestSide = 1600;

/**
 * A photo made small enough to send, as a JPEG data URL: upright, at most 1600 px either way, a few hundred kilobytes
 * instead of a phone's eight megabytes, and without what a camera writes beside the picture. The server draws it anew
 * all the same. Throws where the browser cannot read the file.
 */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // JPEG knows no transparency: without this it would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.86);
}
