import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { WalletTopups } from '../../schema/tables.gen.ts';

/** A row of `wallet_topups`. */
export type TopUpRow = Selectable<WalletTopups>;

/** Inserts an unpaid top-up. */
export const insertTopUp = (
  tx: Tx,
  topUp: { id: string; userId: string; amount: number; gatewayOrderId: string; at: Date },
) =>
  tx
    .insertInto('wallet_topups')
    .values({
      id: topUp.id,
      user_id: topUp.userId,
      amount: topUp.amount,
      status: 'initiated',
      gateway_order_id: topUp.gatewayOrderId,
      created_at: topUp.at,
      updated_at: topUp.at,
    })
    .execute();

/** Finds a top-up and locks it. */
export const lockTopUp = (tx: Tx, id: string): Promise<TopUpRow | undefined> =>
  tx.selectFrom('wallet_topups').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Finds the newest unpaid top-up of this amount (paise) that was created after `since`. */
export const findOpenTopUp = (
  db: Reader,
  { userId, amount, since }: { userId: string; amount: number; since: Date },
): Promise<TopUpRow | undefined> =>
  db
    .selectFrom('wallet_topups')
    .selectAll()
    .where('user_id', '=', userId)
    .where('amount', '=', amount)
    .where('status', '=', 'initiated')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/** Sets the status of a top-up that is not completed. */
export const setTopUpStatus = (tx: Tx, id: string, status: 'completed' | 'failed', at: Date) =>
  tx
    .updateTable('wallet_topups')
    .set({ status, updated_at: at })
    .where('id', '=', id)
    .where('status', '<>', 'completed')
    .execute();

/** Lists top-ups that are not completed, newest first. */
export const readUnpaidTopUps = (
  db: Reader,
  { userId, before, limit }: { userId: string; before: Date; limit: number },
): Promise<TopUpRow[]> =>
  db
    .selectFrom('wallet_topups')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '<>', 'completed')
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
