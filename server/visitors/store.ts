import { sql } from 'kysely';
import type { Lang } from '#contract/faults.ts';
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

/** Keeps a visitor, or notes that a known number came again; a consent once given stays. */
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
      conflict.column('phone').doUpdateSet({
        full_name: visit.fullName,
        language: visit.language,
        last_at: now,
        times: sql<number>`visitors.times + 1`,
        ...(consent && {
          consent_purpose: consent.purpose,
          consent_version: consent.version,
          consent_at: now,
        }),
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

/** Removes a visitor; answers what may be said of them afterwards, undefined when they are gone already. */
export const deleteVisitor = (tx: Tx, id: string) =>
  tx
    .deleteFrom('visitors')
    .where('id', '=', id)
    .returning(['times', 'first_at', 'last_at', 'consent_version'])
    .executeTakeFirst();
