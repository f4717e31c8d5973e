import { createHash } from 'node:crypto';

/** Returns the stored form of a mailed secret: its SHA-256. It has 256 random bits, so no slow hash is needed. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
