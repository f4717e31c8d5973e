import { type RawBuilder, sql } from 'kysely';
import type { Ticket } from '#contract/office/tickets/endpoints.ts';
import type { Role } from '#contract/people/accounts/endpoints.ts';
import type { OrderStatus } from '#contract/selling/orders/statuses.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Asked } from './asked.ts';

// Read-only statements over the tables of five domains, as in the dashboard: only this search joins them, and each is
// measured with the others. PostgreSQL plans a statement once for all patterns, so the statements say what is cheap:
// - `materialized` without a limit finds the rows by the trigram index; with one, it would walk through the table.
// - The limit is in the next step, which fetches no more rows than that.
// - A pattern is in a subselect, so that it is folded once and not for each row.

/** The most rows that are ranked. */
const ranked = 500;
/** The newest orders that are looked through first: of a name that one order in a hundred has, they have all that is shown. */
const first = 500;
/** The newest orders that are looked through for a name that very many have. */
const newest = 2000;
/** The rows of each kind. */
const shown = 6;

const like = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const none = sql<boolean>`false`;
const once = (pattern: string) => sql`(select plain_text(${pattern}))`;

/** Returns the condition that a text has every word. False without a word that an index finds. */
function hasWords(text: RawBuilder<unknown>, { words }: Asked): RawBuilder<boolean> {
  if (!words.some((word) => [...word].length > 2)) return none;
  const each = words.map((word) => sql`${text} like ${once(`%${like(word)}%`)}`);
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** Returns the condition that a code begins with what was typed, for an index with text_pattern_ops. */
function codeBegins(column: RawBuilder<unknown>, { code }: Asked): RawBuilder<boolean> {
  if ([...code].length < 4) return none;
  // The next text after all that begin with it, in the order of code points.
  const last = code.codePointAt(code.length - 1) ?? 0;
  const end = code.slice(0, -1) + String.fromCodePoint(last + 1);
  return sql<boolean>`(${column} ~>=~ ${code} and ${column} ~<~ ${end})`;
}

/** Returns the condition that the number of an order begins with the digits that were typed. */
function beginsWith(digits: string): RawBuilder<boolean> {
  if (digits === '' || digits.length > 9) return none;
  const ranges = [0, 1, 2, 3, 4].map((more) => {
    const from = Number(digits) * 10 ** more;
    return sql`number between ${from}::bigint and ${from + 10 ** more - 1}::bigint`;
  });
  return sql<boolean>`(${sql.join(ranges, sql` or `)})`;
}

const person = sql`plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone)`;
const recipient = sql`plain_text((shipping ->> 'name') || ' ' || (shipping ->> 'phone'))`;
const inFulfilment = sql`payment_status not in ('Initiated', 'Failed')`;

/** Finds orders by number, tracking number, and the recipient's or buyer's name and phone. Totals in paise. */
export async function findOrders(db: Reader, asked: Asked) {
  const { rows } = await sql<{
    id: string;
    number: number;
    name: string;
    total: number;
    status: OrderStatus;
    createdAt: Date;
    tracking: string | null;
  }>`
    with hits as materialized (
      select id from (select id, shipping, user_id, created_at from orders where ${inFulfilment} order by created_at desc limit ${first}) o
       where ${hasWords(recipient, asked)} or (select ${hasWords(person, asked)} from users where id = o.user_id)
       order by created_at desc limit ${shown}
    ), all_named as materialized (
      select id from orders where ${hasWords(recipient, asked)}
    ), named as materialized (
      select id from all_named where (select count(*) from hits) < ${shown} limit ${ranked}
    ), latest as materialized (
      select id, shipping from orders where ${inFulfilment} order by created_at desc limit ${newest}
    ), all_buyers as materialized (
      select id from users where ${hasWords(person, asked)}
    ), buyers as (
      select id from all_buyers where (select count(*) from hits) < ${shown} limit 50
    ), found as (
      select id, 0 as rank from orders where id = ${asked.code} or right(id, 6) = ${asked.code}
      union all select id, case when number = ${Number(asked.digits || '0')}::bigint then 0 else 2 end from orders where ${beginsWith(asked.digits)}
      union all select id, 1 from orders where tracking_number is not null and ${codeBegins(sql`upper(tracking_number)`, { ...asked, code: asked.code.toUpperCase() })}
      union all select id, 3 from hits
      union all select id, 3 from named
      union all select id, 3 from latest where (select count(*) from named) = ${ranked} and ${hasWords(recipient, asked)}
      union all select o.id, 3 from buyers b
        cross join lateral (select id from orders where user_id = b.id order by created_at desc limit ${shown}) o
    ), best as (select id, min(rank) as rank from found group by id)
    select o.id, o.number, o.shipping ->> 'name' as name, o.total, o.status, o.created_at as "createdAt",
           case when b.rank = 1 then o.tracking_number end as tracking
      from best b join orders o on o.id = b.id and o.payment_status not in ('Initiated', 'Failed')
     order by b.rank, o.created_at desc limit ${shown}`.execute(db);
  return rows;
}

/** Returns the condition that the code of a SKU has what was typed. */
const hasCode = ({ code }: Asked): RawBuilder<boolean> =>
  [...code].length > 2 ? sql<boolean>`deleted_at is null and lower(code) like ${`%${like(code)}%`}` : none;

/** Finds products that are not deleted by their names, brand, and the codes of their SKUs. */
export async function findProducts(db: Reader, asked: Asked) {
  const { rows } = await sql<{
    id: string;
    name: string;
    nameHi: string | null;
    code: string | null;
    image: string | null;
    left: number | null;
  }>`
    with all_coded as materialized (
      select product_id as id, code from skus where ${hasCode(asked)}
    ), coded as (
      select id, min(code) as code, bool_or(lower(code) = ${asked.code}) as whole
        from (select * from all_coded limit ${ranked}) few group by id
    ), all_named as materialized (
      select id from products where ${hasWords(sql`product_desk_words(name, translations, brand)`, asked)}
    ), named as (
      select id from all_named limit ${ranked}
    ), found as (
      select id, case when whole then 0 else 2 end as rank, code from coded
      union all select id, 1, null from named
    ), best as (select id, min(rank) as rank, min(code) as code from found group by id)
    select p.id, p.name, p.translations->'hi'->>'name' as "nameHi", b.code,
           (select i.url from product_images i where i.product_id = p.id order by i.position limit 1) as image,
           case when p.service is null then (select coalesce(sum(s.available), 0)::int from skus s
             where s.product_id = p.id and s.deleted_at is null) end as left
      from (select b.*, p.name as title from best b join products p on p.id = b.id and p.deleted_at is null
             order by b.rank, plain_text(p.name) not like ${once(`${like(asked.text)}%`)}, length(p.name), p.id
             limit ${shown}) b
      join products p on p.id = b.id
     order by b.rank, plain_text(p.name) not like ${once(`${like(asked.text)}%`)}, length(p.name), p.id`.execute(
    db,
  );
  return rows;
}

/** Finds people who have not left by name, e-mail address and phone, the newest first. */
export async function findPeople(db: Reader, asked: Asked) {
  const { rows } = await sql<{ id: string; name: string; email: string; phone: string; role: Role }>`
    with found as materialized (
      select id, created_at, first_name, last_name, email, phone, role, deleted_at from users where ${hasWords(person, asked)}
    )
    select id, trim(first_name || ' ' || last_name) as name, email, phone, role from (select * from found limit ${ranked}) few
     where deleted_at is null
     order by lower(email) <> ${asked.text.toLowerCase()},
       plain_text(first_name || ' ' || last_name) not like ${once(`${like(asked.text)}%`)}, created_at desc
     limit ${shown}`.execute(db);
  return rows;
}

/** Finds tickets by number, sender and order number, those that wait first. */
export async function findTickets(db: Reader, asked: Asked) {
  const { rows } = await sql<{
    id: string;
    number: string;
    name: string;
    topic: Ticket['topic'];
    status: Ticket['status'];
  }>`
    with found as materialized (
      select id, number, name, topic, status, created_at from tickets
       where ${hasWords(sql`lower(number || ' ' || name || ' ' || email || ' ' || order_number)`, asked)}
    )
    select id, number, name, topic, status from (select * from found limit ${ranked}) few
     order by lower(number) <> ${asked.code}, status <> 'open', created_at desc limit ${shown}`.execute(db);
  return rows;
}

/** Finds coupons by code, as staff read it, and description. */
export async function findCoupons(db: Reader, asked: Asked) {
  const { rows } = await sql<{ id: string; code: string; description: string }>`
    with found as materialized (
      select id, shown_code as code, description, created_at from coupons
       where ${hasWords(sql`lower(shown_code || ' ' || description)`, asked)}
    )
    select id, code, description from (select * from found limit ${ranked}) few
     order by lower(code) not like ${`${like(asked.code)}%`}, created_at desc limit ${shown}`.execute(db);
  return rows;
}
