import { createHash } from 'node:crypto';

/** What is kept of a mailed secret: its SHA-256. It has 256 random bits, so nothing slower is needed. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
