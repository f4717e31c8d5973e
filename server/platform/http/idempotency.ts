import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError, appError } from '../core/app-error.ts';
import type { Bus } from '../database/bus.ts';
import { isLockHeld } from '../database/sql.ts';
import type { Platform } from '../platform.ts';

/**
 * A request with an `Idempotency-Key`. `input` identifies the request: the same key with another input is refused.
 * `secret`: the response holds a one-time secret, so it is not stored, and a retry runs the handler again.
 */
export type IdempotentRequest = {
  userId: string;
  call: string;
  key: string;
  input: { params: unknown; body: unknown };
  secret: boolean;
  now: Date;
};

// If the process of a request held no lock, its fate is unknown: a retry takes over after this time.
const takeOverAfterMs = 60_000;
const retentionMs = 24 * 3_600_000;
const sweepEveryMs = 3_600_000;

/** Hashes the input. Without path parameters, only the body is hashed. */
function hashOf({ params, body }: IdempotentRequest['input']): string {
  const hasParams = Object.keys((params ?? {}) as object).length > 0;
  const said = hasParams ? [params, body ?? null] : (body ?? null);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/**
 * Creates the store of responses by `Idempotency-Key`. A process that died does not block its requests. Each row names
 * the advisory lock that its process holds while it lives; a retry that finds the lock free runs the request again.
 */
export function createIdempotency({
  db,
  bus,
  now: clock,
}: Pick<Platform, 'db' | 'now'> & { bus: Pick<Bus, 'holder'> }) {
  const running = new Set<string>();
  let nextSweepAt = 0;

  /** Returns whether this process may run the request: it is new, or the process that ran it is gone. */
  async function claim({ userId, call, key, now }: IdempotentRequest, hash: string): Promise<boolean> {
    const holder = bus.holder();
    const mine = await db
      .insertInto('idempotency_keys')
      .values({ user_id: userId, call, key, body_hash: hash, created_at: now, holder })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'call', 'key'])
          .doUpdateSet({ created_at: now, holder })
          .where('idempotency_keys.answer', 'is', null)
          .where('idempotency_keys.body_hash', '=', hash)
          .where((eb) =>
            eb.or([
              eb('idempotency_keys.created_at', '<', new Date(now.getTime() - takeOverAfterMs)),
              sql<boolean>`idempotency_keys.holder is not null and not ${isLockHeld(sql.ref('idempotency_keys.holder'))}`,
            ]),
          ),
      )
      .returning('key')
      .executeTakeFirst();
    return mine !== undefined;
  }

  /**
   * Runs the handler, or returns its stored response. Refuses the same key with another input (`key_reused`), and a
   * request that is still running (`request_in_progress`). Errors are not stored: the key may then be used again.
   */
  async function once(request: IdempotentRequest, run: () => Promise<unknown>): Promise<unknown> {
    const { userId, call, secret } = request;
    const key = request.key.slice(0, 200);
    const hash = hashOf(request.input);
    const name = JSON.stringify([userId, call, key]);
    if (running.has(name) || !(await claim({ ...request, key }, hash))) {
      const first = await db
        .selectFrom('idempotency_keys')
        .select(['body_hash', 'answer'])
        .where('user_id', '=', userId)
        .where('call', '=', call)
        .where('key', '=', key)
        .executeTakeFirst();
      if (first && first.body_hash !== hash) return appError('key_reused');
      return first?.answer ?? appError('request_in_progress');
    }
    const forget = () =>
      db
        .deleteFrom('idempotency_keys')
        .where('user_id', '=', userId)
        .where('call', '=', call)
        .where('key', '=', key)
        .execute();
    running.add(name);
    try {
      const answer = await run().catch(async (error) => {
        await forget().catch(() => undefined);
        throw error;
      });
      if (answer instanceof AppError || secret) await forget();
      else
        await db
          .updateTable('idempotency_keys')
          .set({ answer: JSON.stringify(answer ?? null) })
          .where('user_id', '=', userId)
          .where('call', '=', call)
          .where('key', '=', key)
          .execute();
      return answer;
    } finally {
      running.delete(name);
    }
  }

  /** Deletes responses that are older than a day, once an hour. Returns their number. */
  async function sweep(): Promise<number> {
    const now = clock().getTime();
    if (now < nextSweepAt) return 0;
    const gone = await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', new Date(now - retentionMs))
      .executeTakeFirst();
    nextSweepAt = now + sweepEveryMs;
    return Number(gone.numDeletedRows);
  }

  return { once, sweep };
}
