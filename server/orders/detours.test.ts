import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OrderStatus, orderStatuses } from '#contract/orders/statuses.ts';
import { hasLeft } from '#contract/orders/transitions.ts';
import { refusal } from '../testing/checkout.ts';
import { issueCoupon } from '../testing/coupons.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { setOrderLimits } from '../testing/order-limits.ts';
import { type Origin, orderStage, type Staged } from '../testing/order-setup.ts';
import { type Person, startTestShop, type TestShop } from '../testing/test-shop.ts';

// All sequences of three steps of every role of staff and the buyer together, over one order. Equal states are searched
// once. Roles that may do the same to an order are one: manager is like owner, content and review may do nothing.

vi.setConfig({ testTimeout: 600_000 });

let world: TestShop;
let stage: ReturnType<typeof orderStage>;
const people = {} as Record<'owner' | 'packing' | 'care' | 'accounts' | 'buyer', Person>;
beforeAll(async () => {
  world = await startTestShop();
  await issueCoupon(world, { code: 'DETOUR' });
  await setOrderLimits(world, { cashOrders: 1000 });
  for (const role of ['owner', 'packing', 'care', 'accounts'] as const)
    people[role] = await world.admin(role);
  people.buyer = await world.customer();
  stage = orderStage(world, { admin: people.owner, coupon: 'DETOUR' });
});
afterAll(() => world.close());

type Step = { who: keyof typeof people; what: string; run: (staged: Staged) => Promise<unknown> };

/** What can be compared after steps. `away`: the piece is not in the shop, as far as anybody has said who may say so. */
type State = {
  status: OrderStatus;
  payment: string;
  held: boolean;
  left: boolean;
  step: string | null;
  onShelf: number;
  refunded: number;
  givenBack: number;
};

