import type { Database, Reader } from '../platform/database/database.ts';

/** How a webhook stands: kept and not processed yet, processed, or not processed because of an error. */
export type WebhookState = 'received' | 'processed' | 'failed';

const columns = ['id', 'type', 'received_at', 'processed_at', 'outcome', 'tries', 'error'] as const;

/** Keeps a webhook as it came, due at `checkAt` if nobody has processed it by then; null when the same one was kept before. */
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

/** Notes how a webhook ended. */
export const closeWebhook = (db: Reader, id: number, outcome: string, now: Date) =>
  db
    .updateTable('webhooks')
    .set({ processed_at: now, outcome, error: null, check_at: null })
    .where('id', '=', id)
    .execute();

/** Notes why a webhook could not be processed, and when it is tried again; null: not by itself. */
export const noteFailure = (db: Reader, id: number, error: string, checkAt: Date | null) =>
  db
    .updateTable('webhooks')
    .set((row) => ({ error, check_at: checkAt, tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .execute();

/** Takes up to 50 webhooks that are due, and puts them off until `retryAt` so that no other process takes them. */
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

/** How many webhooks were kept and are not processed. */
export async function countOpen(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('processed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** Webhooks in one state (or all), newest first. */
export function listWebhooks(
  db: Reader,
  { state, limit, offset }: { state?: WebhookState; limit: number; offset: number },
) {
  let query = db.selectFrom('webhooks').select(columns).orderBy('id', 'desc').limit(limit).offset(offset);
  if (state === 'processed') query = query.where('processed_at', 'is not', null);
  else if (state) {
    query = query
      .where('processed_at', 'is', null)
      .where('error', state === 'failed' ? 'is not' : 'is', null);
  }
  return query.execute();
}

/** One webhook with its bytes. */
export const findWebhook = (db: Reader, id: number) =>
  db
    .selectFrom('webhooks')
    .select([...columns, 'raw'])
    .where('id', '=', id)
    .executeTakeFirst();

/** A webhook as the desk lists it. */
export type WebhookRow = Awaited<ReturnType<typeof listWebhooks>>[number];
