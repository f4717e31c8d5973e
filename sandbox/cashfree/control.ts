import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orderEntity, orderStatus, paymentEntity, refundEntity, returnUrl } from './entities.ts';
import { parseBody } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { requireOrder } from './orders.ts';
import { attemptPayment } from './payments.ts';
import { settleRefund } from './refunds.ts';
import { clearFaults, insertFault } from './store/fault-store.ts';
import { setOrderExpiry } from './store/order-store.ts';
import { listPayments } from './store/payment-store.ts';
import { listRefunds } from './store/refund-store.ts';
import { listWebhooks } from './store/webhook-store.ts';
import { deliverNow, deliverWaiting } from './webhooks.ts';

const attemptBody = z.object({
  outcome: z.enum(['success', 'declined', 'dropped', 'pending']),
  method: z.enum(['upi', 'card', 'netbanking']).default('upi'),
  webhook: z.enum(['now', 'late', 'never']).default('now'),
  copies: z.number().int().min(1).max(50).default(1),
  tamper: z.enum(['none', 'signature', 'amount', 'body']).default('none'),
  redirect: z.boolean().default(false),
});

const deliverBody = z.object({ order_id: z.string().optional() });

const refundBody = z.object({ status: z.enum(['PENDING', 'SUCCESS', 'FAILED', 'CANCELLED', 'ONHOLD']) });

const faultBody = z.object({
  next: z.enum(['401', '429', '500', '502', 'slow', 'reset']),
  path: z.string().startsWith('/').default('/pg/*'),
  method: z.enum(['GET', 'POST', 'PATCH']).nullable().default(null),
  times: z.number().int().min(1).max(1000).default(1),
  delay_ms: z.number().int().min(0).max(120_000).default(20_000),
});

type OrderPath = { Params: { orderId: string } };

/**
 * Serves the control, which drives every way a payment can go, from tests and the command line. It asks for no key.
 * That is right only because no money is here; the gateway must never be mounted where real orders are taken.
 */
export async function serveControl(scope: FastifyInstance, gateway: Gateway): Promise<void> {
  scope.post<OrderPath>('/control/orders/:orderId', async ({ params, body }, reply) => {
    const { outcome, method, redirect, webhook: timing, copies, tamper } = parseBody(attemptBody, body);
    const plan = { timing, copies, tamper };
    const attempt = { orderId: params.orderId, outcome, method, plan, onlyActive: false };
    const { order, payment, webhook } = await attemptPayment(gateway, attempt);
    const webhooks = webhook && timing === 'now' ? await deliverNow(gateway, webhook.id) : [];
    const url = returnUrl(order);
    if (redirect && url) return reply.redirect(url, 302);
    return {
      order_id: order.orderId,
      order_status: orderStatus(order, gateway.now()),
      payment: paymentEntity(payment, order),
      webhooks,
      return_url: url,
    };
  });

  scope.get<OrderPath>('/control/orders/:orderId', ({ params }) => wholeState(gateway, params.orderId));

  scope.post<OrderPath>('/control/orders/:orderId/expire', async ({ params }) => {
    await requireOrder(gateway.pool, params.orderId);
    await setOrderExpiry(gateway.pool, params.orderId, new Date(gateway.now().getTime() - 1000));
    return wholeState(gateway, params.orderId);
  });

  scope.post<{ Params: { orderId: string; refundId: string } }>(
    '/control/orders/:orderId/refunds/:refundId',
    async ({ params, body }) => {
      const refund = await settleRefund(gateway, { ...params, ...parseBody(refundBody, body) });
      gateway.wake();
      return refund;
    },
  );

  scope.post('/control/webhooks/deliver', async ({ body }) => {
    const { order_id } = parseBody(deliverBody, body ?? {});
    return { webhooks: await deliverWaiting(gateway, order_id) };
  });

  scope.post('/control/faults', async ({ body }) => {
    const fault = parseBody(faultBody, body);
    await insertFault(gateway.pool, { ...fault, kind: fault.next, delayMs: fault.delay_ms });
    return fault;
  });

  scope.delete('/control/faults', async () => {
    await clearFaults(gateway.pool);
    return { cleared: true };
  });
}

/** Everything the gateway knows of an order; throws 404. */
async function wholeState(gateway: Gateway, orderId: string): Promise<object> {
  const order = await requireOrder(gateway.pool, orderId);
  const payments = await listPayments(gateway.pool, orderId);
  const refunds = await listRefunds(gateway.pool, orderId);
  const webhooks = await listWebhooks(gateway.pool, orderId);
  const session = encodeURIComponent(order.sessionId);
  return {
    order: orderEntity(order, gateway.now()),
    checkout_url: `${gateway.publicUrl}/pg/view/sessions/checkout?payment_session_id=${session}`,
    return_url: returnUrl(order),
    payments: payments.map((payment) => paymentEntity(payment, order)),
    refunds: refunds.map((refund) => refundEntity(refund, order)),
    webhooks: webhooks.map((hook) => ({
      id: hook.id,
      type: hook.type,
      url: hook.url,
      idempotency_key: hook.idempotencyKey,
      tamper: hook.tamper,
      state: hook.state,
      due_at: hook.state === 'scheduled' ? hook.dueAt : null,
      answers: hook.answers,
      body: hook.body,
    })),
  };
}
