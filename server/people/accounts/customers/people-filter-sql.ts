import { type SelectQueryBuilder, sql } from 'kysely';
import { startOfDay } from '#contract/core/india-time.ts';
import { searchedPhone } from '#contract/core/typed.ts';
import type { PeopleQuery } from '#contract/people/accounts/customers.ts';
import type { DB } from '../../../schema/tables.gen.ts';

/** The filter of the admin list. */
export type PeopleFilter = Partial<{ [K in keyof PeopleQuery]: PeopleQuery[K] | undefined }>;

/** The expression of the index `users_found_by`. */
const searched = sql`plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone)`;

/** Returns the search pattern. A phone number is matched by its last ten digits, however it is typed. */
function pattern(q: string): string {
  return `%${(searchedPhone(q) ?? q).replace(/[\\%_]/g, '\\$&')}%`;
}

type People<O> = SelectQueryBuilder<DB, 'users', O>;

/** Narrows people by who they are: words, role, state, tag. */
function byPerson<O>(
  query: People<O>,
  { q, role, state, tag }: PeopleFilter,
  { many }: { many: boolean },
): People<O> {
  let found = query;
  // The empty text keeps a search for very many people from their index: all of them would be read for one page.
  const text = many ? sql`(${searched} || '')` : searched;
  if (q) found = found.where(sql<boolean>`${text} like plain_text(${pattern(q)})`);
  if (role) found = found.where('role', '=', role);
  if (state === 'blocked') found = found.where('blocked_at', 'is not', null);
  if (state === 'closed') found = found.where('deleted_at', 'is not', null);
  if (state === 'open') found = found.where('blocked_at', 'is', null).where('deleted_at', 'is', null);
  if (tag)
    found = found.where(sql<boolean>`users.id in (select user_id from person_tags where tag = ${tag})`);
  return found;
}

/** Narrows people by what they bought. */
function byOrders<O>(
  query: People<O>,
  { spentAbove, orderedSince, notOrderedSince }: PeopleFilter,
): People<O> {
  const conditions = [
    spentAbove === undefined ? null : sql`worth > ${spentAbove * 100}`,
    orderedSince ? sql`last_order_at >= ${startOfDay(orderedSince)}` : null,
    notOrderedSince ? sql`last_order_at < ${startOfDay(notOrderedSince)}` : null,
  ].filter((one) => one !== null);
  if (conditions.length === 0) return query;
  return query.where(
    sql<boolean>`users.id in (select user_id from person_worth where ${sql.join(conditions, sql` and `)})`,
  );
}

/** Narrows people by city and state of their addresses, by kundlis and by e-mails they want. */
function byRest<O>(query: People<O>, { city, region, kundli, mails }: PeopleFilter): People<O> {
  let found = query;
  const places = [
    city ? sql`plain_text(city) = plain_text(${city})` : null,
    region ? sql`plain_text(state) = plain_text(${region})` : null,
  ].filter((one) => one !== null);
  if (places.length > 0)
    found = found.where(
      sql<boolean>`users.id in (select user_id from person_places where ${sql.join(places, sql` and `)})`,
    );
  if (kundli) found = found.where(sql<boolean>`users.id in (select user_id from kundli_owners)`);
  if (mails) found = found.where(sql<boolean>`users.id in (select user_id from mail_readers)`);
  return found;
}

/** Narrows a query over `users` to the people who match a filter. `many` tests each person instead of using an index. */
export const matching = <O>(
  query: People<O>,
  filter: PeopleFilter,
  how: { many: boolean } = { many: false },
): People<O> => byRest(byOrders(byPerson(query, filter, how), filter), filter);
