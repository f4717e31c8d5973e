import { sql } from 'kysely';
import type { Lang } from '#contract/core/errors.ts';
import type { Reader, Tx } from '../platform/database/database.ts';

/** A visit to be kept. */
export type Visit = {
  id: string;
  fullName: string;
  phone: string;
  language: Lang;
  consent: { purpose: string; version: string } | null;
  now: Date;
};

/**
 * Writes an entry, or counts the same entry once more: same number, name and consent text. It changes no other entry,
 * because nobody has proved that the number is theirs.
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

function found(db: Reader, q: string | undefined) {
  const query = db.selectFrom('visitors');
  if (!q) return query;
  const digits = q.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits)
    ? query.where('phone', 'like', like(digits))
    : query.where(sql<string>`plain_text(full_name)`, 'like', sql<string>`plain_text(${like(q)})`);
}

/** Visitors by name or number, the latest first. */
export const readVisitors = (
  db: Reader,
  { q, limit, offset }: { q: string | undefined; limit: number; offset: number },
) =>
  found(db, q)
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** How many there are. */
export async function countVisitors(db: Reader, q: string | undefined): Promise<number> {
  const row = await found(db, q)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Deletes every entry of an entry's number. Returns what may be said of them afterwards; [] when there is none. */
export const deleteVisitor = (tx: Tx, id: string) =>
  tx
    .deleteFrom('visitors')
    .where('phone', 'in', (row) => row.selectFrom('visitors').select('phone').where('id', '=', id))
    .returning(['id', 'times', 'first_at', 'last_at', 'consent_version'])
    .execute();
