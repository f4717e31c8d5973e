import type { Reader } from '../../platform/database/database.ts';
import { canonicalForm, firstHash, hashAfter } from './canonical.ts';
import { type ChainHead, countUnproved, readHash, readHead, readLinks } from './chain-store.ts';

const batchSize = 2000;
const shownAtMost = 5;

/** A place of the chain with its hash, as a back-up or an e-mail names it. */
export type KnownHead = { seq: number; hash: string };

/** Reads `entry:hash`, as back-ups and the daily e-mail name a place of the chain. The hash may be cut after 16 digits. */
export function readKnownHead(text: string): KnownHead {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{16,64})$/i.exec(text) ?? [];
  if (!seq || !hash)
    throw new Error(`${text} is no entry of the audit chain: write its number, a colon and its hash.`);
  return { seq: Number(seq), hash };
}

/** Returns the head of the chain in words: its entry, hash and time. */
export const wordsOfHead = (head: ChainHead | null): string =>
  head
    ? `entry ${head.seq}:${head.hash.toString('hex')}, chained at ${head.at.toISOString()}`
    : 'it is empty';

/** Returns one sentence for each place at which the chain does not fit its entries. */
async function brokenPlaces(db: Reader): Promise<string[]> {
  const problems: string[] = [];
  let hash = firstHash;
  let seq = 0;
  for (;;) {
    const links = await readLinks(db, { from: seq + 1, limit: batchSize });
    for (const link of links) {
      if (link.seq !== seq + 1) problems.push(`The audit chain has no entry ${seq + 1}: it was removed.`);
      else if (!hashAfter(hash, canonicalForm(link.seq, link.chainedAt, link.entry)).equals(link.hash))
        problems.push(
          `Entry ${link.seq} of the audit chain (audit id ${link.entry.id}) does not fit its hash: it, its place or its hash was changed.`,
        );
      // The stored hash goes on, so that one change is one sentence.
      ({ seq, hash } = link);
    }
    if (links.length < batchSize) return problems;
  }
}

/** Returns one sentence for each contradiction between the audit log and its chain; at most six. */
export async function auditProblems(db: Reader): Promise<string[]> {
  const problems = await brokenPlaces(db);
  const { lost } = await countUnproved(db);
  if (lost > 0)
    problems.push(
      `${lost} audit entries are in neither the chain nor its queue: they were added or released by hand.`,
    );
  const more = problems.length - shownAtMost;
  return more > 0
    ? [...problems.slice(0, shownAtMost), `The audit chain has ${more} more problems.`]
    : problems;
}

/** The state of the chain: its head (null when empty), and sentences for what {@link auditProblems} cannot know. */
export type ChainProof = { head: ChainHead | null; problems: string[] };

/** Compares the chain with a head that was noted outside of the database. `late` also reports entries that wait too long. */
export async function proveHead(
  db: Reader,
  { known, late }: { known: KnownHead | null; late: boolean },
): Promise<ChainProof> {
  const problems: string[] = [];
  if (known) {
    const hash = (await readHash(db, known.seq))?.toString('hex');
    if (!hash) problems.push(`The audit chain ends before entry ${known.seq}: later entries were removed.`);
    else if (!hash.startsWith(known.hash.toLowerCase()))
      problems.push(
        `Entry ${known.seq} of the audit chain has another hash than the one noted: the chain was rewritten.`,
      );
  }
  const counts = await countUnproved(db);
  if (late && counts.late > 0)
    problems.push(
      `${counts.late} audit entries have waited for more than a minute to be chained: start the shop, and look for "sweep failed" in its log.`,
    );
  return { head: (await readHead(db)) ?? null, problems };
}
