import { type PersonalPart, retainedForTax, rowsOf } from '../../platform/core/personal-data.ts';

/** Personal data in top-ups and withdrawals. */
export const walletPersonal: PersonalPart = {
  name: 'topUpsAndWithdrawals',
  tables: {
    wallet_topups: { exported: true, erased: retainedForTax },
    withdrawals: { exported: true, erased: `${retainedForTax}, with the sealed account that was paid to` },
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
