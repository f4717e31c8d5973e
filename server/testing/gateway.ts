import { createHmac } from 'node:crypto';
import type { TestShop } from './test-shop.ts';

/** The sandbox's key, which signs webhooks. */
const sandboxSecret = 'navaratna-sandbox-secret';

/** Creates a webhook of a successful payment as the gateway writes it; `amount` is in rupees. */
export const successWebhook = (payment: { orderId: string; paymentId: string; amount: number }) => ({
  type: 'PAYMENT_SUCCESS_WEBHOOK',
  event_time: '2026-01-15T12:20:29+05:30',
  data: {
    order: { order_id: payment.orderId, order_amount: payment.amount, order_currency: 'INR' },
    payment: {
      cf_payment_id: payment.paymentId,
      payment_status: 'SUCCESS',
      payment_amount: payment.amount,
      payment_currency: 'INR',
      payment_time: '2026-01-15T12:20:29+05:30',
    },
  },
});

/** An action of a test on an order at the sandbox gateway. */
export type Outcome = {
  outcome: 'success' | 'declined' | 'dropped' | 'pending';
  webhook?: 'now' | 'late' | 'never';
  copies?: number;
  tamper?: 'none' | 'signature' | 'amount' | 'body';
};

/** The sandbox's response: the statuses its webhooks got. */
export type Driven = { order_status: string; webhooks: { status: number }[] };

/** Controls the sandbox gateway of a test shop. */
export function gatewayOf({ base }: Pick<TestShop, 'base'>) {
  const control = async (path: string, body: object): Promise<Driven> => {
    const answer = await fetch(`${base}/sandbox/cashfree/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`sandbox control ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Driven;
  };
  return {
    /** Makes a person pay, be declined or leave, or the bank be slow. */
    pay: (orderId: string, how: Outcome) =>
      control(`orders/${orderId}`, { webhook: 'now', copies: 1, tamper: 'none', ...how }),
    /** Delivers the webhooks that were delayed. */
    deliverLate: () => control('webhooks/deliver', {}),
    /** Makes the next calls to a path fail in this way. A slow one waits for the gateway's twenty seconds, or `delayMs`. */
    failNext: (
      next: '401' | '429' | '500' | '502' | 'slow' | 'reset',
      path: string,
      times = 1,
      delayMs?: number,
    ) => control('faults', { next, path, times, delay_ms: delayMs }),
    /** Cancels the remaining failures. */
    async answerAgain(): Promise<void> {
      await fetch(`${base}/sandbox/cashfree/control/faults`, { method: 'DELETE' });
    },
    /** Sends any webhook with a valid signature, as somebody with the key could. */
    async tell(webhook: object): Promise<{ status: number; message: string }> {
      const body = JSON.stringify(webhook);
      const timestamp = '1760000000000';
      const answer = await fetch(`${base}/api/webhook/verify-payment`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-webhook-timestamp': timestamp,
          'x-webhook-signature': createHmac('sha256', sandboxSecret)
            .update(timestamp + body)
            .digest('base64'),
        },
        body,
      });
      return { status: answer.status, message: ((await answer.json()) as { message: string }).message };
    },
    /** Returns the gateway's payments and refunds of an order. */
    async state(orderId: string): Promise<{
      order: { order_status: string };
      payments: { cf_payment_id: string }[];
      refunds: { refund_id: string; refund_status: string }[];
    }> {
      return (await (await fetch(`${base}/sandbox/cashfree/control/orders/${orderId}`)).json()) as never;
    },
  };
}

/**
 * Makes a person pay an order, which is then paid in the shop too. When the shop waited in vain for the gateway to confirm
 * the webhook, as on a machine that does much else, it asks again, as it does for a buyer who comes back.
 */
export async function payAndSettle(
  testShop: Pick<TestShop, 'base' | 'db' | 'shop'>,
  gatewayOrderId: string,
): Promise<void> {
  await gatewayOf(testShop).pay(gatewayOrderId, { outcome: 'success' });
  const order = await testShop.db
    .selectFrom('gateway_orders')
    .select(['status', 'user_id'])
    .where('id', '=', gatewayOrderId)
    .executeTakeFirstOrThrow();
  if (order.status !== 'paid') await testShop.shop.services.payments.check(gatewayOrderId, order.user_id);
}
