import type { HomePlace } from '#contract/catalog/home/endpoints.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** The stored order of the home page. */
export type Layout = { sections: HomePlace[]; version: number };

/** Returns the stored order; undefined while nobody has changed it. */
export const readLayout = (db: Reader): Promise<Layout | undefined> =>
  db.selectFrom('home_layout').select(['sections', 'version']).executeTakeFirst();

/**
 * Writes the order if the stored version is the one that was opened, 0 for none. Returns false if somebody was faster: of two
 * first writers the second conflicts.
 */
export async function writeLayout(
  tx: Tx,
  { sections, opened, at }: { sections: readonly HomePlace[]; opened: number; at: Date },
): Promise<boolean> {
  const row = { sections: JSON.stringify(sections), version: opened + 1, updated_at: at };
  const written =
    opened === 0
      ? await tx
          .insertInto('home_layout')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await tx.updateTable('home_layout').set(row).where('version', '=', opened).executeTakeFirst();
  const count = 'numUpdatedRows' in written ? written.numUpdatedRows : written.numInsertedOrUpdatedRows;
  return Number(count ?? 0) === 1;
}
