import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { checkDatabase } from '../../../server/composition/integrity.ts';
import { type Acknowledged, sumOf } from './acknowledged.ts';
import type { Figures } from './drill.ts';
import type { Load } from './load.ts';
import type { Stage } from './stage.ts';
import type { Talk } from './talks.ts';

type Rows = Record<string, string>[];
type Query = (text: string, values?: unknown[]) => Promise<Rows>;

async function withQuery<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}

/** Every confirmed order exists, under its key once; and buyers have no order that nobody confirmed. */
async function orderProofs(query: Query, { orders }: Acknowledged): Promise<string[]> {
  const rows = await query('select id, payment_method from orders');
  const ids = new Set(rows.map(({ id }) => id));
  const lost = orders.filter(({ orderId }) => !ids.has(orderId));
  // The same cart again continues the buyer's unpaid order, so several keys may have one online order.
  const byKey = new Map<string, string>();
  const doubled = orders.filter(({ key, orderId }) => {
    const first = byKey.get(key) ?? orderId;
    byKey.set(key, first);
    return first !== orderId;
  });
  const confirmed = new Set(orders.map(({ orderId }) => orderId));
  const surplus = rows.filter(
    ({ id, payment_method }) => payment_method === 'cod' && !confirmed.has(id ?? ''),
  );
  return [
    ...lost.map(({ orderId, method }) => `confirmed ${method} order ${orderId} does not exist`),
    ...doubled.map(({ key, orderId }) => `key ${key} has a second order ${orderId}`),
    ...surplus.map(({ id }) => `cash order ${id} exists, but no buyer was told of it`),
  ];
}

