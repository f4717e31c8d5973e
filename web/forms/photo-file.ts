/** Converts a photo to the uploaded file. The data URL comes from `shrinkPhoto`. */
export function photoFile(dataUrl: string): Blob {
  const bytes = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], { type: 'image/jpeg' });
}
