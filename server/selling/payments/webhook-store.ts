import { sql } from 'kysely';
import type { Database, Reader } from '../../platform/database/database.ts';
import { keyset, type PageRequest } from '../../platform/database/keyset.ts';

/** The state of a webhook: stored but not yet processed, processed, or failed. */
export type WebhookState = 'received' | 'processed' | 'failed';

const columns = ['id', 'type', 'received_at', 'processed_at', 'outcome', 'tries', 'error'] as const;

/**
 * Stores the raw bytes of a webhook, due at `checkAt` if it is not processed by then. Returns its id, or null if it
 * was stored before.
 */
export async function insertWebhook(
  db: Database,
  webhook: { key: string; type: string; raw: Buffer; now: Date; checkAt: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('webhooks')
    .values({
      dedupe_key: webhook.key,
      type: webhook.type,
      raw: webhook.raw,
      received_at: webhook.now,
      check_at: webhook.checkAt,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Marks a webhook as processed with an outcome. */
export const closeWebhook = (db: Reader, id: number, outcome: string, now: Date) =>
  db
    .updateTable('webhooks')
    .set({ processed_at: now, outcome, error: null, check_at: null })
    .where('id', '=', id)
    .execute();

/** Records a failed attempt. A null `checkAt` stops automatic retries. */
export const failWebhook = (db: Reader, id: number, error: string, checkAt: Date | null) =>
  db
    .updateTable('webhooks')
    .set((row) => ({ error, check_at: checkAt, tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .execute();

/** Claims up to 50 due webhooks until `retryAt`, so that no other process takes them. */
export const claimWebhooks = (db: Database, now: Date, retryAt: Date) =>
  db
    .updateTable('webhooks')
    .set({ check_at: retryAt })
    .where('id', 'in', (due) =>
      due
        .selectFrom('webhooks')
        .select('id')
        .where('check_at', '<=', now)
        .orderBy('check_at')
        .limit(50)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['id', 'raw', 'tries'])
    .execute();

/** Returns how many stored webhooks are not processed. */
export async function countOpen(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('processed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** Lists webhooks in one state (or all), newest first. */
export async function listWebhooks(
  db: Reader,
  { state, ...request }: { state?: WebhookState } & PageRequest,
) {
  const page = keyset('newest', [{ by: sql`id`, kind: 'number', desc: true }], request);
  let query = db
    .selectFrom('webhooks')
    .select(columns)
    .select(page.cursor.as('cursor'))
    .where(page.where)
    .orderBy(page.orderBy)
    .limit(page.limit);
  if (state === 'processed') query = query.where('processed_at', 'is not', null);
  else if (state) {
    query = query
      .where('processed_at', 'is', null)
      .where('error', state === 'failed' ? 'is not' : 'is', null);
  }
  return page.page(await query.execute());
}

/** Finds a webhook, with its raw bytes. */
export const findWebhook = (db: Reader, id: number) =>
  db
    .selectFrom('webhooks')
    .select([...columns, 'raw'])
    .where('id', '=', id)
    .executeTakeFirst();
