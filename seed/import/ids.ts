import { createHash } from 'node:crypto';

const digest = (kind: string, key: string): Buffer => createHash('sha256').update(`${kind}\n${key}`).digest();

/**
 * Returns the id of a demo object: 16 characters of `0-9a-z`, the same on every machine for the same kind and key.
 */
export const demoId = (kind: string, key: string): string =>
  digest(kind, key).readBigUInt64BE(0).toString(36).padStart(13, '0').slice(-13) +
  digest(kind, key).readUInt32BE(8).toString(36).padStart(7, '0').slice(-3);

/** Returns a pseudo-random integer from 0 to `below - 1`, always the same for this kind and key. */
export const demoNumber = (kind: string, key: string, below: number): number =>
  digest(kind, key).readUInt32BE(0) % below;
