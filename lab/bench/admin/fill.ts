import pg from 'pg';

/** The numbers of rows of a filled shop. `days` is the age of its oldest order. */
export type Size = { orders: number; people: number; products: number; days: number };

/** The prototypes that are copied: ids of an order with a line, a person, a ticket and an entry of the log. */
export type Prototypes = { orderId: string; productId: string; personId: string };

const id = (letter: string, n: string) => `('${letter}' || lpad((${n})::text, 15, '0'))`;
const pick = (n: string, ...texts: string[]) =>
  `(array[${texts.map((text) => `'${text}'`).join(',')}])[1 + (${n}) % ${texts.length}]`;
const firstName = (n: string) =>
  pick(n, 'Asha', 'Meera', 'Ravi', 'Kiran', 'Tara', 'Anil', 'Divya', 'Gopal', 'Hema', 'Ila');
const lastName = (n: string) => `case when (${n}) % 4 = 0 then 'Kumar' else 'Rao' || (${n}) % 997 end`;
const state = (n: string) =>
  pick(
    n,
    'Karnataka',
    'Maharashtra',
    'Delhi',
    'Uttar Pradesh',
    'Gujarat',
    'Kerala',
    'Tamil Nadu',
    'West Bengal',
  );

/** Returns statements that copy a row: `changes` are SQL expressions over the number `n`. */
const copies = (
  table: string,
  where: string,
  changes: string,
  [from, to]: readonly [number, number],
  { joins = '', when = '' }: { joins?: string; when?: string } = {},
) =>
  // A lateral row is computed once; (f(x)).* calls f for each column.
  `insert into ${table} overriding system value
   select copy.* from (select to_jsonb(t) as base from ${table} t where ${where} limit 1) one
     cross join generate_series(${from}, ${to}) n ${joins}
     cross join lateral jsonb_populate_record(null::${table}, base || jsonb_build_object(${changes})) copy ${when}`;

/** Yields ranges of at most 50,000 numbers from 1 to `all`. */
function* ranges(all: number): Generator<[number, number]> {
  for (let from = 1; from <= all; from += 50_000) yield [from, Math.min(from + 49_999, all)];
}

const productOf = (n: string, products: number) => `(1 + (${n})::bigint * 7919 % ${products})`;

/** Returns the statements for a range of orders with their lines, events and movements of stock. */
function orderStatements(range: readonly [number, number], { orders, people, products, days }: Size) {
  const buyer = `(1 + n::bigint * 31 % ${Math.max(1, Math.round(people / 5))})`;
  const price = (product: string) => `(10000 * (1 + ${product} % 50))`;
  const first = productOf('n', products);
  const second = productOf('n + 13', products);
  const two = 'n % 3 = 0';
  const total = `(${price(first)} + case when ${two} then ${price(second)} else 0 end)`;
  const ages = `cross join lateral (select ${days}.0 * n / ${orders} as age) a
     cross join lateral (select now() - age * interval '1 day' as at) b`;
  const status = `case when n % 19 = 0 then 'Cancelled' when age < 1 then case when n % 2 = 0 then 'Pending' else 'Processing' end
    when age < 4 then 'Shipped' else 'Delivered' end`;
  const payment = `case when n % 19 = 0 or age < 4 and n % 2 = 0 then 'Pending' else 'Paid' end`;
  const line = (position: number, product: string, when: string) =>
    copies(
      'order_items',
      `order_id = {order}`,
      `'id', ${id(position === 0 ? 'i' : 'j', 'n')}, 'order_id', ${id('o', 'n')}, 'position', ${position}, 'quantity', 1,
       'price', ${price(product)}, 'product_id', ${id('p', product)}, 'sku_id', ${id('s', product)},
       'snapshot', (base->'snapshot') || jsonb_build_object('name', ${pick(product, 'Ruby', 'Pearl', 'Coral', 'Emerald', 'Mala', 'Yantra', 'Diya', 'Conch')} || ' number ' || ${product})`,
      range,
      { when },
    );
  return [
    copies(
      'orders',
      'id = {order}',
      `'id', ${id('o', 'n')}, 'user_id', ${id('u', buyer)}, 'request_key', null, 'cart_hash', null, 'number', 100000 + n,
       'subtotal', ${total}, 'total', ${total}, 'delivery', 0, 'discount', 0, 'created_at', at, 'updated_at', at,
       'payment_method', case when n % 2 = 0 then 'cod' else 'online' end, 'status', ${status}, 'payment_status', ${payment},
       'coupon_code', case when n % 10 = 0 then 'FEST' || n % 20 end, 'tracking_number', case when age >= 1 then 'BW' || (7000000 + n) end,
       'courier', case when age >= 1 then ${pick('n', 'Bluewings', 'Speed Post', 'Delivera')} end,
       'packed_at', case when age >= 0.5 then at end,
       'paid_at', case when ${payment} = 'Paid' then case when n % 2 = 0 then at + interval '3 days' else at end end,
       'shipping', (base->'shipping') || jsonb_build_object('phone', (9800000000 + n % 90000000)::text, 'name', ${firstName('n')} || ' ' || ${lastName('n')},
         'state', ${state('n')}, 'city', 'City ' || n % 211, 'pincode', (100000 + n % 800000)::text, 'country', 'IN')`,
      range,
      { joins: ages },
    ),
    line(0, first, ''),
    line(1, second, `where ${two}`),
    `insert into order_events (order_id, at, by, status, payment_status)
     select ${id('o', 'n')}, at + step * interval '1 hour', 'shop', case when step = 0 then 'Pending' else ${status} end, ${payment}
       from generate_series(${range[0]}, ${range[1]}) n ${ages} cross join generate_series(0, 1) step`,
    `insert into stock_moves (sku_id, at, kind, quantity, order_item_id)
     select i.sku_id, o.created_at, 'sell', i.quantity, i.id from orders o join order_items i on i.order_id = o.id
      where o.id between ${id('o', String(range[0]))} and ${id('o', String(range[1]))} and o.status <> 'Cancelled'`,
    `insert into order_refunds (id, order_id, key, amount, reference, reason, actor_id, created_at)
     select ${id('f', 'n')}, ${id('o', 'n')}, 'k', 1000, 'UTR' || n, 'damaged', {person}, at
       from generate_series(${range[0]}, ${range[1]}) n ${ages} where n % 202 = 0 and age >= 4 and n % 19 > 0`,
  ];
}

