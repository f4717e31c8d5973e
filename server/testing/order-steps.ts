import type { OrderStatus } from '#contract/selling/orders/statuses.ts';
import type { Step } from './detours.ts';
import type { Staged } from './order-setup.ts';
import type { Person, TestShop } from './test-shop.ts';

/** Opens one person of each role that may do something to an order, and a buyer. Manager is like owner. */
export async function openOrderPeople(world: TestShop) {
  const [owner, packing, care, accounts] = await Promise.all(
    (['owner', 'packing', 'care', 'accounts'] as const).map((role) => world.admin(role)),
  );
  return { owner, packing, care, accounts, buyer: await world.customer() } as Record<
    'owner' | 'packing' | 'care' | 'accounts' | 'buyer',
    Person
  >;
}

/** The people of a search over an order. */
export type OrderPeople = Awaited<ReturnType<typeof openOrderPeople>>;

/** What steps need of an order. */
type AnOrder = Pick<Staged, 'orderId'>;

/** Returns the step that sets a status. */
export const setStatus = (
  people: OrderPeople,
  who: keyof OrderPeople,
  status: OrderStatus,
): Step<AnOrder> => ({
  who,
  what: status,
  run: ({ orderId }) => people[who].api('PUT /api/auth/admin/update-status', { body: { orderId, status } }),
});

/** Returns the step that refunds pieces of an order, and puts none of them into stock. */
export const refundPieces = <S extends AnOrder>(
  people: OrderPeople,
  what: string,
  itemOf: (staged: S) => Promise<string>,
): Step<S> => ({
  who: 'accounts',
  what,
  run: async (staged) =>
    people.accounts.api('POST /api/admin/orders/{id}/refunds', {
      params: { id: staged.orderId },
      body: {
        key: `${what} ${staged.orderId}`,
        items: [await itemOf(staged)],
        restock: false,
        reason: 'Sold out',
        reference: 'UTR 1',
      },
    }),
});

/** Lists the steps that every order has: its statuses, its payment in cash, holds, shipping in bulk, and the buyer's cancellation. */
export function orderSteps(people: OrderPeople): Step<AnOrder>[] {
  return [
    // A status of each row of the table of transitions; the others of a row are in `set-back.test.ts`.
    ...(['Pending', 'Shipped', 'Delivered', 'Cancelled'] as const).map((status) =>
      setStatus(people, 'packing', status),
    ),
    ...(['Pending', 'Cancelled'] as const).map((status) => setStatus(people, 'owner', status)),
    setStatus(people, 'care', 'Cancelled'),
    setStatus(people, 'accounts', 'Pending'),
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
    {
      who: 'buyer',
      what: 'cancel',
      run: ({ orderId: id }) =>
        people.buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id }, body: {} }),
    },
  ];
}
