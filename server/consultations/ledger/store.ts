import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { TransferKind, TransferMeta } from '../../schema/column-types.ts';
import { type AccountId, partsOf } from './accounts.ts';
import type { TransferRequest } from './plan.ts';

/**
 * Locks owned accounts in id order and returns their balances in paise. Creates missing accounts first.
 */
export async function lockAccounts(
  tx: Tx,
  ids: readonly AccountId[],
  at: Date,
): Promise<Map<AccountId, number>> {
  const lock = () =>
    sql<{ id: AccountId; balance: number }>`
      select id, balance from ledger_accounts where id = any(${ids}) order by id for no key update`.execute(
      tx,
    );
  const found = await lock();
  if (found.rows.length === ids.length) return new Map(found.rows.map((row) => [row.id, row.balance]));
  // In id order too, so that two transfers that create the same accounts do not deadlock.
  const missing = [...ids].sort().map((id) => ({ id, ...partsOf(id) }));
  await tx
    .insertInto('ledger_accounts')
    .values(
      missing.map(({ id, kind, ownerId }) => ({ id, kind, owner_id: ownerId, balance: 0, created_at: at })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return new Map((await lock()).rows.map((row) => [row.id, row.balance]));
}

/**
 * Returns those of these keys that are in the ledger. Call it after {@link lockAccounts}, which keeps the result
 * valid.
 */
export async function knownKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from ledger_transfers where key = any(${keys})`.execute(tx);
  return new Set(rows.map((row) => row.key));
}

/** Inserts transfers with their entries, in two statements. Triggers update the balances. */
export async function writeTransfers(
  tx: Tx,
  transfers: readonly (TransferRequest & { id: string })[],
  at: Date,
): Promise<void> {
  if (transfers.length === 0) return;
  await sql`
    insert into ledger_transfers (id, key, kind, subject_id, meta, at)
    select t.id, t.key, t.kind, t.subject_id, t.meta, ${at}
    from unnest(${transfers.map((t) => t.id)}::text[], ${transfers.map((t) => t.key)}::text[],
      ${transfers.map((t) => t.kind)}::text[], ${transfers.map((t) => t.subjectId)}::text[],
      ${transfers.map((t) => (t.meta ? JSON.stringify(t.meta) : null))}::jsonb[])
      as t (id, key, kind, subject_id, meta)`.execute(tx);
  const entries = transfers.flatMap(({ id, postings }) => postings.map((posting) => ({ id, ...posting })));
  await sql`
    insert into ledger_entries (transfer_id, account_id, amount, at)
    select e.transfer_id, e.account_id, e.amount, ${at}
    from unnest(${entries.map((e) => e.id)}::text[], ${entries.map((e) => e.account)}::text[],
      ${entries.map((e) => e.amount)}::bigint[]) as e (transfer_id, account_id, amount)`.execute(tx);
}

/** Returns the balances of owned accounts in paise. Accounts never used are absent. */
export async function readBalances(db: Reader, ids: readonly AccountId[]): Promise<Map<AccountId, number>> {
  const { rows } = await sql<{ id: AccountId; balance: number }>`
    select id, balance from ledger_accounts where id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.id, row.balance]));
}

/** Sums the entries of an account in paise, up to `until` if given. */
export async function sumEntries(db: Reader, id: AccountId, until: Date | null): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(amount), 0)::bigint as total from ledger_entries
    where account_id = ${id} and (${until}::timestamptz is null or at < ${until})`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A ledger entry with its transfer, in paise. `balanceAfter` is null for the shop's own accounts. */
export type EntryRow = {
  id: number;
  transferId: string;
  kind: TransferKind;
  subjectId: string;
  accountId: AccountId;
  amount: number;
  balanceAfter: number | null;
  meta: TransferMeta | null;
  at: Date;
};

/** Lists entries of accounts, newest first. `from` and `until` limit the time, `before` the entry id. */
export async function readEntries(
  db: Reader,
  query: { accounts: readonly AccountId[]; from?: Date; until?: Date; before?: number; limit: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.transfer_id as "transferId", t.kind, t.subject_id as "subjectId", e.account_id as "accountId",
           e.amount, e.balance_after as "balanceAfter", t.meta, e.at
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id = any(${query.accounts})
      and (${query.from ?? null}::timestamptz is null or e.at >= ${query.from ?? null})
      and (${query.until ?? null}::timestamptz is null or e.at < ${query.until ?? null})
      and (${query.before ?? null}::bigint is null or e.id < ${query.before ?? null})
    order by e.id desc limit ${query.limit}`.execute(db);
  return rows;
}

/**
 * Sums what transfers of one kind credited to an account since an instant, in paise, by day (`YYYY-MM-DD`) of a time
 * zone. Days without credits are absent.
 */
export async function sumByDay(
  db: Reader,
  { account, kind, since, zone }: { account: AccountId; kind: TransferKind; since: Date; zone: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; total: number }>`
    select to_char(e.at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(e.amount)::bigint as total
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id = ${account} and e.at >= ${since} and t.kind = ${kind} group by 1`.execute(db);
  return new Map(rows.map((row) => [row.day, row.total]));
}

/** Sums the entries of accounts since an instant, in paise, by the kind of their transfer. */
export async function sumByKind(
  db: Reader,
  accounts: readonly AccountId[],
  since: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; total: number }>`
    select t.kind, sum(e.amount)::bigint as total
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id = any(${accounts}) and e.at >= ${since} group by 1`.execute(db);
  return new Map(rows.map((row) => [row.kind, row.total]));
}

/** Sums what transfers of one kind credited to an account, in paise, by subject id. */
export async function sumBySubject(
  db: Reader,
  { account, kind, subjects }: { account: AccountId; kind: TransferKind; subjects: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ subject: string; total: number }>`
    select t.subject_id as subject, sum(e.amount)::bigint as total
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    where t.subject_id = any(${subjects}) and t.kind = ${kind} and e.account_id = ${account}
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.subject, row.total]));
}

/**
 * Returns one sentence for every transfer that does not sum to zero and every balance that disagrees with its entries.
 */
export async function ledgerProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select format('transfer %s has %s entries with the sum %s', t.id, count(e.id), coalesce(sum(e.amount), 0)) as problem
      from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
     group by t.id having count(e.id) < 2 or coalesce(sum(e.amount), 0) <> 0
    union all
    select format('account %s says %s, its entries say %s', a.id, a.balance, coalesce(s.total, 0))
      from ledger_accounts a
      left join (select account_id, sum(amount) as total from ledger_entries group by account_id) s on s.account_id = a.id
     where a.balance is not null and (a.balance <> coalesce(s.total, 0) or a.balance < 0)
    union all
    select format('entry %s of account %s says balance %s after it, its entries so far say %s', id, account_id, balance_after, so_far)
      from (select id, account_id, balance_after, sum(amount) over (partition by account_id order by id) as so_far
              from ledger_entries where balance_after is not null) e
     where balance_after <> so_far
    limit 100`.execute(db);
  return rows.map((row) => row.problem);
}
