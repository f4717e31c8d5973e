import { newSecret } from '../core/id.ts';
import type { Reader } from '../database/database.ts';

/** A secret the shop makes for itself where the environment gives none: the first process that asks makes it, all get the same. */
export async function getOrCreateSecret(db: Reader, name: 'session' | 'data', now: Date): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: newSecret(), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
