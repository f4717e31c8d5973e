import type { Db } from '../../database.ts';

/** A failure on purpose: an error response, a slow one, or an action whose response never arrives. */
export type FaultKind = '401' | '429' | '500' | '502' | 'slow' | 'reset';

/** A fault ordered for calls to a path. `path` is exact, or a prefix when it ends in `*`; method null means any. */
export type Fault = { kind: FaultKind; method: string | null; path: string; delayMs: number };

/** Stores a fault for the next `times` matching calls. */
export async function insertFault(db: Db, fault: Fault & { times: number }): Promise<void> {
  await db.query(
    'INSERT INTO sandbox_cashfree.faults (kind, method, path, delay_ms, remaining) VALUES ($1, $2, $3, $4, $5)',
    [fault.kind, fault.method, fault.path, fault.delayMs, fault.times],
  );
}

/** Takes the oldest fault that matches this call, counting it down; null when there is none. */
export async function takeFault(db: Db, call: { method: string; path: string }): Promise<Fault | null> {
  const { rows } = await db.query<Fault>(
    `UPDATE sandbox_cashfree.faults SET remaining = remaining - 1
     WHERE id = (
       SELECT id FROM sandbox_cashfree.faults
       WHERE remaining > 0 AND (method IS NULL OR method = $1)
         AND (path = $2 OR (right(path, 1) = '*' AND starts_with($2, left(path, -1))))
       ORDER BY id LIMIT 1 FOR UPDATE)
     RETURNING kind, method, path, delay_ms AS "delayMs"`,
    [call.method, call.path],
  );
  return rows[0] ?? null;
}

/** Calls off every fault that is still waiting. */
export async function clearFaults(db: Db): Promise<void> {
  await db.query('DELETE FROM sandbox_cashfree.faults');
}
