import { indiaDay } from '#contract/core/india-time.ts';
import type { PeopleQuery } from '#contract/people/accounts/customers.ts';
import type { Lang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import { csvMark, csvRow } from '../../../platform/csv/write.ts';
import { transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AdminUserRow, readAdminUsers } from '../admin/store.ts';
import { readTags, readWorth, type WorthRow } from './store.ts';

const limit = 50_000;

const words = readWords('accounts/answers');

const line = (row: AdminUserRow, worth: WorthRow | undefined, tags: readonly string[]): string =>
  csvRow([
    `${row.first_name} ${row.last_name}`.trim(),
    row.email,
    row.phone,
    row.language,
    indiaDay(row.created_at),
    worth?.orders ?? 0,
    { paise: worth?.worth ?? 0 },
    worth?.lastOrderAt ? indiaDay(worth.lastOrderAt) : '',
    tags.join('; '),
  ]);

/** A request to export people: the filters, the member of staff, and the language of the heads. */
export type PeopleExport = { filter: PeopleQuery; by: string; lang: Lang };

/** Exports people as CSV, newest first, and records the export with its size in the audit log. Days are in IST. */
export const exportPeople = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit }: { audit: AuditService },
  { filter, by, lang }: PeopleExport,
): Promise<string> =>
  transact(db, async (tx) => {
    const { rows } = await readAdminUsers(tx, filter, { limit });
    const ids = rows.map(({ id }) => id);
    const [worth, tags] = [await readWorth(tx, ids), await readTags(tx, ids)];
    await audit.record(tx, {
      at: now(),
      actorId: by,
      action: 'people.export',
      entity: 'people',
      entityId: 'all',
      after: { rows: rows.length, filters: Object.keys(filter) },
    });
    const lines = rows.map((row) => line(row, worth.get(row.id), tags.get(row.id) ?? []));
    return csvMark + csvRow([...words[lang].exportHeads]) + lines.join('');
  });
