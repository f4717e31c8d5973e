import { sql } from 'kysely';
import type { Lang } from '#contract/core/errors.ts';
import type { Reader, Tx } from '../platform/database/database.ts';

/** The input of a visitor entry. */
export type Visit = {
  id: string;
  fullName: string;
  phone: string;
  language: Lang;
  consent: { purpose: string; version: string } | null;
  now: Date;
};

/**
 * Inserts an entry, or increments the count of an identical one (same number, name and consent text). Never
 * changes other entries, because the visitor has not proved ownership of the number.
 */
export async function upsertVisitor(db: Reader, visit: Visit): Promise<void> {
  const { consent, now } = visit;
  await db
    .insertInto('visitors')
    .values({
      id: visit.id,
      full_name: visit.fullName,
      phone: visit.phone,
      language: visit.language,
      first_at: now,
      last_at: now,
      consent_purpose: consent?.purpose ?? null,
      consent_version: consent?.version ?? null,
      consent_at: consent && now,
    })
    .onConflict((conflict) =>
      conflict.constraint('visitors_entry').doUpdateSet({
        last_at: now,
        times: sql<number>`visitors.times + 1`,
      }),
    )
    .execute();
}

const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function matching(db: Reader, q: string | undefined) {
  const query = db.selectFrom('visitors');
  if (!q) return query;
  const digits = q.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits)
    ? query.where('phone', 'like', like(digits))
    : query.where(sql<string>`plain_text(full_name)`, 'like', sql<string>`plain_text(${like(q)})`);
}

/** Lists visitors by name or number, latest first. */
export const readVisitors = (
  db: Reader,
  { q, limit, offset }: { q: string | undefined; limit: number; offset: number },
) =>
  matching(db, q)
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Counts visitors by name or number. */
export async function countVisitors(db: Reader, q: string | undefined): Promise<number> {
  const row = await matching(db, q)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

/**
 * Deletes all entries with the number of an entry. Returns their columns without personal data; empty if none
 * exists.
 */
export const deleteVisitor = (tx: Tx, id: string) =>
  tx
    .deleteFrom('visitors')
    .where('phone', 'in', (row) => row.selectFrom('visitors').select('phone').where('id', '=', id))
    .returning(['id', 'times', 'first_at', 'last_at', 'consent_version'])
    .execute();
