import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** Returns the chats whose money does not match their minutes, one sentence each; [] if there are none. */
export async function chatProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    with money as (
      select t.subject_id as id,
        count(*) filter (where t.kind in ('chat_session_advance', 'chat_session_minute')) as minutes,
        count(*) filter (where t.kind in ('chat_session_settlement', 'chat_session_refund')) as ends,
        count(*) filter (where t.kind = 'chat_session_refund') as refunds
      from ledger_transfers t where t.kind like 'chat_session_%' group by t.subject_id
    )
    select format('chat %s (%s): %s minutes, %s charged in the ledger, %s settlements', s.id, s.status, s.minutes,
             coalesce(m.minutes, 0), coalesce(m.ends, 0)) as problem
      from chat_sessions s left join money m on m.id = s.id
     where s.minutes <> coalesce(m.minutes, 0) or s.charged <> s.minutes * s.rate * (s.started_at is not null)::int
        or coalesce(m.ends, 0) <> (s.status = 'ended')::int or (s.refunded > 0) <> (coalesce(m.refunds, 0) = 1)
    union all
    select format('chat %s is over and still holds %s', s.id, a.balance)
      from chat_sessions s join ledger_accounts a on a.id = 'chat_in_progress:' || s.id
     where s.status = 'ended' and a.balance <> 0
    limit 100`.execute(db);
  return rows.map((row) => row.problem);
}
