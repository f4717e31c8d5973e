import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { serveAssets } from '../page/assets.ts';
import { sendPage } from '../page/document.ts';
import { languageOf } from '../page/language.ts';
import { orderStatus, returnUrl } from './entities.ts';
import { GatewayError } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { checkoutPage, closedPage } from './hosted-page-view.ts';
import { attemptPayment } from './payments.ts';
import { findOrderBySession, type Order } from './store/order-store.ts';
import { listPayments } from './store/payment-store.ts';
import type { Timing } from './webhooks.ts';

// A slow bank answers after this long; a buyer who leaves is reported after this long.
const SLOW_BANK_MS = 15_000;
const DROPPED_AFTER_MS = 5_000;

const session = z.object({ payment_session_id: z.string().catch('') });

const attemptForm = z.object({
  payment_session_id: z.string(),
  attempt_key: z.uuid(),
  method: z.enum(['upi', 'card', 'netbanking']),
  outcome: z.enum(['success', 'declined', 'dropped', 'pending']),
});

/** Serves the browser's side: the script a shop loads, the payment page it opens, and what the buttons on it do. */
export async function serveHostedPage(scope: FastifyInstance, gateway: Gateway): Promise<void> {
  const base = new URL(gateway.publicUrl).pathname.replace(/\/$/, '');
  const checkoutPath = `${base}/pg/view/sessions/checkout`;
  serveAssets(scope, { 'checkout.css': new URL('./checkout.css', import.meta.url) });

  scope.get('/js/v3/cashfree.js', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(await readFile(new URL('./cashfree.js', import.meta.url))),
  );

  // The script posts here; the page itself has an address of its own, so that it can be reloaded.
  scope.post('/pg/view/sessions/checkout', async ({ body }, reply) => {
    const { payment_session_id } = session.catch({ payment_session_id: '' }).parse(body);
    return reply.redirect(pageUrl(checkoutPath, payment_session_id), 303);
  });

  scope.get('/pg/view/sessions/checkout', async (request, reply) => {
    const { payment_session_id } = session.parse(request.query);
    const order = await findOrderBySession(gateway.pool, payment_session_id);
    return order
      ? showOrder(gateway, { base, order, request }, reply)
      : showUnknown(gateway, { base, request }, reply);
  });

  scope.post('/pg/view/sessions/checkout/attempt', async (request, reply) => {
    const form = attemptForm.safeParse(request.body);
    const order = form.success && (await findOrderBySession(gateway.pool, form.data.payment_session_id));
    if (!form.success || !order) return showUnknown(gateway, { base, request }, reply);
    const { outcome, method, attempt_key: attemptKey } = form.data;
    const timing: Timing = outcome === 'dropped' ? DROPPED_AFTER_MS : 'soon';
    const toPage = pageUrl(checkoutPath, order.sessionId);
    const toShop = returnUrl(order) ?? toPage;
    try {
      const { payment } = await attemptPayment(gateway, {
        orderId: order.orderId,
        outcome,
        method,
        attemptKey,
        plan: { timing, copies: 1, tamper: 'none' },
        onlyActive: true,
        settleAfterMs: SLOW_BANK_MS,
      });
      gateway.wake();
      // by what happened, not by what was asked: a second click finds the attempt of the first
      return reply.redirect(payment.status === 'FAILED' ? toPage : toShop, 303);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const paid = (await findOrderBySession(gateway.pool, order.sessionId))?.status === 'PAID';
      return reply.redirect(paid ? toShop : toPage, 303);
    }
  });
}

function pageUrl(checkoutPath: string, sessionId: string): string {
  return `${checkoutPath}?payment_session_id=${encodeURIComponent(sessionId)}`;
}

async function showOrder(
  gateway: Gateway,
  visit: { base: string; order: Order; request: FastifyRequest },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { base, order, request } = visit;
  const status = orderStatus(order, gateway.now());
  const context = { language: languageOf(request), base, merchantName: gateway.merchantName };
  const url = returnUrl(order);
  if (status !== 'ACTIVE') {
    const state = status === 'PAID' ? 'paid' : status === 'EXPIRED' ? 'expired' : 'terminated';
    return sendPage(reply, closedPage({ ...context, state, orderId: order.orderId, returnUrl: url }));
  }
  const latest = (await listPayments(gateway.pool, order.orderId))[0]?.status;
  const page = checkoutPage({
    ...context,
    orderId: order.orderId,
    amountPaise: order.amountPaise,
    sessionId: order.sessionId,
    attemptKey: randomUUID(),
    returnUrl: url,
    notice: latest === 'FAILED' ? 'refused' : latest === 'PENDING' ? 'pending' : null,
  });
  // a form's redirect counts as a form target too
  return sendPage(reply, page, { formTargets: url ? [new URL(url).origin] : [] });
}

async function showUnknown(
  gateway: Gateway,
  visit: { base: string; request: FastifyRequest },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const context = {
    language: languageOf(visit.request),
    base: visit.base,
    merchantName: gateway.merchantName,
  };
  const page = closedPage({ ...context, state: 'unknown', orderId: null, returnUrl: null });
  return sendPage(reply, page, { status: 404 });
}
