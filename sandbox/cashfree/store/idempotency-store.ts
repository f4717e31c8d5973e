import type { Db } from '../../database.ts';

/** The first answer given under an idempotency key. */
export type StoredAnswer = { bodyHash: string; status: number; answer: object };

/** Makes calls with the same key wait for each other until the transaction ends. */
export async function lockKey(db: Db, route: string, key: string): Promise<void> {
  await db.query(
    "SELECT pg_advisory_xact_lock(hashtextextended('sandbox_cashfree:' || $1 || ' ' || $2, 0))",
    [route, key],
  );
}

/** Returns the answer first given under this key, or null. */
export async function findAnswer(db: Db, route: string, key: string): Promise<StoredAnswer | null> {
  const { rows } = await db.query<StoredAnswer>(
    `SELECT body_hash AS "bodyHash", status, answer FROM sandbox_cashfree.idempotency WHERE route = $1 AND key = $2`,
    [route, key],
  );
  return rows[0] ?? null;
}

/** Keeps the answer given under this key. */
export async function insertAnswer(
  db: Db,
  entry: StoredAnswer & { route: string; key: string; createdAt: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO sandbox_cashfree.idempotency (route, key, body_hash, status, answer, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [entry.route, entry.key, entry.bodyHash, entry.status, JSON.stringify(entry.answer), entry.createdAt],
  );
}
