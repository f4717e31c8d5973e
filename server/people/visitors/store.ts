import { sql } from 'kysely';
import { searchedPhone } from '#contract/core/typed.ts';
import type { VisitorState } from '#contract/people/visitors/rules.ts';
import type { Lang } from '#languages/list.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../platform/database/keyset.ts';

/** The input of a visitor entry. */
export type Visit = {
  id: string;
  fullName: string;
  phone: string;
  language: Lang;
  /** `text`: as the visitor read it. */
  consent: { purpose: string; version: string; text: string } | null;
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
      consent_text: consent?.text ?? null,
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

/** The filter of the list. */
export type VisitorFilter = { q?: string | undefined; state?: VisitorState | undefined };

function matching(db: Reader, { q, state }: VisitorFilter) {
  const query = db
    .selectFrom('visitors')
    .$if(state !== undefined, (found) => found.where('state', '=', state ?? 'new'));
  if (!q) return query;
  const digits = searchedPhone(q);
  return digits
    ? query.where('phone', 'like', like(digits))
    : query.where(sql<string>`plain_text(full_name)`, 'like', sql<string>`plain_text(${like(q)})`);
}

const order: SortPart[] = [
  { by: sql`last_at`, kind: 'instant', desc: true },
  { by: sql`id`, kind: 'text', desc: true },
];

/** Returns a page of visitors, latest first. */
export async function readVisitors(
  db: Reader,
  { after, before, limit, ...filter }: VisitorFilter & PageRequest,
) {
  const page = keyset('latest', order, { after, before, limit });
  const rows = await matching(db, filter)
    .selectAll()
    .select(page.cursor.as('cursor'))
    .where(page.where)
    .orderBy(page.orderBy)
    .limit(page.limit)
    .execute();
  return page.page(rows);
}

/** A row of `visitors`. */
export type VisitorRow = Awaited<ReturnType<typeof readVisitors>>['rows'][number];

/** Counts visitors. */
export async function countVisitors(db: Reader, filter: VisitorFilter): Promise<number> {
  const row = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Returns the accounts that have ordered, with the time of the last order, by telephone number. */
export async function readBuyers(
  db: Reader,
  phones: readonly string[],
): Promise<Map<string, { userId: string; orderedAt: Date }>> {
  if (phones.length === 0) return new Map();
  const rows = await db
    .selectFrom('phone_buyers')
    .select(['phone', 'user_id as userId', 'last_order_at as orderedAt'])
    .where('phone', 'in', phones)
    .$narrowType<{ phone: string; userId: string; orderedAt: Date }>()
    .execute();
  return new Map(rows.map(({ phone, ...buyer }) => [phone, buyer]));
}

/** Locks a visitor until the transaction ends. */
export const lockVisitor = (tx: Tx, id: string): Promise<VisitorRow | undefined> =>
  tx.selectFrom('visitors').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Writes what became of a visitor's number. */
export const writeState = (
  tx: Tx,
  id: string,
  { state, note, at }: { state: VisitorState; note: string; at: Date },
): Promise<VisitorRow> =>
  tx
    .updateTable('visitors')
    .set({ state, note, state_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

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
