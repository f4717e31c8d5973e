import { sql } from 'kysely';
import { type Obstacle, type PersonalPart, retainedForTax } from '../../platform/core/personal-data.ts';

/** Personal data in ledger accounts. Ledger rows are immutable. */
export const ledgerPersonal: PersonalPart = {
  name: 'wallet',
  tables: { ledger_accounts: { exported: true, erased: retainedForTax } },
  async collect(db, { userId }) {
    const { rows } = await sql<{ row: object }>`
      select jsonb_build_object('account', a.kind, 'balance', a.balance, 'movements',
               (select jsonb_agg(jsonb_build_object('at', e.at, 'amount', e.amount, 'balance_after', e.balance_after,
                                                    'kind', t.kind, 'about', t.subject_id) order by e.id)
                  from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
                 where e.account_id = a.id)) as row
        from ledger_accounts a where a.owner_id = ${userId}`.execute(db);
    return rows.map(({ row }) => row);
  },
  async obstacles(db, userId) {
    const rows = await db
      .selectFrom('ledger_accounts')
      .select(['kind', 'balance'])
      .where('owner_id', '=', userId)
      .where('balance', '>', 0)
      .execute();
    return rows.map(
      ({ kind, balance }): Obstacle => ({
        code: kind === 'astrologer_earnings' ? 'earnings' : 'wallet',
        amount: balance ?? 0,
      }),
    );
  },
};
