import { createConsultant } from '../../../server/testing/fixtures/chats.ts';
import { createProduct } from '../../../server/testing/fixtures/create-product.ts';
import { setOrderLimits } from '../../../server/testing/fixtures/order-limits.ts';
import { gatewayOf } from '../../../server/testing/gateway.ts';
import { type Person, startTestShop, type TestShop } from '../../../server/testing/test-shop.ts';
import { sessionSecret } from './shop.ts';

/** A person of a drill, with a session that every process accepts. */
export type Actor = { userId: string; token: string };

/** A product of a drill: its price in rupees, and how many pieces there were at first. */
export type StageProduct = { id: string; price: number; pieces: number };

/** The people and products of a drill. Each pair chats. */
export type Stage = {
  products: StageProduct[];
  buyers: Actor[];
  pairs: { customer: Actor; astrologer: Actor }[];
  admin: Actor;
};

/**
 * The size of a stage: `pieces` of each product, and `purse` rupees in the wallet of each customer who chats (5,000).
 */
export type StageSize = { buyers: number; products: number; pieces: number; pairs: number; purse?: number };

const actorOf = ({ userId, token }: Person): Actor => ({ userId, token });

/** Fills a wallet as its owner does: with a payment at the gateway. */
async function fillWallet(testShop: TestShop, { api }: Person, purse: number): Promise<void> {
  const { order_id } = await api('POST /api/payment/wallet/initiateTopUp', { body: { amount: purse } });
  await gatewayOf(testShop).pay(order_id, { outcome: 'success' });
}

/**
 * Fills an empty database with products, buyers, an admin, astrologers and customers with money, through a shop in this
 * process that is closed again. Buyers may have any number of open cash orders.
 */
export async function prepareStage(databaseUrl: string, size: StageSize): Promise<Stage> {
  const testShop = await startTestShop({ databaseUrl, env: { SESSION_SECRET: sessionSecret } });
  try {
    const wide = { terms: 1000, pieces: 1000, allPieces: 1000, items: 1000, value: 10_000_000 };
    await setOrderLimits(testShop, {
      cashOrders: 1000,
      cashPieces: 1000,
      cashProved: false,
      newBuyer: wide,
      knownBuyer: wide,
    });
    const stage: Stage = { products: [], buyers: [], pairs: [], admin: actorOf(await testShop.admin()) };
    for (let n = 1; n <= size.products; n += 1) {
      // Never too much for cash, however many products there are.
      const price = 400 + (n % 100) * 10;
      const made = await createProduct(testShop, {
        name: `Drilled bead ${n}`,
        price,
        available: size.pieces,
      });
      stage.products.push({ id: made._id, price, pieces: size.pieces });
    }
    for (let n = 0; n < size.buyers; n += 1) stage.buyers.push(actorOf(await testShop.customer()));
    for (let n = 0; n < size.pairs; n += 1) {
      const customer = await testShop.customer();
      await fillWallet(testShop, customer, size.purse ?? 5000);
      stage.pairs.push({
        customer: actorOf(customer),
        astrologer: actorOf(await createConsultant(testShop)),
      });
    }
    return stage;
  } finally {
    await testShop.close();
  }
}
