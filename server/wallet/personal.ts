import { keptForTax, type PersonalPart, rowsOf } from '../platform/core/personal-data.ts';

/** Money on its way into a wallet and out of earnings. */
export const walletPersonal: PersonalPart = {
  name: 'topUpsAndWithdrawals',
  tables: {
    wallet_topups: { exported: true, erased: keptForTax },
    withdrawals: { exported: true, erased: `${keptForTax}, with the sealed account that was paid to` },
  },
  async collect(db, { userId }) {
    const of = (table: string) =>
      rowsOf(db, { table, column: 'user_id', value: userId, hidden: ['account', 'decided_by'] });
    return { topUps: await of('wallet_topups'), withdrawals: await of('withdrawals') };
  },
  async obstacles(db, userId) {
    const { n } = await db
      .selectFrom('withdrawals')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('user_id', '=', userId)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    return n > 0 ? [{ code: 'withdrawals', count: n }] : [];
  },
};
