import type { Db } from '../../database.ts';

/** A change that a control call made to a webhook before it was sent. */
export type Tamper = 'none' | 'signature' | 'amount' | 'body';

/** The result of one delivery: the HTTP status, or 0 with the reason when there was no response. */
export type WebhookAnswer = { attempt: number; status: number; error?: string };

/** One webhook and what became of it. `suppressed` ones are never sent (lost on purpose, or nobody to tell). */
export type Webhook = {
  id: string;
  orderId: string;
  type: string;
  url: string;
  idempotencyKey: string;
  body: string;
  signedBody: string;
  tamper: Tamper;
  copies: number;
  state: 'scheduled' | 'delivered' | 'failed' | 'suppressed';
  attempts: number;
  answers: WebhookAnswer[];
  dueAt: Date | null;
};

/** A webhook to store; `dueAt` null means it is never sent. */
export type NewWebhook = Pick<
  Webhook,
  'orderId' | 'type' | 'url' | 'idempotencyKey' | 'body' | 'signedBody' | 'tamper' | 'copies' | 'dueAt'
> & { createdAt: Date };

const COLUMNS = `id::text, order_id AS "orderId", type, url, idempotency_key AS "idempotencyKey", body,
  signed_body AS "signedBody", tamper, copies, state, attempts, answers, due_at AS "dueAt"`;

/** Stores a webhook in the same transaction as the event it tells of. */
export async function insertWebhook(db: Db, hook: NewWebhook): Promise<Webhook> {
  const { rows } = await db.query<Webhook>(
    `INSERT INTO sandbox_cashfree.webhooks (order_id, type, url, idempotency_key, body, signed_body, tamper, copies,
       state, due_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING ${COLUMNS}`,
    [
      hook.orderId,
      hook.type,
      hook.url,
      hook.idempotencyKey,
      hook.body,
      hook.signedBody,
      hook.tamper,
      hook.copies,
      hook.dueAt === null ? 'suppressed' : 'scheduled',
      hook.dueAt,
      hook.createdAt,
    ],
  );
  return rows[0] as Webhook;
}

/** The webhooks to claim: the due ones, or all waiting ones (of one order), or exactly one. */
export type Claim = { now: Date; leaseUntil: Date; dueOnly: boolean; orderId?: string; id?: string };

/**
 * Takes up to 20 waiting webhooks for this process: until `leaseUntil` no other process sees them, and if this one dies
 * they fall due again. Oldest first.
 */
export async function claimWebhooks(db: Db, claim: Claim): Promise<Webhook[]> {
  const { rows } = await db.query<Webhook>(
    `UPDATE sandbox_cashfree.webhooks SET due_at = $2
     WHERE id IN (
       SELECT id FROM sandbox_cashfree.webhooks
       WHERE state = 'scheduled' AND (NOT $3 OR due_at <= $1)
         AND ($4::text IS NULL OR order_id = $4) AND ($5::bigint IS NULL OR id = $5)
       ORDER BY id LIMIT 20 FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}`,
    [claim.now, claim.leaseUntil, claim.dueOnly, claim.orderId ?? null, claim.id ?? null],
  );
  return rows.sort((a, b) => Number(a.id) - Number(b.id));
}

/** Writes down what a delivery got, and when (`dueAt`) to try again; null ends it as delivered or failed. */
export async function recordDelivery(
  db: Db,
  result: { id: string; state: Webhook['state']; answers: WebhookAnswer[]; dueAt: Date | null },
): Promise<void> {
  await db.query(
    `UPDATE sandbox_cashfree.webhooks
     SET state = $2, attempts = attempts + $3, answers = answers || $4::jsonb, due_at = $5 WHERE id = $1`,
    [result.id, result.state, result.answers.length, JSON.stringify(result.answers), result.dueAt],
  );
}

/** Lists all webhooks of an order, oldest first. */
export async function listWebhooks(db: Db, orderId: string): Promise<Webhook[]> {
  const { rows } = await db.query<Webhook>(
    `SELECT ${COLUMNS} FROM sandbox_cashfree.webhooks WHERE order_id = $1 ORDER BY webhooks.id`,
    [orderId],
  );
  return rows;
}
