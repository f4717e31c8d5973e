import type { Withdrawal } from '#contract/consultations/wallet/endpoints.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  nextStep,
  type PayoutFacts,
  type PayoutRules,
  readPayoutRules,
  withOtherPayouts,
} from './payout-rules.ts';
import { type PayeeParts, payeeOn, type WithdrawalPayee } from './withdrawal-payee.ts';
import { readWithdrawals, type WithdrawalList } from './withdrawal-store.ts';

type Deps = Pick<Platform, 'db' | 'now'> & PayeeParts & { accounts: AccountsService };

/** Returns the next step of a pending request: its account first. */
const stepOf = (row: PayoutFacts, account: WithdrawalPayee | null, rules: PayoutRules): Withdrawal['next'] =>
  account ? nextStep({ ...row, payable_from: account.payableFrom }, rules) : { step: 'account', from: null };

/** Lists requests for an admin, newest first, each with the next step of this admin. */
export async function listWithdrawals(deps: Deps, by: string, query: WithdrawalList): Promise<Withdrawal[]> {
  const { db, accounts } = deps;
  const [found, rules] = await Promise.all([readWithdrawals(db, query), readPayoutRules(deps, by)]);
  const rows = await withOtherPayouts(db, found, rules.at);
  const people = await accounts.findPeople(
    rows.flatMap((row) => [row.user_id, row.confirmed_by ?? row.user_id]),
  );
  const known = await deps.payeesOf(rows.filter((row) => !row.account).map((row) => row.user_id));
  return Promise.all(
    rows.map(async (row): Promise<Withdrawal> => {
      const account = await payeeOn({ ...deps, payeesOf: async () => known }, row);
      return {
        id: row.id,
        from_user_id: row.user_id,
        name: people.get(row.user_id)?.name ?? '',
        amount: toRupees(asPaise(row.amount)),
        status: row.status,
        created_at: row.created_at.toISOString(),
        description: [people.get(row.user_id)?.name ?? '', account?.payee.ifsc].filter(Boolean).join(' · '),
        meta: {
          ...(account?.payee ?? { holder: '', accountNumber: '', ifsc: '' }),
          reference: row.reference,
          decidedAt: row.decided_at?.toISOString() ?? null,
          reason: row.reason,
        },
        next: row.status === 'pending' ? stepOf(row, account, rules) : null,
        confirmedBy: row.confirmed_by && (people.get(row.confirmed_by)?.name ?? ''),
      };
    }),
  );
}
