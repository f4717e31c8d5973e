import { sql } from 'kysely';
import type { PredictionText } from '#contract/astrology/horoscope/endpoints.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { SkyRecord } from './sky.ts';

/** A stored prediction: one day and sign, both languages. `sign` is 0 to 11. */
export type PredictionRow = {
  date: string;
  sign: number;
  en: PredictionText;
  hi: PredictionText;
  sky: SkyRecord;
  editedAt: Date | null;
  editedBy: string | null;
};

const selectPredictions = (db: Reader) =>
  db
    .selectFrom('predictions')
    .select([
      sql<string>`day::text`.as('date'),
      'sign',
      sql<PredictionText>`en`.as('en'),
      sql<PredictionText>`hi`.as('hi'),
      sql<SkyRecord>`sky`.as('sky'),
      'edited_at as editedAt',
      'edited_by as editedBy',
    ]);

const onDay = (date: string) => sql<boolean>`day = ${date}::date`;

/** Returns the rows of a day by sign; [] if none are written. */
export const readDay = (db: Reader, date: string): Promise<PredictionRow[]> =>
  selectPredictions(db).where(onDay(date)).orderBy('sign').execute();

/** Returns which of the days from `first` to `last` are written. */
export async function listWrittenDays(db: Reader, first: string, last: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('predictions')
    .select(sql<string>`day::text`.as('date'))
    .where(sql<boolean>`day between ${first}::date and ${last}::date`)
    .groupBy('day')
    .having((eb) => eb.fn.countAll(), '=', 12)
    .execute();
  return new Set(rows.map((row) => row.date));
}

/** Inserts the rows of a day. Rows that another process inserted first stay. Returns how many were new. */
export async function insertDay(
  db: Reader,
  rows: readonly Omit<PredictionRow, 'editedAt' | 'editedBy'>[],
  at: Date,
): Promise<number> {
  const written = await db
    .insertInto('predictions')
    .values(
      rows.map(({ date, sign, en, hi, sky }) => ({
        day: sql<Date>`${date}::date`,
        sign,
        en: JSON.stringify(en),
        hi: JSON.stringify(hi),
        sky: JSON.stringify(sky),
        composed_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['day', 'sign']).doNothing())
    .returning('sign')
    .execute();
  return written.length;
}

/** Locks one row for a change. */
export const lockPrediction = (tx: Tx, date: string, sign: number): Promise<PredictionRow | undefined> =>
  selectPredictions(tx).where(onDay(date)).where('sign', '=', sign).forNoKeyUpdate().executeTakeFirst();

/** Replaces the text of a row. */
export async function overwrite(
  tx: Tx,
  row: PredictionRow,
  next: { en: PredictionText; hi: PredictionText; at: Date; by: string },
): Promise<void> {
  await tx
    .updateTable('predictions')
    .set({
      en: JSON.stringify(next.en),
      hi: JSON.stringify(next.hi),
      edited_at: next.at,
      edited_by: next.by,
    })
    .where(onDay(row.date))
    .where('sign', '=', row.sign)
    .execute();
}