const returnOf = async ({ orderId }: Staged): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select id from order_returns where order_id = ${orderId} order by asked_at desc limit 1`.execute(
    world.db,
  );
  return rows[0]?.id ?? 'noreturn00000000';
};
const form = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const itemOf = async (staged: Staged) => (await stage.readOrder(staged)).items[0]?._id ?? '';

const set = (who: Step['who'], status: OrderStatus): Step => ({
  who,
  what: status,
  run: ({ orderId }) => people[who].api('PUT /api/auth/admin/update-status', { body: { orderId, status } }),
});
const ofReturn = (who: Step['who'], what: string, run: (id: string) => Promise<unknown>): Step => ({
  who,
  what,
  run: async (staged) => run(await returnOf(staged)),
});

const steps: Step[] = [
  // A status of each row of the table of transitions; the others of a row are in `set-back.test.ts`.
  ...(['Pending', 'Shipped', 'Delivered', 'Cancelled'] as const).map((status) => set('packing', status)),
  ...(['Pending', 'Cancelled'] as const).map((status) => set('owner', status)),
  set('care', 'Cancelled'),
  set('accounts', 'Pending'),
  {
    who: 'accounts',
    what: 'paid',
    run: ({ orderId: id }) =>
      people.accounts.api('PUT /api/auth/admin/orders/{id}', {
        params: { id },
        body: { paymentStatus: 'Paid' },
      }),
  },
  {
    who: 'accounts',
    what: 'refund the line',
    run: async (staged) =>
      people.accounts.api('POST /api/admin/orders/{id}/refunds', {
        params: { id: staged.orderId },
        body: {
          key: `detour ${staged.orderId}`,
          items: [await itemOf(staged)],
          restock: false,
          reason: 'Sold out',
          reference: 'UTR 1',
        },
      }),
  },
  {
    who: 'packing',
    what: 'ship in bulk',
    run: async ({ orderId }) => {
      const courier = { name: 'India Post', number: 'EJ 1', url: '' };
      const { refused } = await people.packing.api('POST /api/admin/orders/ship', {
        body: { orders: [{ orderId, courier }] },
      });
      if (refused[0]) throw refused[0];
    },
  },
  {
    who: 'care',
    what: 'hold',
    run: ({ orderId: id }) =>
      people.care.api('POST /api/admin/orders/{id}/hold', {
        params: { id },
        body: { reason: 'The buyer asked' },
      }),
  },
  {
    who: 'care',
    what: 'release',
    run: ({ orderId: id }) =>
      people.care.api('POST /api/admin/orders/{id}/release', { params: { id }, body: {} }),
  },
  { who: 'buyer', what: 'cancel', run: (staged) => stage.cancel(staged) },
  {
    who: 'buyer',
    what: 'ask to return',
    run: async (staged) =>
      people.buyer.api('POST /api/orders/{id}/returns', {
        params: { id: staged.orderId },
        body: form({ itemId: await itemOf(staged), reason: 'defective', text: 'Loose.' }),
      }),
  },
  {
    who: 'buyer',
    what: 'withdraw',
    run: async (staged) =>
      people.buyer.api('POST /api/orders/{id}/returns/{returnId}/withdraw', {
        params: { id: staged.orderId, returnId: await returnOf(staged) },
      }),
  },
  ofReturn('care', 'agree', (id) =>
    people.care.api('POST /api/admin/returns/{id}/agree', { params: { id }, body: {} }),
  ),
  ofReturn('packing', 'arrive', (id) =>
    people.packing.api('POST /api/admin/returns/{id}/arrive', { params: { id } }),
  ),
  ofReturn('packing', 'inspect', (id) =>
    people.packing.api('POST /api/admin/returns/{id}/inspect', {
      params: { id },
      body: form({ condition: 'opened', stock: 'restock' }),
    }),
  ),
  ofReturn('care', 'refuse', (id) =>
    people.care.api('POST /api/admin/returns/{id}/refuse', { params: { id }, body: { text: 'Worn.' } }),
  ),
  ofReturn('care', 'accept', (id) =>
    people.care.api('POST /api/admin/returns/{id}/accept', {
      params: { id },
      body: { as: 'refund', restock: true },
    }),
  ),
];

async function read(staged: Staged): Promise<State> {
  const { rows } = await sql<State>`
    select o.status, o.payment_status as payment,
      exists (select from order_holds h where h.order_id = o.id and h.released_at is null) as held,
      exists (select from order_events e where e.order_id = o.id and e.status = any(${orderStatuses.filter(hasLeft)})) as left,
      (select r.step from order_returns r where r.order_id = o.id order by r.asked_at desc limit 1) as step,
      (select s.available from skus s where s.id = i.sku_id) as "onShelf", i.refunded,
      order_given_back(o.id) as "givenBack"
    from orders o join order_items i on i.order_id = o.id where o.id = ${staged.orderId}`.execute(world.db);
  return rows[0] as State;
}

const label = ({ who, what }: Step) => `${who}: ${what}`;
const trusted = ({ who }: Step) => who === 'owner' || who === 'accounts';

/**
 * Returns what is wrong after steps of which the goods left and nobody with the right to refund brought them back: money of
 * goods that are away, or a piece on the shelf that is not there.
 */
function wrongs(path: readonly Step[], before: State, after: State): string[] {
  const last = path.at(-1);
  const isHere = !after.left || ['arrived', 'inspected'].includes(after.step ?? '') || path.some(trusted);
  return [
    ...(last && !trusted(last) && after.left && after.givenBack > before.givenBack
      ? ['money back for goods that left']
      : []),
    ...(!isHere && after.onShelf > 0 ? ['a piece in stock that is away'] : []),
    ...(after.onShelf > 1 ? ['one piece in stock twice'] : []),
  ];
}

/** Creates an order and repeats steps, all of which were accepted before. */
async function replay(origin: Origin, path: readonly Step[]): Promise<Staged> {
  const staged = await stage.order(people.buyer, origin);
  for (const step of path) await step.run(staged);
  return staged;
}

const delivered = set('packing', 'Delivered');
const byName = (name: string) => steps.find((step) => label(step) === name) as Step;
const starts = (): [Origin, Step[]][] => [
  ['cash', []],
  ['paid', []],
  ['paid', [delivered, byName('buyer: ask to return'), byName('care: agree'), byName('packing: arrive')]],
];

test('no sequence of three steps gives money back for goods that left, or puts a piece into stock that is not there', async () => {
  const found: string[] = [];
  const seen = new Set<string>();
  const accepted = new Set<string>();
  let layer = starts().map(([origin, prefix]) => ({ origin, prefix, path: [] as Step[] }));
  for (let depth = 1; depth <= 3; depth += 1) {
    const next: typeof layer = [];
    for (const { origin, prefix, path } of layer) {
      let staged = await replay(origin, [...prefix, ...path]);
      const before = await read(staged);
      for (const step of steps) {
        const end = await refusal(step.run(staged));
        const after = await read(staged);
        if (end !== 'accepted') {
          // What is refused changes nothing.
          expect([label(step), after]).toEqual([label(step), before]);
          continue;
        }
        // The same status again is accepted and does nothing.
        if (JSON.stringify(after) !== JSON.stringify(before)) accepted.add(label(step));
        const taken = [...path, step];
        for (const wrong of wrongs([...prefix, ...taken], before, after))
          found.push(`${origin}, ${[...prefix, ...taken].map(label).join(', ')}: ${wrong}`);
        const key = JSON.stringify([origin, [...prefix, ...taken].some(trusted), after]);
        if (!seen.has(key)) next.push({ origin, prefix, path: taken });
        seen.add(key);
        if (JSON.stringify(after) !== JSON.stringify(before))
          staged = await replay(origin, [...prefix, ...path]);
      }
    }
    layer = next;
  }
  expect(found).toEqual([]);
  // The search has walked the ways that it is about.
  for (const walked of [
    'packing: Pending',
    'owner: Pending',
    'buyer: cancel',
    'packing: inspect',
    'packing: ship in bulk',
    'care: hold',
    'care: release',
    'accounts: refund the line',
  ])
    expect([...accepted]).toContain(walked);
  for (const never of ['packing: Cancelled', 'care: accept', 'care: Cancelled'])
    expect([...accepted]).not.toContain(never);
  await expectInvariants(world);
});
