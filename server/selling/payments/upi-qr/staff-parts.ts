import type { Database } from '../../../platform/database/database.ts';
import type { ProviderDomain } from '../payment-provider.ts';

/** The database, the clock, and what the payments domain does for a provider. */
export type StaffParts = { db: Database; now: () => Date; domain: ProviderDomain };

type People = Awaited<ReturnType<ProviderDomain['accounts']['findPeople']>>;

/** Returns a buyer as staff reach them. */
export const buyerOf = (people: People, userId: string) => {
  const { name = '', email = '', phone = '' } = people.get(userId) ?? {};
  return { _id: userId, name, email, phone };
};

/** Finds the buyers of these rows. */
export const peopleOf = (
  { accounts }: Pick<ProviderDomain, 'accounts'>,
  rows: readonly { userId: string }[],
): Promise<People> => accounts.findPeople([...new Set(rows.map(({ userId }) => userId))]);

/** Returns the words for a payment: what it is for, or its reference. */
export const wordsOf = ({ note, reference }: { note: string; reference: string }): string =>
  note || reference;
