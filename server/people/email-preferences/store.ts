import { sql } from 'kysely';
import type { Lang } from '#languages/list.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** Returns a person's stored preferences; undefined if they never chose. */
export const readPreferences = (db: Reader, userId: string) =>
  db
    .selectFrom('mail_preferences')
    .select(['daily_sign', 'review_reminders', 'review_answers', 'payment_reminders'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Locks the preferences until the transaction ends. Inserts them first if there are none. */
export async function lockPreferences(tx: Tx, { userId, now }: { userId: string; now: Date }) {
  await tx
    .insertInto('mail_preferences')
    .values({ user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return tx
    .selectFrom('mail_preferences')
    .select(['daily_sign', 'review_reminders', 'review_answers', 'payment_reminders'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes preferences. `sentOn` is the day that counts as sent when the daily e-mail starts, else null. */
export async function writePreferences(
  tx: Tx,
  row: {
    userId: string;
    dailySign: number | null;
    reviewReminders: boolean;
    reviewAnswers: boolean;
    paymentReminders: boolean;
    sentOn: string | null;
    now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('mail_preferences')
    .set({
      daily_sign: row.dailySign,
      review_reminders: row.reviewReminders,
      review_answers: row.reviewAnswers,
      payment_reminders: row.paymentReminders,
      updated_at: row.now,
      ...(row.sentOn && { daily_sent_on: sql<Date>`${row.sentOn}::date` }),
    })
    .where('user_id', '=', row.userId)
    .execute();
}

/** Returns a person who wants e-mails about answers to their reviews. Only open accounts with a proved address count. */
export const readAnswerReader = (db: Reader, userId: string) =>
  db
    .selectFrom('mail_preferences as p')
    .innerJoin('mail_recipients as u', 'u.user_id', 'p.user_id')
    .select(['u.email', 'u.name', 'u.language'])
    .where('p.user_id', '=', userId)
    .where('p.review_answers', '=', true)
    .$narrowType<{ email: string; name: string; language: Lang }>()
    .executeTakeFirst();

/** A subscriber whose prediction of the day is due. */
export type DueReader = { userId: string; sign: number; email: string; name: string; language: Lang };

/**
 * Takes subscribers who have not got a day's prediction and marks it as sent. Only open accounts with a proved address
 * count. Concurrent processes take different people.
 */
export async function takeDueReaders(
  tx: Tx,
  { day, limit }: { day: string; limit: number },
): Promise<DueReader[]> {
  const { rows } = await sql<DueReader>`
    with due as (
      select p.user_id from mail_preferences p join mail_recipients u on u.user_id = p.user_id
       where p.daily_sign is not null and p.daily_sent_on < ${day}::date
       order by p.daily_sent_on, p.user_id limit ${limit} for no key update of p skip locked)
    update mail_preferences p set daily_sent_on = ${day}::date
      from due join mail_recipients u on u.user_id = due.user_id
     where p.user_id = due.user_id
    returning p.user_id as "userId", p.daily_sign as sign, u.email, u.name, u.language`.execute(tx);
  return rows;
}

/** An order whose buyer wants review reminders. */
export type DueReview = {
  orderId: string;
  number: number;
  userId: string;
  email: string;
  name: string;
  language: Lang;
  /** The products without a review, by the name they were bought under. */
  items: { productId: string; name: string; nameHi: string | null }[];
};

/**
 * Takes orders for a reminder and marks them as reminded: delivered between `from` and `until`, with a product that has
 * no review, of buyers who want reminders. Each order is taken once over all processes.
 */
export async function takeDueReviews(
  tx: Tx,
  { from, until, now, limit }: { from: Date; until: Date; now: Date; limit: number },
): Promise<DueReview[]> {
  const { rows } = await sql<DueReview>`
    with due as (
      select o.id, o.user_id, o.number
        from mail_preferences p
        join mail_recipients u on u.user_id = p.user_id
        join delivered_orders o on o.user_id = p.user_id
       where p.review_reminders and o.delivered_at between ${from} and ${until}
         and not exists (select 1 from review_reminders r where r.order_id = o.id)
         and exists (select 1 from unreviewed_lines i where i.order_id = o.id)
       order by o.delivered_at limit ${limit}),
    noted as (
      insert into review_reminders (order_id, user_id, sent_at)
      select id, user_id, ${now} from due on conflict do nothing returning order_id, user_id)
    select noted.order_id as "orderId", due.number, u.user_id as "userId", u.email, u.language, u.name,
           (select json_agg(json_build_object('productId', i.product_id, 'name', i.name, 'nameHi', i.name_hi)
                            order by i.position)
              from unreviewed_lines i where i.order_id = noted.order_id) as items
      from noted join due on due.id = noted.order_id join mail_recipients u on u.user_id = noted.user_id`.execute(
    tx,
  );
  return rows;
}

/** An unpaid order whose buyer wants to be reminded. */
export type DuePayment = {
  orderId: string;
  number: number;
  userId: string;
  email: string;
  name: string;
  language: Lang;
  items: { name: string; nameHi: string | null }[];
};

/**
 * Takes unpaid orders for a reminder and marks them as reminded: ended between `from` and `until`, of buyers who want it
 * and have ordered nothing else since. Each order is taken once over all processes.
 */
export async function takeDuePayments(
  tx: Tx,
  { from, until, now, limit }: { from: Date; until: Date; now: Date; limit: number },
): Promise<DuePayment[]> {
  const { rows } = await sql<DuePayment>`
    with due as (
      select o.id, o.user_id, o.number
        from mail_preferences p
        join mail_recipients u on u.user_id = p.user_id
        join unpaid_orders o on o.user_id = p.user_id
       where p.payment_reminders and o.ended_at between ${from} and ${until}
         and not exists (select 1 from payment_reminders r where r.order_id = o.id)
       order by o.ended_at limit ${limit}),
    noted as (
      insert into payment_reminders (order_id, user_id, sent_at)
      select id, user_id, ${now} from due on conflict do nothing returning order_id, user_id)
    select noted.order_id as "orderId", due.number, u.user_id as "userId", u.email, u.language, u.name,
           (select json_agg(json_build_object('name', i.snapshot ->> 'name', 'nameHi', i.snapshot ->> 'nameHi') order by i.id)
              from order_snapshots i where i.order_id = noted.order_id) as items
      from noted join due on due.id = noted.order_id join mail_recipients u on u.user_id = noted.user_id`.execute(
    tx,
  );
  return rows;
}
