import { goodKundli, goodMatching, goodPanchang } from './access-reports.ts';
import { payAndSettle } from './gateway.ts';
import type { Person, TestShop } from './test-shop.ts';

/** Opens the payment of a kundli, matching or panchang as its form does. Returns the order's id. */
export const askFor = {
  kundli: async (
    buyer: Person,
    more: Partial<typeof goodKundli> & { parent?: boolean } = {},
  ): Promise<string> =>
    (await buyer.api('POST /api/payment/premium/kundli', { body: { ...goodKundli, ...more } })).orderId,
  matching: async (buyer: Person, more: Partial<typeof goodMatching> = {}): Promise<string> =>
    (await buyer.api('POST /api/payment/premium/kundli/matching', { body: { ...goodMatching, ...more } }))
      .orderId,
  panchang: async (buyer: Person, more: Partial<typeof goodPanchang> = {}): Promise<string> =>
    (await buyer.api('POST /api/payment/premium/panchang', { body: { ...goodPanchang, ...more } })).orderId,
};

/** Returns the status of an order for the result page. */
export const statusOf = async (buyer: Person, orderId: string): Promise<string> =>
  (await buyer.api('GET /api/payment/status/{orderId}', { params: { orderId } })).status;

/** Buys and pays a report. Returns the order's id. */
export async function buy(world: TestShop, buyer: Person, kind: keyof typeof askFor): Promise<string> {
  const orderId = await askFor[kind](buyer);
  await payAndSettle(world, orderId);
  return orderId;
}
