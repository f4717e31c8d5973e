import type { AstrologersOverview } from '#contract/consultations/astrologers/endpoints.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { Database } from '../../platform/database/database.ts';
import { readApproved } from './store.ts';

/**
 * Counts the approved astrologers with an open account, and returns their lowest and highest price in rupees a minute.
 * The prices are null when there is nobody.
 */
export async function readOverview(
  db: Database,
  accounts: Pick<AccountsService, 'findPeople'>,
): Promise<AstrologersOverview> {
  const rows = await readApproved(db);
  const people = await accounts.findPeople(rows.map((row) => row.user_id));
  const prices = rows
    .filter(({ user_id }) => {
      const person = people.get(user_id);
      return person?.isOpen && person.role === 'astrologer';
    })
    .map(({ rate }) => toRupees(asPaise(rate)))
    .sort((a, b) => a - b);
  return { count: prices.length, lowest: prices[0] ?? null, highest: prices.at(-1) ?? null };
}
