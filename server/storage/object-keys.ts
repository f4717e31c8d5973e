import { type FileType, fileTypes } from './file-types.ts';

const keyPattern = /^(?:[\w-]+\/){1,3}[\w-][\w.-]*$/;

/** Returns a key that names an object of a store. Throws for anything that could lead out of it. */
export function requireKey(key: string): string {
  if (!keyPattern.test(key) || key.includes('..'))
    throw new Error(`This is not the name of a stored object: ${key}`);
  return key;
}

/** Returns whether everybody may read an object. */
export const isPublicKey = (key: string): boolean => key.startsWith('media/');

/** Returns the headers of an object: media may be cached for ever, everything else nowhere. */
export function headersOf(key: string): { type: string; cacheControl: string; disposition?: string } {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  const type = fileTypes[extension as FileType] ?? 'application/octet-stream';
  if (!isPublicKey(key)) return { type, cacheControl: 'private, no-store' };
  const cacheControl = 'public, max-age=31536000, immutable';
  return extension === 'pdf' ? { type, cacheControl, disposition: 'attachment' } : { type, cacheControl };
}
