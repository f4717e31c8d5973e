import { sql } from 'kysely';
import type { PredictionText } from '#contract/horoscope/endpoints.ts';
import type { Reader, Tx } from '../platform/database/database.ts';
import type { KeptSky } from './sky.ts';

/** A prediction as it is kept: one day and sign, both languages. `sign` is 0 to 11. */
export type PredictionRow = {
  date: string;
  sign: number;
  en: PredictionText;
  hi: PredictionText;
  sky: KeptSky;
  editedAt: Date | null;
  editedBy: string | null;
};

const kept = (db: Reader) =>
  db
    .selectFrom('predictions')
    .select([
      sql<string>`day::text`.as('date'),
      'sign',
      sql<PredictionText>`en`.as('en'),
      sql<PredictionText>`hi`.as('hi'),
      sql<KeptSky>`sky`.as('sky'),
      'edited_at as editedAt',
      'edited_by as editedBy',
    ]);

const onDay = (date: string) => sql<boolean>`day = ${date}::date`;

/** The rows of a day by sign; [] when none are written. */
export const readDay = (db: Reader, date: string): Promise<PredictionRow[]> =>
  kept(db).where(onDay(date)).orderBy('sign').execute();

/** Which of the days from `first` to `last` are written. */
export async function writtenDays(db: Reader, first: string, last: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('predictions')
    .select(sql<string>`day::text`.as('date'))
    .where(sql<boolean>`day between ${first}::date and ${last}::date`)
    .groupBy('day')
    .having((eb) => eb.fn.countAll(), '=', 12)
    .execute();
  return new Set(rows.map((row) => row.date));
}

/** Writes the rows of a day; what another process wrote first stays. Answers how many were new. */
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

/** One row, held for a change. */
export const lockPrediction = (tx: Tx, date: string, sign: number): Promise<PredictionRow | undefined> =>
  kept(tx).where(onDay(date)).where('sign', '=', sign).forNoKeyUpdate().executeTakeFirst();

/** Writes the words of a row over. */
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
