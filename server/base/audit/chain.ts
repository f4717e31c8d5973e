import { transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { canonicalForm, firstHash, hashAfter } from './canonical.ts';
import {
  type ChainHead,
  hasUnchained,
  insertLinks,
  readHead,
  readUnchained,
  readUnsealed,
  sealEntries,
  tryLockChain,
} from './chain-store.ts';
import { createAuditExport } from './export-log.ts';
import type { AuditService } from './recorder.ts';

const batchSize = 500;
/** A round may work this long (ms), so that a backlog delays no other sweep. */
const roundMs = 250;

/** The hash chain over the audit log. */
export type AuditChain = ReturnType<typeof createAuditChain>;

/**
 * Creates the chain. Writers take no lock: a sweep chains committed entries in the order of their ids. An entry with a
 * lower id that commits later is chained by a later round.
 */
export function createAuditChain(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit }: { audit: AuditService },
) {
  // Seals what an older version wrote, then chains. Returns 0 if another process is at it.
  async function chainBatch(limit = batchSize): Promise<number> {
    return transact(db, async (tx) => {
      if (!(await tryLockChain(tx))) return 0;
      const old = await readUnsealed(tx, limit);
      if (old.length > 0) {
        const sealed = await audit.sealOld(tx, old);
        await sealEntries(
          tx,
          old.map(({ id }, i) => ({ id, ...(sealed[i] as (typeof sealed)[number]) })),
        );
      }
      const entries = await readUnchained(tx, limit);
      if (entries.length === 0) return 0;
      const head = await readHead(tx);
      const chainedAt = now();
      let { seq, hash } = head ?? { seq: 0, hash: firstHash };
      const links = entries.map((entry) => {
        seq += 1;
        hash = hashAfter(hash, canonicalForm(seq, chainedAt, entry));
        return { seq, hash, chainedAt };
      });
      await insertLinks(
        tx,
        links,
        entries.map(({ id }) => id),
      );
      return entries.length;
    });
  }

  return {
    /** Chains the next entries, at most `limit`. Returns their number. */
    chainBatch,

    /** Exports the chain; see {@link createAuditExport}. */
    export: createAuditExport({ db, now }, { audit }),

    /** Chains all committed entries. Works at most a quarter of a second. */
    async sweep(): Promise<number> {
      if (!(await hasUnchained(db))) return 0;
      const startedAt = performance.now();
      for (let count = 0; ; ) {
        const chained = await chainBatch();
        count += chained;
        if (chained < batchSize || performance.now() - startedAt > roundMs) return count;
      }
    },

    /** Returns the newest entry of the chain; null before the first. */
    head: async (): Promise<ChainHead | null> => (await readHead(db)) ?? null,
  };
}
