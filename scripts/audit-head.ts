import type { KnownHead } from '#server/audit/integrity.ts';

type Head = { seq: number; hash: Buffer; at: Date };

/** Returns the head of the audit chain in words: its entry, hash and time. */
export const wordsOfHead = (head: Head | null): string =>
  head
    ? `entry ${head.seq}:${head.hash.toString('hex')}, chained at ${head.at.toISOString()}`
    : 'it is empty';

/** Reads `entry:hash`, as back-ups and the daily e-mail name them. The hash may be cut after 16 digits. */
export function readKnownHead(text: string | undefined): KnownHead | null {
  if (text === undefined) return null;
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{16,64})$/i.exec(text) ?? [];
  if (!seq || !hash)
    throw new Error(`${text} is no entry of the audit chain: write its number, a colon and its hash.`);
  return { seq: Number(seq), hash };
}
