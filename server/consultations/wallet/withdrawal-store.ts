import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { Withdrawals } from '../../schema/tables.gen.ts';

/** A row of `withdrawals`. `account` is encrypted. */
export type WithdrawalRow = Selectable<Withdrawals>;

/** Inserts a request. */
export const insertWithdrawal = (
  tx: Tx,
  request: {
    id: string;
    userId: string;
    amount: number;
    /** The columns that name the account; null while nobody has entered one. */
    columns: Pick<WithdrawalRow, 'holder' | 'account' | 'ifsc' | 'payable_from'> | null;
    at: Date;
  },
) =>
  tx
    .insertInto('withdrawals')
    .values({
      id: request.id,
      user_id: request.userId,
      amount: request.amount,
      status: 'pending',
      ...request.columns,
      created_at: request.at,
    })
    .execute();

/** Finds a request. */
export const findWithdrawal = (db: Reader, id: string): Promise<WithdrawalRow | undefined> =>
  db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds a request and locks it. */
export const lockWithdrawal = (tx: Tx, id: string): Promise<WithdrawalRow | undefined> =>
  tx.selectFrom('withdrawals').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Updates a request. */
export const updateWithdrawal = (
  tx: Tx,
  id: string,
  change: Partial<Omit<WithdrawalRow, 'id' | 'user_id' | 'amount' | 'created_at'>>,
) => tx.updateTable('withdrawals').set(change).where('id', '=', id).execute();

/**
 * Returns for each request, by its id, the other payouts to the same person since an instant, in paise. Those that are
 * being paid count.
 */
export async function readOtherPayouts(
  db: Reader,
  ids: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; sum: number }>`
    select w.id, sum(o.amount)::bigint as sum
      from withdrawals w join withdrawals o on o.user_id = w.user_id and o.id <> w.id
     where w.id = any(${ids})
       and (o.status = 'completed' and o.decided_at > ${since} or o.status = 'pending' and o.paying_since is not null)
     group by w.id`.execute(db);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}

/** Returns the statuses of requests by id. */
export async function statusesOf(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, WithdrawalRow['status']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'status'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.status]));
}

/** The filters and the page of a list of requests. `referenceMissing`: only paid ones without a bank reference. */
export type WithdrawalList = {
  status?: WithdrawalRow['status'] | undefined;
  referenceMissing?: boolean;
  limit: number;
  offset: number;
};

/** Returns requests, newest first. */
export const readWithdrawals = (
  db: Reader,
  { status, referenceMissing = false, limit, offset }: WithdrawalList,
): Promise<WithdrawalRow[]> =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status as WithdrawalRow['status']))
    .$if(referenceMissing, (query) => query.where('status', '=', 'completed').where('reference', 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Returns how many paid withdrawals have no bank reference. */
export async function countMissingReferences(db: Reader): Promise<number> {
  const { n } = await db
    .selectFrom('withdrawals')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('status', '=', 'completed')
    .where('reference', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Sums the payouts to a person since an instant, and their pending requests, in paise. */
export async function readPayoutSums(
  db: Reader,
  userId: string,
  since: Date,
): Promise<{ paid: number; waiting: number }> {
  const { rows } = await sql<{ paid: number; waiting: number }>`
    select coalesce(sum(amount) filter (where status = 'completed' and decided_at >= ${since}), 0)::bigint as paid,
           coalesce(sum(amount) filter (where status = 'pending'), 0)::bigint as waiting
    from withdrawals where user_id = ${userId}`.execute(db);
  return rows[0] ?? { paid: 0, waiting: 0 };
}
