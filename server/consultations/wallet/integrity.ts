import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** Returns one sentence for every top-up or withdrawal that disagrees with the ledger. */
export async function walletProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select format('top-up %s is %s, its order at the gateway %s, the ledger has %s of it', u.id, u.status, g.status, count(t.id)) as problem
      from wallet_topups u join gateway_orders g on g.id = u.gateway_order_id
      left join ledger_transfers t on t.key = 'topup:' || u.gateway_order_id
     group by u.id, g.status
    having (u.status = 'completed') <> (count(t.id) = 1) or (g.status = 'paid') <> (u.status = 'completed')
    union all
    select format('withdrawal %s is %s; the ledger says requested %s, paid %s, returned %s', w.id, w.status,
             count(t.id) filter (where t.kind = 'withdrawal_request'), count(t.id) filter (where t.kind = 'withdrawal_paid'),
             count(t.id) filter (where t.kind = 'withdrawal_refund'))
      from withdrawals w left join ledger_transfers t on t.subject_id = w.id
     group by w.id
    having count(t.id) filter (where t.kind = 'withdrawal_request') <> 1
        or count(t.id) filter (where t.kind = 'withdrawal_paid') <> (w.status = 'completed')::int
        or count(t.id) filter (where t.kind = 'withdrawal_refund') <> (w.status = 'rejected')::int
    limit 100`.execute(db);
  return rows.map((row) => row.problem);
}
