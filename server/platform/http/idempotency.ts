import { createHash } from 'node:crypto';
import { AppError, appError } from '../core/app-error.ts';
import type { Bus } from '../database/bus.ts';
import type { Platform } from '../platform.ts';
import {
  claimRequest,
  deleteRequest,
  deleteRequestsBefore,
  findRequest,
  storeResponse,
} from './idempotency-store.ts';
import type { Upload } from './multipart.ts';

/**
 * A request with an `Idempotency-Key`. `input` identifies the request: the same key with another input is refused.
 * `secret`: the response holds a one-time secret, so it is not stored, and a retry runs the handler again.
 * `repeats`: the handler finds an equal earlier request itself, so a retry may run beside its first try.
 */
export type IdempotentRequest = {
  userId: string;
  call: string;
  key: string;
  input: { params: unknown; body: unknown; files: readonly Upload[] };
  secret: boolean;
  repeats: boolean;
  now: Date;
};

const retentionMs = 24 * 3_600_000;

/** Hashes the input: the body with its files. Without path parameters, only these are hashed. */
function hashOf({ params, body, files }: IdempotentRequest['input']): string {
  const hasParams = Object.keys((params ?? {}) as object).length > 0;
  const said = hasParams ? [params, body ?? null] : (body ?? null);
  const hash = createHash('sha256').update(JSON.stringify(said));
  for (const { field, name, bytes } of files)
    hash.update(JSON.stringify([field, name, bytes.length])).update(bytes);
  return hash.digest('hex');
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

  /**
   * Runs the handler, or calls `onStored` and returns the stored response. Refuses the same key with another input
   * (`key_reused`), and a request that is still running (`request_in_progress`). Errors are not stored: the key may then
   * be used again.
   */
  async function once(
    request: IdempotentRequest,
    run: () => Promise<unknown>,
    onStored: () => void,
  ): Promise<unknown> {
    const { userId, call, secret, repeats, now } = request;
    const row = { userId, call, key: request.key.slice(0, 200) };
    const hash = hashOf(request.input);
    const name = JSON.stringify([userId, call, row.key]);
    if (running.has(name) || !(await claimRequest(db, row, { hash, holder: bus.holder(), now }))) {
      const first = await findRequest(db, row);
      if (first && first.body_hash !== hash) return appError('key_reused');
      if (!first?.answer) return repeats ? run() : appError('request_in_progress');
      onStored();
      return first.answer;
    }
    running.add(name);
    try {
      const answer = await run().catch(async (error) => {
        await deleteRequest(db, row).catch(() => undefined);
        throw error;
      });
      if (answer instanceof AppError || secret) await deleteRequest(db, row);
      else await storeResponse(db, row, answer);
      return answer;
    } finally {
      running.delete(name);
    }
  }

  /** Deletes responses that are older than a day. Returns their number. */
  const sweep = (): Promise<number> => deleteRequestsBefore(db, new Date(clock().getTime() - retentionMs));

  return { once, sweep };
}
