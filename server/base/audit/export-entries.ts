import { indiaDay, inIndia } from '#contract/core/india-time.ts';
import { type CsvStream, streamCsv } from '../../platform/csv/stream.ts';
import { transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditFilter, AuditReading } from './read-log.ts';
import type { AuditService } from './recorder.ts';

const batch = 200;

const heads = ['Entry', 'Time (IST)', 'Who', 'Role', 'Action', 'Kind', 'On', 'Id', 'Before', 'After'];

/** The export of entries as CSV. */
export type AuditEntries = ReturnType<typeof createEntriesExport>;

/** A request to export entries: the filter of the page, and who asks. */
export type EntriesExport = {
  filter: Omit<AuditFilter, 'after' | 'before' | 'limit' | 'changesOnly'>;
  exporter: string;
};

const json = (value: unknown): string => (value === null ? '' : JSON.stringify(value));

/**
 * Creates the export of the entries of a filter as CSV, newest first, as the page shows them: with sealed values opened.
 * Actions and kinds are the words of the API, times are in IST, values before and after are JSON. The export is recorded
 * before its first line leaves; what was typed to search for a person is not.
 */
export function createEntriesExport(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, auditReading }: { audit: AuditService; auditReading: AuditReading },
) {
  const linesOf = (filter: Omit<AuditFilter, 'after' | 'before' | 'limit'>): CsvStream =>
    streamCsv<string>(heads, async (after) => {
      const { entries, pages } = await auditReading.page({
        ...filter,
        after: after ?? undefined,
        limit: batch,
      });
      const rows = entries.map(
        ({ _id, at, actor, action, entity, name, entityId, before: was, after: is }) => [
          Number(_id),
          inIndia(new Date(at)).slice(0, 19).replace('T', ' '),
          actor?.name ?? '',
          actor?.role ?? '',
          action,
          entity,
          name ?? '',
          entityId,
          json(was),
          json(is),
        ],
      );
      return { rows, next: pages.next };
    });

  return async ({ filter, exporter }: EntriesExport): Promise<{ name: string; lines: CsvStream }> => {
    const at = now();
    const { by, actor, about, action, entity, from, to } = filter;
    await transact(db, (tx) =>
      audit.record(tx, {
        at,
        actorId: exporter,
        action: 'audit.export',
        entity: 'audit',
        entityId: 'all',
        after: {
          from: from ?? null,
          to: to ?? null,
          searched: [by, actor, about, action, entity].some((one) => one !== undefined),
          format: 'csv',
        },
      }),
    );
    return { name: `activity-${indiaDay(at)}.csv`, lines: linesOf(filter) };
  };
}
