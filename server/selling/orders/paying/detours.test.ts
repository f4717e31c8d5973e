import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OrderStatus, orderStatuses } from '#contract/selling/orders/statuses.ts';
import { hasLeft } from '#contract/selling/orders/transitions.ts';
import { issueCoupon } from '../../../testing/fixtures/coupons.ts';
import { label, type Start, type Step as StepOf, searchDetours } from '../../../testing/fixtures/detours.ts';
import { setOrderLimits } from '../../../testing/fixtures/order-limits.ts';
import { type Origin, orderStage, type Staged } from '../../../testing/fixtures/order-setup.ts';
import {
  type OrderPeople,
  openOrderPeople,
  orderSteps,
  refundPieces,
  setStatus,
} from '../../../testing/fixtures/order-steps.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

// All sequences of three steps of every role of staff and the buyer together, over one order. Roles that may do the same to
// an order are one: manager is like owner, content and review may do nothing. Orders with an energisation are searched in
// `server/selling/energisation/detours.test.ts`.

vi.setConfig({ testTimeout: 1_800_000 });

let testShop: TestShop;
let stage: ReturnType<typeof orderStage>;
let people: OrderPeople;
beforeAll(async () => {
  testShop = await startTestShop();
  await issueCoupon(testShop, { code: 'DETOUR' });
  await setOrderLimits(testShop, { cashOrders: 1000 });
  people = await openOrderPeople(testShop);
  stage = orderStage(testShop, { admin: people.owner, coupon: 'DETOUR' });
});
afterAll(() => testShop.close());

type Step = StepOf<Staged>;

/** What can be compared after steps. */
type State = {
  status: OrderStatus;
  payment: string;
  held: boolean;
  left: boolean;
  step: string | null;
  inStock: number;
  refunded: number;
  givenBack: number;
};

const returnOf = async ({ orderId }: Staged): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select id from order_returns where order_id = ${orderId} order by asked_at desc limit 1`.execute(
    testShop.db,
  );
  return rows[0]?.id ?? 'noreturn00000000';
};
const form = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const itemOf = async (staged: Staged) => (await stage.readOrder(staged)).items[0]?._id ?? '';

const ofReturn = (who: keyof OrderPeople, what: string, run: (id: string) => Promise<unknown>): Step => ({
  who,
  what,
  run: async (staged) => run(await returnOf(staged)),
});

const returnSteps = (): Step[] => [
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
      (select s.available from skus s where s.id = i.sku_id) as "inStock", i.refunded,
      order_given_back(o.id) as "givenBack"
    from orders o join order_items i on i.order_id = o.id where o.id = ${staged.orderId}`.execute(
    testShop.db,
  );
  return rows[0] as State;
}

const isTrusted = ({ who }: Step) => who === 'owner' || who === 'accounts';

/**
 * Returns what is wrong after steps of which the items left and nobody with the permission to refund brought them back: money of
 * items that are away, or a piece in stock that is not there.
 */
function wrongs(path: readonly Step[], before: State, after: State): string[] {
  const last = path.at(-1);
  const isHere = !after.left || ['arrived', 'inspected'].includes(after.step ?? '') || path.some(isTrusted);
  return [
    ...(last && !isTrusted(last) && after.left && after.givenBack > before.givenBack
      ? ['a refund for items that left']
      : []),
    ...(!isHere && after.inStock > 0 ? ['a piece in stock that is away'] : []),
    ...(after.inStock > 1 ? ['one piece in stock twice'] : []),
  ];
}

/** Lists the starts: an order in cash, a paid one, and one whose items have come back. */
function starts(steps: readonly Step[]): Start<Staged>[] {
  const byName = (name: string) => steps.find((step) => label(step) === name) as Step;
  const start = (name: Origin, prefix: Step[] = []) => ({
    name,
    create: () => stage.order(people.buyer, name),
    prefix,
  });
  return [
    start('cash'),
    start('paid'),
    start('paid', [
      setStatus(people, 'packing', 'Delivered'),
      byName('buyer: ask to return'),
      byName('care: agree'),
      byName('packing: arrive'),
    ]),
  ];
}

test('no sequence of three steps refunds items that left, or puts a piece into stock that is not there', async () => {
  const steps = [...orderSteps(people), refundPieces(people, 'refund the line', itemOf), ...returnSteps()];
  const { found, accepted } = await searchDetours({ starts: starts(steps), steps, read, isTrusted, wrongs });
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
    expect(accepted).toContain(walked);
  for (const never of ['packing: Cancelled', 'care: accept', 'care: Cancelled'])
    expect(accepted).not.toContain(never);
  await expectInvariants(testShop);
});
