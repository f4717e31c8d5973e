import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError, appError } from '../core/app-error.ts';
import type { Bus } from '../database/bus.ts';
import { isLockHeld } from '../database/lock.ts';
import type { Platform } from '../platform.ts';

/**
 * A request with an `Idempotency-Key`. `input` is all that says what is asked: the same key with another input is
 * another request. `secret`: the answer holds what is shown once, so it is not kept, and a retry runs the call again.
 */
export type IdempotentRequest = {
  userId: string;
  call: string;
  key: string;
  input: { params: unknown; body: unknown };
  secret: boolean;
  now: Date;
};

// A request whose process cannot be asked about (it held no lock) is run again by a retry that comes after this long.
const takeOverAfterMs = 60_000;
const keptMs = 24 * 3_600_000;
const lookEveryMs = 3_600_000;

/** Calls without parameters are known by their body alone. */
function hashOf({ params, body }: IdempotentRequest['input']): string {
  const hasParams = Object.keys((params ?? {}) as object).length > 0;
  const said = hasParams ? [params, body ?? null] : (body ?? null);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/**
 * Makes the keeping of answers by `Idempotency-Key`. A process that is gone does not block its requests: each names the
 * lock that its process holds as long as it lives, and who finds that lock free runs the request again.
 */
export function createIdempotency({
  db,
  bus,
  now: clock,
}: Pick<Platform, 'db' | 'now'> & { bus: Pick<Bus, 'holder'> }) {
  const running = new Set<string>();
  let nextLook = 0;

  /** True when this request is ours to run: it is new, or whoever ran it is gone. */
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
   * Runs the call, or returns the answer it gave before. The same key with another input is refused (`key_reused`), and
   * so is a request that still runs (`request_in_progress`). Faults are not kept: after them the key may be used again.
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

  /** Once an hour: answers older than a day go. Returns how many there were. */
  async function sweep(): Promise<number> {
    const now = clock().getTime();
    if (now < nextLook) return 0;
    const gone = await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', new Date(now - keptMs))
      .executeTakeFirst();
    nextLook = now + lookEveryMs;
    return Number(gone.numDeletedRows);
  }

  return { once, sweep };
}
