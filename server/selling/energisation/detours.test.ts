import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderStatuses } from '#contract/selling/orders/statuses.ts';
import { hasLeft } from '#contract/selling/orders/transitions.ts';
import { label, type Start, type Step as StepOf, searchDetours } from '../../testing/fixtures/detours.ts';
import { setOrderLimits } from '../../testing/fixtures/order-limits.ts';
import {
  type OrderPeople,
  openOrderPeople,
  orderSteps,
  refundPieces,
} from '../../testing/fixtures/order-steps.ts';
import { somePicture } from '../../testing/fixtures/products.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { energisedShop, pandit } from './test-energised.ts';

// All sequences of three steps of every role of staff and the buyer together, over an order of a gem and its energisation.

vi.setConfig({ testTimeout: 1_800_000 });

let testShop: TestShop;
let shop: Awaited<ReturnType<typeof energisedShop>>;
let people: OrderPeople;
let photo: Blob;
beforeAll(async () => {
  testShop = await startTestShop();
  const itemLimits = { terms: 1000, pieces: 1000, allPieces: 1000, items: 1000, value: 10_000_000 };
  await setOrderLimits(testShop, {
    cashOrders: 1000,
    newBuyer: itemLimits,
    knownBuyer: itemLimits,
    address: { orders: 1000, ...itemLimits },
  });
  shop = await energisedShop(testShop);
  people = await openOrderPeople(testShop);
  photo = new Blob([new Uint8Array(await somePicture('#803050', 40))]);
});
afterAll(() => testShop.close());

type Energised = { orderId: string; id: string; gem: string; service: string };
type Step = StepOf<Energised>;

async function order(pay: 'cash' | 'paid'): Promise<Energised> {
  const { buyer } = people;
  const product = await shop.gem();
  await shop.put(buyer, product);
  await shop.choose(buyer, product);
  const orderId = pay === 'cash' ? (await shop.orderCash(buyer))._id : await shop.orderPaid(buyer);
  const [energisation] = await shop.ofOrder(buyer, orderId);
  const { items } = await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
  const itemOf = (isService: boolean) =>
    items.find(({ snapshot }) => (snapshot.service !== undefined) === isService)?._id ?? '';
  return { orderId, id: energisation?._id ?? '', gem: itemOf(false), service: itemOf(true) };
}

let start = '';
const lastMuhurat = async (id: string): Promise<string> =>
  (await shop.admin.api('GET /api/admin/energisations/{id}', { params: { id } })).muhurats.at(-1)?.start ??
  '';
const plan = (who: keyof OrderPeople): Step => ({
  who,
  what: 'plan',
  run: async ({ id }) => {
    // All gems have the same muhurats. The last one has not begun.
    start ||= await lastMuhurat(id);
    const body = { start, person: pandit.name };
    return people[who].api('POST /api/admin/energisations/{id}/plan', { params: { id }, body });
  },
});
const finish = (who: keyof OrderPeople): Step => ({
  who,
  what: 'record as done',
  run: ({ id }) => {
    const body = new FormData();
    body.set('at', testShop.clock.now().toISOString());
    body.set('person', pandit.name);
    body.append('photo', photo, 'proof.png');
    return people[who].api('POST /api/admin/energisations/{id}/done', { params: { id }, body });
  },
});
const callOff = (who: keyof OrderPeople): Step => ({
  who,
  what: 'call off',
  run: ({ id }) =>
    people[who].api('POST /api/admin/energisations/{id}/call-off', {
      params: { id },
      body: { reason: 'The pandit is ill', reference: 'UTR 2' },
    }),
});

/** What can be compared after steps. Money in paise. */
type State = {
  status: string;
  payment: string;
  online: boolean;
  held: boolean;
  left: boolean;
  energised: string;
  inStock: number;
  gemGone: number;
  serviceGone: number;
  givenBack: number;
  total: number;
};

