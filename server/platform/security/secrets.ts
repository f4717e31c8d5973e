import { newSecret } from '../core/id.ts';
import type { Reader } from '../database/database.ts';

/**
 * Returns a secret that the environment does not set. The first process generates it; all processes get the same one.
 */
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