/** What is missing of each product is in orders that were not cancelled. */
async function stockProofs(query: Query, { products }: Stage): Promise<string[]> {
  const rows = await query(
    `select s.product_id as id, sum(s.available)::int as available,
            (select coalesce(sum(i.quantity), 0)::int from order_items i join orders o on o.id = i.order_id
              where i.product_id = s.product_id and o.status <> 'Cancelled') as ordered
       from skus s group by s.product_id`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return products.flatMap(({ id, pieces }) => {
    const { available, ordered } = byId.get(id) ?? {};
    const left = pieces - Number(ordered);
    return left === Number(available) ? [] : [`product ${id}: ${available} available, must be ${left}`];
  });
}

/** Every top-up that was opened for its owner exists. Its credit is proved by the checks of the wallet. */
async function topUpProofs(query: Query, { topUps }: Acknowledged): Promise<string[]> {
  const rows = await query(`select id from gateway_orders where purpose = 'topup'`);
  const ids = new Set(rows.map(({ id }) => id));
  return topUps
    .filter(({ gatewayOrderId }) => !ids.has(gatewayOrderId))
    .map(({ gatewayOrderId }) => `top-up ${gatewayOrderId} was opened, and does not exist`);
}

/** What the gateway took is in our books, once; and nothing else is. */
async function gatewayProofs(query: Query): Promise<string[]> {
  const rows = await query(
    `select coalesce(g.cf_payment_id::text, p.payment_id) as id, coalesce(p.use, 'unknown') as use,
            g.cf_payment_id is null as invented, coalesce(o.purpose, 'nobody') as purpose, o.status,
            (extract(epoch from now() - g.completed_at))::int as age, (extract(epoch from o.check_at - now()))::int as wait
       from (select * from sandbox_cashfree.payments where status = 'SUCCESS') g
       full join gateway_payments p on p.payment_id = g.cf_payment_id::text
       left join gateway_orders o on o.id = g.order_id
      where g.cf_payment_id is null or p.payment_id is null or p.use = 'mismatch'
      limit 20`,
  );
  return rows.map(({ id, use, invented, purpose, status, age, wait: waits }) =>
    invented
      ? `payment ${id} is in our books, but not the gateway's`
      : `payment ${id} of the gateway, ${age} s old, is ${use}: for ${purpose}, ${status}, next check in ${waits} s`,
  );
}

/**
 * Every message is stored once, those that were confirmed are there, and both sides have read all of them. Only a chat
 * that ended because its customer's money was used up leaves messages unconfirmed; they were refused with words.
 */
async function messageProofs(query: Query, talks: readonly Talk[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { sessionId, sides } of talks) {
    const rows = await query(
      'select id, sender_id, content from chat_messages where session_id = $1 order by id',
      [sessionId],
    );
    const [session] = await query('select ending from chat_sessions where id = $1', [sessionId]);
    for (const { actor, said, client } of sides) {
      const stored = rows.filter(({ sender_id }) => sender_id === actor.userId).map(({ content }) => content);
      const confirmed = said - client.waiting();
      if (client.waiting() > 0 && session?.ending !== 'balance')
        problems.push(
          `chat ${sessionId}: ${client.waiting()} messages unconfirmed, ended by ${session?.ending}`,
        );
      if (stored.length < confirmed)
        problems.push(`chat ${sessionId}: ${confirmed} messages confirmed, ${stored.length} stored`);
      if (new Set(stored).size !== stored.length)
        problems.push(`chat ${sessionId}: a message is stored twice`);
      if (client.received.length !== rows.length)
        problems.push(`chat ${sessionId}: one side has ${client.received.length} of ${rows.length} messages`);
    }
  }
  return problems;
}

/** The parts that `proveShop` needs. The database as its owner; the load has been stopped. */
export type Proof = { ownerUrl: string; stage: Stage; load: Pick<Load, 'known' | 'talks'> };

/** Returns what is disproved now. */
async function listProblems({ ownerUrl, stage, load }: Proof, orders: boolean): Promise<string[]> {
  const own = await withQuery(ownerUrl, async (query) => [
    ...(orders ? await orderProofs(query, load.known) : []),
    ...(await stockProofs(query, stage)),
    ...(await topUpProofs(query, load.known)),
    ...(await gatewayProofs(query)),
    ...(await messageProofs(query, load.talks)),
  ]);
  return [...own, ...(await checkDatabase(ownerUrl))];
}

/**
 * Proves ledger, stock, orders, payments and messages against what clients were told, and runs the checks of
 * `npm run db -- check`. What the gateway took without telling us is found by the reconciler, so it waits for that, up
 * to `patienceMs`, while a process of the shop runs. Without `orders` it
 * does not compare orders with what buyers were told. Returns what stays disproved.
 */
export async function proveShop(
  proof: Proof,
  { patienceMs = 75_000, orders = true }: { patienceMs?: number; orders?: boolean } = {},
): Promise<string[]> {
  const end = Date.now() + patienceMs;
  let askedAt = 0;
  for (;;) {
    // A second payment of a paid order, of which the gateway told nothing, is found by a check within the hour. A check
    // under way may have asked before that payment, and sets the next one; so it is due again and again.
    if (patienceMs > 0 && Date.now() - askedAt > 20_000) {
      await withQuery(proof.ownerUrl, (query) =>
        query(`update gateway_orders set check_at = now() where status = 'paid' and check_at is not null`),
      );
      askedAt = Date.now();
    }
    const problems = await listProblems(proof, orders);
    if (problems.length === 0 || Date.now() > end)
      return [...problems, ...new Set(proof.load.known.problems)];
    await wait(2000);
  }
}

/** Returns the figures of a load, for the table: what was confirmed, and what got no definite answer at first. */
export function figuresOf({ known, talks }: Pick<Load, 'known' | 'talks'>): Figures {
  const sorted = [...known.times].sort((a, b) => a - b);
  const mostRefused = Object.entries(known.refused).sort(([, a], [, b]) => b - a)[0];
  const said = talks.flatMap(({ sides }) => sides).reduce((sum, side) => sum + side.said, 0);
  return {
    orders: new Set(known.orders.map(({ orderId }) => orderId)).size,
    'top-ups': known.topUps.length,
    messages: said,
    calls: sumOf(known.done),
    unanswered: sumOf(known.unknown),
    refused: sumOf(known.refused),
    ...(mostRefused && { 'mostly as': `${mostRefused[0]} (${mostRefused[1]})` }),
    'p99 ms': Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
  };
}