async function read({ orderId, id, gem, service }: Energised): Promise<State> {
  const { rows } = await sql<State>`
    select o.status, o.payment_status as payment, o.payment_method = 'online' as online,
      exists (select from order_holds h where h.order_id = o.id and h.released_at is null) as held,
      exists (select from order_events e where e.order_id = o.id and e.status = any(${orderStatuses.filter(hasLeft)})) as left,
      (select status from energisations where id = ${id}) as energised,
      (select s.available from skus s join order_items i on s.id = i.sku_id where i.id = ${gem}) as "inStock",
      (select refunded from order_items where id = ${gem}) as "gemGone",
      (select refunded from order_items where id = ${service}) as "serviceGone",
      order_given_back(o.id)::int as "givenBack", o.total::int as total
    from orders o where o.id = ${orderId}`.execute(testShop.db);
  return rows[0] as State;
}

// What an energisation meets of an order. The rest is in the search over orders.
const meets = [
  'packing: Shipped',
  'packing: Delivered',
  'owner: Cancelled',
  'accounts: paid',
  'buyer: cancel',
];
const isTrusted = ({ who }: Step) => who === 'owner' || who === 'accounts';
const waits = ({ energised }: State) => energised === 'asked' || energised === 'planned';

/** Returns what is wrong about the energisation, its price and its products after a step. */
function wrongs(path: readonly Step[], before: State, after: State): string[] {
  const last = path.at(-1);
  const isPaid = after.payment === 'Paid' || after.payment === 'Refunded';
  const begins = after.energised !== before.energised && after.energised !== 'called_off';
  const wrong: [string, boolean | undefined][] = [
    ['energised although its price or its item went back', begins && before.gemGone + before.serviceGone > 0],
    ['energised although the order is cancelled', begins && before.status === 'Cancelled'],
    ['changed although it is over', !waits(before) && after.energised !== before.energised],
    [
      'still to be done although its price or its item went back',
      waits(after) && after.gemGone + after.serviceGone > 0,
    ],
    [
      'called off, and its price stays here',
      after.energised === 'called_off' && isPaid && after.serviceGone === 0,
    ],
    ['more given back than was paid', after.givenBack > after.total],
    [
      'cancelled, and not all given back',
      after.online && after.status === 'Cancelled' && after.givenBack !== after.total,
    ],
    [
      'a refund for what was done or has left',
      last &&
        !isTrusted(last) &&
        after.givenBack > before.givenBack &&
        (before.left || before.energised === 'done'),
    ],
    ['one piece in stock twice', after.inStock > 9],
  ];
  return wrong.filter(([, is]) => is).map(([what]) => what);
}

const from = (name: 'cash' | 'paid', prefix: Step[] = []): Start<Energised> => ({
  name,
  create: () => order(name),
  prefix,
});

test('no sequence of three steps energises what went back, or refunds what was done', async () => {
  const steps: Step[] = [
    ...orderSteps(people).filter((step) => meets.includes(label(step))),
    refundPieces<Energised>(people, 'refund the gem', async ({ gem }) => gem),
    refundPieces<Energised>(people, 'refund the energisation', async ({ service }) => service),
    plan('packing'),
    finish('packing'),
    ...(['packing', 'care', 'accounts'] as const).map(callOff),
    plan('care'),
  ];
  const starts = [from('cash'), from('paid'), from('paid', [finish('packing')])];
  const { found, accepted } = await searchDetours({ starts, steps, read, isTrusted, wrongs });
  expect(found).toEqual([]);
  expect(accepted).toEqual(
    expect.arrayContaining([
      'packing: plan',
      'packing: record as done',
      'accounts: call off',
      'accounts: refund the gem',
      'accounts: refund the energisation',
      'buyer: cancel',
      'owner: Cancelled',
    ]),
  );
  for (const never of ['packing: call off', 'care: call off', 'care: plan'])
    expect(accepted).not.toContain(never);
  await expectInvariants(testShop);
});
