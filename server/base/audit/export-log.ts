import { daysAfter, indiaDay, startOfDay } from '#contract/core/india-time.ts';
import { type Database, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { canonicalForm, firstHash } from './canonical.ts';
import { readHash, readLinks, readPlaces } from './chain-store.ts';
import type { AuditService } from './recorder.ts';

const batchSize = 1000;

/** The name of the format, in the first line of an export. */
export const exportFormat = 'navaratna audit chain 1';

/** A request to export the chain. Days (YYYY-MM-DD) are in IST and inclusive; they are the days of chaining. */
export type ExportRequest = { from?: string | undefined; to?: string | undefined; by: string };

type Places = { first: number; last: number } | null;

async function* linesOf(db: Database, places: Places): AsyncGenerator<string> {
  const previous = places && places.first > 1 ? await readHash(db, places.first - 1) : firstHash;
  const line = (value: object) => `${JSON.stringify(value)}\n`;
  yield line({ format: exportFormat, previous: previous?.toString('hex') ?? null, ...places });
  if (!places) return;
  for (let from = places.first; from <= places.last; ) {
    const links = await readLinks(db, { from, until: places.last, limit: batchSize });
    const last = links.at(-1);
    if (!last) return;
    yield links
      .map(({ seq, hash, chainedAt, entry }) =>
        line({ hash: hash.toString('hex'), entry: canonicalForm(seq, chainedAt, entry) }),
      )
      .join('');
    from = last.seq + 1;
  }
}

/**
 * Creates the export of the chain as JSON lines. The first line has the hash before the first entry. Each other line has
 * an entry in its canonical form, with sealed values as they are stored, and its hash. An export is always whole between
 * its first and its last entry, so that it can be proved.
 */
export function createAuditExport(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit }: { audit: AuditService },
) {
  return async ({ from, to, by }: ExportRequest): Promise<{ name: string; lines: AsyncIterable<string> }> => {
    const at = now();
    const places = await transact(db, async (tx) => {
      const found = await readPlaces(tx, {
        from: from ? startOfDay(from) : null,
        until: to ? startOfDay(daysAfter(to, 1)) : null,
      });
      await audit.record(tx, {
        at,
        actorId: by,
        action: 'audit.export',
        entity: 'audit',
        entityId: 'all',
        after: {
          from: from ?? null,
          to: to ?? null,
          firstEntry: found?.first ?? null,
          lastEntry: found?.last ?? null,
        },
      });
      return found;
    });
    return { name: `audit-${indiaDay(at)}.jsonl`, lines: linesOf(db, places) };
  };
}
