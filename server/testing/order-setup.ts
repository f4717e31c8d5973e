import { sql } from 'kysely';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { bodyFor } from './checkout.ts';
import { createProduct } from './create-product.ts';
import { gatewayOf, payAndSettle } from './gateway.ts';
import type { Person, TestShop } from './test-shop.ts';

/** The origin of an order: cash on delivery, paid online, or online and not paid yet. */
export type Origin = 'cash' | 'paid' | 'waiting';

/** An order for the only piece of a product, with a use of the coupon. `gatewayOrderId` is '' for cash. */
export type Staged = { buyer: Person; product: Product; orderId: string; gatewayOrderId: string };

/** The state after an order: its statuses, the stock of the piece, its use of the coupon, and its queued e-mails. */
export type OrderState = {
  status: string;
  payment: string;
  onShelf: number;
  couponUses: number;
  emails: string[];
  lastBy: string;
};

/** Returns the names of the e-mails that were queued for an order, oldest first. */
export async function listQueuedEmails({ db }: Pick<TestShop, 'db'>, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select data->'mail'->>'kind' as kind from pgboss.job
     where name = 'mail' and ${orderId} in (data->'mail'->>'orderId', data->'mail'->'order'->>'_id')
     order by created_on, data->'mail'->>'kind'`.execute(db);
  return rows.map((row) => row.kind);
}

/** Creates the helpers of table-driven order tests: they create orders, change them, and read the result. */
export function orderStage(world: TestShop, { admin, coupon }: { admin: Person; coupon: string }) {
  const gateway = gatewayOf(world);
  const readOrder = ({ buyer, orderId }: Staged) =>
    buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });

  return {
    gateway,
    readOrder,

    /** Creates an order of its own product. The buyer is passed in so that a table need not sign up hundreds. */
    async order(buyer: Person, origin: Origin): Promise<Staged> {
      const product = await createProduct(world, { name: 'Only piece', price: 1500, available: 1 });
      const body = { ...bodyFor(product), couponCode: coupon, totalAmount: 1350 };
      if (origin === 'cash') {
        const { order } = await buyer.api('POST /api/auth/place-order', {
          body: { ...body, paymentMethod: 'cod' },
        });
        return { buyer, product, orderId: order._id, gatewayOrderId: '' };
      }
      const opened = await buyer.api('POST /api/payment/{provider}/create-order', {
        params: { provider: 'cashfree' },
        body,
      });
      const staged = { buyer, product, orderId: opened.orderId, gatewayOrderId: opened.customOrderId };
      if (origin === 'paid') await payAndSettle(world, staged.gatewayOrderId);
      return staged;
    },

    /** Sets a status as an admin. */
    set: ({ orderId }: Staged, status: OrderStatus) =>
      admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status } }),

    /** Records a cash payment as an admin. */
    markPaid: ({ orderId }: Staged) =>
      admin.api('PUT /api/auth/admin/orders/{id}', {
        params: { id: orderId },
        body: { paymentStatus: 'Paid' },
      }),

    /** Cancels the order as its buyer. */
    cancel: ({ buyer, orderId }: Staged) =>
      buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id: orderId }, body: {} }),

    /** Reads the state after an order. E-mails queued before the first `since` are left out. */
    async left(staged: Staged, since = 0): Promise<OrderState> {
      const order = await readOrder(staged);
      const { totalStock } = await world.visitor('GET /api/auth/products/{id}', {
        params: { id: staged.product._id },
      });
      const uses = await world.db
        .selectFrom('coupon_uses')
        .select('order_id')
        .where('order_id', '=', staged.orderId)
        .where('given_back_at', 'is', null)
        .execute();
      return {
        status: order.orderStatus,
        payment: order.paymentStatus,
        onShelf: totalStock,
        couponUses: uses.length,
        emails: (await listQueuedEmails(world, staged.orderId)).slice(since),
        lastBy: order.history.at(-1)?.by ?? '',
      };
    },
  };
}