const personStatements = (range: readonly [number, number]) => [
  copies(
    'users',
    'id = {person}',
    `'id', ${id('u', 'n')}, 'first_name', ${firstName('n')}, 'last_name', ${lastName('n')}, 'email', 'person' || n || '@example.test',
     'phone', (7000000000 + n)::text, 'role', 'user', 'staff_roles', '[]'::jsonb, 'created_at', now() - n * interval '30 seconds'`,
    range,
  ),
  `insert into ledger_accounts (id, kind, owner_id, balance, created_at)
   select 'customer_wallet:' || ${id('u', 'n')}, 'customer_wallet', ${id('u', 'n')}, 50000 - case when n % 2 = 0 then 1500 else 0 end, now()
     from generate_series(${range[0]}, ${range[1]}) n`,
  `insert into ledger_transfers (id, key, kind, subject_id, at)
   select ${id('t', 'n')}, 'goodwill:' || n, 'goodwill', ${id('u', 'n')}, now() - n * interval '20 seconds' from generate_series(${range[0]}, ${range[1]}) n
   union all select ${id('v', 'n')}, 'back:' || n, 'goodwill', ${id('u', 'n')}, now() from generate_series(${range[0]}, ${range[1]}) n where n % 2 = 0`,
  `insert into ledger_entries (transfer_id, account_id, amount, balance_after, at)
   select transfer, account, amount, after, now() from generate_series(${range[0]}, ${range[1]}) n, lateral (values
     (${id('t', 'n')}, 'customer_wallet:' || ${id('u', 'n')}, 50000, 50000, true), (${id('t', 'n')}, 'goodwill', -50000, null, true),
     (${id('v', 'n')}, 'customer_wallet:' || ${id('u', 'n')}, -1500, 48500, n % 2 = 0), (${id('v', 'n')}, 'goodwill', 1500, null, n % 2 = 0)
   ) e (transfer, account, amount, after, there) where there`,
];

const productStatements = (range: readonly [number, number]) => [
  copies(
    'products',
    'id = {product}',
    `'id', ${id('p', 'n')}, 'product_number', 1000 + n, 'slug', null, 'name', ${pick('n', 'Ruby', 'Pearl', 'Coral', 'Emerald', 'Mala', 'Yantra', 'Diya', 'Conch')} || ' number ' || n,
     'category', ${pick('n', 'Gemstones', 'Rudraksha', 'Puja Samagri')}, 'created_at', now() - interval '2 years'`,
    range,
  ),
  copies(
    'skus',
    'product_id = {product}',
    `'id', ${id('s', 'n')}, 'product_id', ${id('p', 'n')}, 'code', 'NRX-' || n, 'received', n % 40, 'available', n % 40, 'reserved', 0, 'sold', 0`,
    range,
  ),
];

