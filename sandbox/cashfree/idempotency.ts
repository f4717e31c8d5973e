import { createHash } from 'node:crypto';
import { type Db, inTransaction } from '../database.ts';
import { GatewayError, refusals } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { findAnswer, insertAnswer, lockKey } from './store/idempotency-store.ts';

/** An answer of the API; `replayed` when it was first given to an earlier call with the same key. */
export type Answer = { status: number; body: object; replayed: boolean };

/** A call that may carry an `x-idempotency-key`. */
export type KeyedCall = { route: string; key: string | undefined; body: unknown; apiVersion: string };

/**
 * Runs `act` in a transaction, once per key. The first answer under a key, a refusal included, is kept and given again
 * to every later call with the same body; another body under the same key is refused with 422. Without a key `act`
 * simply runs. `act` must refuse before it writes, since its transaction is committed with the kept refusal.
 */
export async function answerOnce(
  gateway: Gateway,
  call: KeyedCall,
  act: (db: Db) => Promise<object>,
): Promise<Answer> {
  const { route, key } = call;
  const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest('hex');
  return inTransaction(gateway.pool, async (db) => {
    if (key === undefined) return { status: 200, body: await act(db), replayed: false };
    await lockKey(db, route, key);
    const first = await findAnswer(db, route, key);
    if (first) {
      if (first.bodyHash !== bodyHash) throw refusals.idempotencyMismatch();
      return { status: first.status, body: first.answer, replayed: true };
    }
    const { status, body } = await answerOf(act(db), call.apiVersion);
    await insertAnswer(db, { route, key, bodyHash, status, answer: body, createdAt: gateway.now() });
    return { status, body, replayed: false };
  });
}

async function answerOf(result: Promise<object>, apiVersion: string): Promise<Omit<Answer, 'replayed'>> {
  try {
    return { status: 200, body: await result };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return { status: error.status, body: error.body(apiVersion) };
  }
}
