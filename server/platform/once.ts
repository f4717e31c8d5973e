import { createHash } from 'node:crypto';
import type { Database } from './database/database.ts';
import { Fault, fault } from './fault.ts';

/** A request with an `Idempotency-Key`. */
export type OnceRequest = { userId: string; call: string; key: string; body: unknown; now: Date };

// A request that died without an answer is tried again by whoever comes after this long.
const takeOverAfterMs = 60_000;

/**
 * Runs a call once per (user, call, key): a retry gets the first answer, the same key with another body is refused,
 * a request still running answers `request_in_progress`. Faults are not kept: after them the key may be used again.
 */
export const createOnce = (db: Database) =>
  async function once(request: OnceRequest, run: () => Promise<unknown>): Promise<unknown> {
    const { userId, call, now } = request;
    const key = request.key.slice(0, 200);
    const bodyHash = createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('hex');
    const mine = await db
      .insertInto('idempotency_keys')
      .values({ user_id: userId, call, key, body_hash: bodyHash, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'call', 'key'])
          .doUpdateSet({ created_at: now })
          .where('idempotency_keys.answer', 'is', null)
          .where('idempotency_keys.body_hash', '=', bodyHash)
          .where('idempotency_keys.created_at', '<', new Date(now.getTime() - takeOverAfterMs)),
      )
      .returning('key')
      .executeTakeFirst();
    const row = () =>
      db
        .selectFrom('idempotency_keys')
        .where('user_id', '=', userId)
        .where('call', '=', call)
        .where('key', '=', key);
    if (!mine) {
      const first = await row().select(['body_hash', 'answer']).executeTakeFirst();
      if (first && first.body_hash !== bodyHash) return fault('key_reused');
      return first?.answer ?? fault('request_in_progress');
    }
    const forget = () =>
      db
        .deleteFrom('idempotency_keys')
        .where('user_id', '=', userId)
        .where('call', '=', call)
        .where('key', '=', key)
        .execute();
    let answer: unknown;
    try {
      answer = await run();
    } catch (error) {
      await forget();
      throw error;
    }
    if (answer instanceof Fault) {
      await forget();
      return answer;
    }
    await db
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer ?? null) })
      .where('user_id', '=', userId)
      .where('call', '=', call)
      .where('key', '=', key)
      .execute();
    return answer;
  };