const rest = ({ orders, people, products }: Size) => [
  `insert into reviews (id, product_id, order_item_id, user_id, rating, text, author_name, created_at, updated_at)
   select ${id('r', 'n')}, i.product_id, i.id, o.user_id, 1 + n % 5, 'A review of number ' || n, 'Asha', o.created_at, o.created_at
     from generate_series(1, ${orders}, 10) n join order_items i on i.id = ${id('i', 'n')} join orders o on o.id = i.order_id`,
  `insert into tickets (id, name, email, topic, message, language, created_at, status, closed_at, number)
   select ${id('k', 'n')}, ${firstName('n')} || ' ' || ${lastName('n')}, 'person' || n || '@example.test', 'other', 'A question of number ' || n, 'en',
          now() - n * interval '5 minutes', case when n < 40 then 'open' else 'closed' end, case when n >= 40 then now() end, 'T-' || (500000 + n)
     from generate_series(1, ${Math.round(orders / 10)}) n`,
  `insert into order_returns (id, order_id, order_item_id, user_id, quantity, reason, remedy, in_time, words, paid, fee, status, step, asked_at, decided_at)
   select ${id('b', 'n')}, i.order_id, i.id, o.user_id, 1, 'damaged', 'refund', true, 'It is broken', i.price, 0,
          case when n < 4000 then 'asked' else 'refused' end, case when n < 4000 then 'asked' else 'refused' end, o.created_at, case when n >= 4000 then now() end
     from generate_series(100, ${orders}, 100) n join order_items i on i.id = ${id('i', 'n')} join orders o on o.id = i.order_id`,
  `insert into audit (at, action, actor_id, entity, entity_id, before, after)
   select now() - n * interval '1 minute', 'order.status', {person}, 'order', ${id('o', `1 + n % ${orders}`)}, '{"status":"Pending"}', '{"status":"Shipped"}'
     from generate_series(${Math.round(orders / 4)}, 1, -1) n`,
  `update skus s set sold = m.n, received = s.received + m.n
     from (select sku_id, count(*) as n from stock_moves where order_item_id is not null group by 1) m where m.sku_id = s.id and s.id like 's0%'`,
  `insert into stock_moves (sku_id, at, kind, quantity, reason) select id, now() - interval '2 years', 'adjust', received, 'Opening' from skus where id like 's0%' and received > 0`,
  `delete from person_worth_due`,
  `insert into person_worth (user_id, orders, worth, last_order_at)
   select user_id, orders, worth, last_order_at from buyer_worth on conflict do nothing`,
  // Triggers are off while the shop is filled, so what they store is stored here: sums and words of SKUs, words of lines, and
  // the days to store.
  `insert into product_pieces (product_id, number, pieces)
   select p.id, p.product_number, coalesce(sum(s.available) filter (where s.deleted_at is null), 0)
     from products p left join skus s on s.product_id = p.id group by p.id
   on conflict (product_id) do update set pieces = excluded.pieces`,
  `insert into sku_sold (sku_id, sold)
   select s.id, coalesce(m.sold, 0) from skus s
     left join (select sku_id, sum(pieces) as sold from sku_sales, sku_sold_since where at >= since group by 1) m on m.sku_id = s.id
   on conflict (sku_id) do update set sold = excluded.sold`,
  `insert into sku_words (sku_id, product_id, position, name, words, code)
   select id, product_id, position, name, words, coalesce(lower(code), '') from desk_skus on conflict do nothing`,
  `insert into sold_words select distinct product_id, line_words(snapshot) from order_items where order_id like 'o%'`,
  `insert into order_days_due (day, what, since)
   select distinct india_day(created_at), 'placed', '-infinity'::timestamptz from orders
   union all select distinct india_day(paid_at), 'paid', '-infinity'::timestamptz from orders where paid_at is not null`,
  `select setval('order_numbers', ${100_000 + orders + 1}), setval('ticket_numbers', 900000) where ${people + products} > 0`,
];

const heavy = ['orders', 'order_items', 'order_events', 'stock_moves', 'users', 'products', 'skus'];
const more = ['reviews', 'tickets', 'ledger_transfers', 'ledger_entries', 'order_returns', 'audit'];

/**
 * Fills a database with a million orders, and with the people, products, wallets, reviews and tickets around them. Triggers
 * and foreign keys are off, and indexes are built afterwards, so it takes minutes. `ownerUrl` is the superuser.
 */
export async function fillShop(
  ownerUrl: string,
  size: Size,
  prototypes: Prototypes,
  log: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const run = (text: string) =>
    client.query(
      text
        .replaceAll('{order}', `'${prototypes.orderId}'`)
        .replaceAll('{person}', `'${prototypes.personId}'`)
        .replaceAll('{product}', `'${prototypes.productId}'`),
    );
  await run(`set session_replication_role = replica; set statement_timeout = 0; set maintenance_work_mem = '512MB';
    set synchronous_commit = off; set work_mem = '128MB'`);
  const { rows: indexes } = await run(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text from pg_index i
     where i.indrelid = any(array[${[...heavy, ...more].map((table) => `'${table}'::regclass`).join(',')}])
       and not i.indisprimary and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`);
  for (const { name } of indexes) await run(`drop index ${name}`);
  for (const range of ranges(size.people)) for (const text of personStatements(range)) await run(text);
  log(`${size.people.toLocaleString('en-IN')} people`);
  for (const range of ranges(size.products)) for (const text of productStatements(range)) await run(text);
  log(`${size.products.toLocaleString('en-IN')} products`);
  for (const range of ranges(size.orders)) for (const text of orderStatements(range, size)) await run(text);
  log(`${size.orders.toLocaleString('en-IN')} orders`);
  for (const text of rest(size)) await run(text);
  log('and what is around them; indexes ...');
  for (const { text } of indexes) await run(text);
  await run('vacuum (analyze)');
  await client.end();
}
