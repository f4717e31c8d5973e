import { createHash } from 'node:crypto';

/** An entry as the chain covers it: texts as PostgreSQL writes them, and sealed values as they are stored. */
export type ChainedEntry = {
  id: number;
  /** UTC with microseconds: `2026-11-24T03:10:36.000000Z`. */
  at: string;
  actorId: string | null;
  action: string;
  entity: string;
  entityId: string;
  /** The text of the stored `jsonb`. */
  before: string | null;
  after: string | null;
  personId: string | null;
  /** Base64. */
  sealed: string | null;
};

/** The hash before the first entry: 32 zero bytes. */
export const firstHash: Buffer = Buffer.alloc(32);

/**
 * Returns the canonical form of an entry: a JSON array without spaces (ECMAScript `JSON.stringify`), of the place in the
 * chain, the instant of chaining (ISO 8601, UTC, milliseconds), and the entry's columns in the order below. Values that
 * JSON holds already are in it as texts, so nobody needs to repeat the formatting of `jsonb`.
 */
export const canonicalForm = (seq: number, chainedAt: Date, entry: ChainedEntry): string => {
  const { id, at, actorId, action, entity, entityId, before, after, personId, sealed } = entry;
  return JSON.stringify([
    ...[seq, chainedAt.toISOString()],
    ...[id, at, actorId, action, entity, entityId, before, after, personId, sealed],
  ]);
};

/** Returns the hash of an entry: SHA-256 of the previous hash, followed by the canonical form in UTF-8. */
export const hashAfter = (previous: Buffer, canonical: string): Buffer =>
  createHash('sha256').update(previous).update(canonical, 'utf8').digest();
