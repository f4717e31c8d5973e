import { createHmac, randomUUID } from 'node:crypto';
import type { Db } from '../database.ts';
import { type Gateway, WEBHOOK_VERSION } from './gateway.ts';
import type { Order } from './store/order-store.ts';
import {
  claimWebhooks,
  insertWebhook,
  recordDelivery,
  type Tamper,
  type Webhook,
  type WebhookAnswer,
} from './store/webhook-store.ts';
import type { Payload } from './webhook-payloads.ts';

const SECOND = 1000;

// The real gateway tries again after 2, 10 and 30 minutes; here a minute lasts a second.
const RETRY_AFTER_MS = [2 * SECOND, 10 * SECOND, 30 * SECOND];
const ANSWER_WITHIN_MS = 10 * SECOND;
const LEASE_MS = 60 * SECOND;
const LATE_MS = 5 * 60 * SECOND;

/**
 * When a webhook goes out. `soon`: by the sweeper at once; `now`: by the caller, through `deliverNow`; `late`: on demand
 * or after five minutes; `never`: kept, never sent. A number: by the sweeper, after so many milliseconds.
 */
export type Timing = 'soon' | 'now' | 'late' | 'never' | number;

/** The way in which the webhook of an event is sent. */
export type WebhookPlan = { timing: Timing; copies: number; tamper: Tamper };

/** The default of an event: one genuine webhook at once. */
export const HONEST: WebhookPlan = { timing: 'soon', copies: 1, tamper: 'none' };

/** Stores an event's webhook in the event's own transaction. Null when there is no address to send it to. */
export async function scheduleWebhook(
  gateway: Gateway,
  db: Db,
  event: { order: Order; payload: Payload; plan: WebhookPlan },
): Promise<Webhook | null> {
  const { order, payload, plan } = event;
  const url = order.meta.notify_url ?? gateway.notifyUrl;
  if (!url) return null;
  const now = gateway.now();
  return insertWebhook(db, {
    ...payload,
    orderId: order.orderId,
    url,
    idempotencyKey: randomUUID(),
    tamper: plan.tamper,
    copies: plan.copies,
    dueAt: dueAt(plan.timing, now),
    createdAt: now,
  });
}

function dueAt(timing: Timing, now: Date): Date | null {
  if (timing === 'never') return null;
  // 'now' is delivered by its caller; if that process dies first, the sweeper finds it when the lease is over
  const wait = typeof timing === 'number' ? timing : { soon: 0, now: LEASE_MS, late: LATE_MS }[timing];
  return new Date(now.getTime() + wait);
}

/** Returns the `x-webhook-signature`: base64 of HMAC-SHA256 over the timestamp followed by the raw body. */
export function sign(secret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', secret)
    .update(timestamp + rawBody)
    .digest('base64');
}

/** Delivers one stored webhook, all its copies at the same time, and answers what each got. Empty if it was already sent. */
export async function deliverNow(gateway: Gateway, id: string): Promise<WebhookAnswer[]> {
  return deliver(gateway, { dueOnly: false, id });
}

/** Delivers every webhook that waits (of one order, when named), due or not, and answers what each delivery got. */
export async function deliverWaiting(gateway: Gateway, orderId?: string): Promise<WebhookAnswer[]> {
  return deliver(gateway, { dueOnly: false, orderId });
}

/** Delivers up to 20 webhooks that are due; answers how many deliveries were made. */
export async function deliverDue(gateway: Gateway): Promise<number> {
  return (await deliver(gateway, { dueOnly: true })).length;
}

async function deliver(
  gateway: Gateway,
  which: { dueOnly: boolean; orderId?: string; id?: string },
): Promise<WebhookAnswer[]> {
  const now = gateway.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const hooks = await claimWebhooks(gateway.pool, { ...which, now, leaseUntil });
  const answers = await Promise.all(hooks.map((hook) => deliverOne(gateway, hook)));
  return answers.flat();
}

async function deliverOne(gateway: Gateway, hook: Webhook): Promise<WebhookAnswer[]> {
  const copies = hook.attempts === 0 ? hook.copies : 1;
  const numbers = Array.from({ length: copies }, (_, index) => hook.attempts + index + 1);
  const answers = await Promise.all(numbers.map((attempt) => post(gateway, hook, attempt)));
  const delivered = answers.some((answer) => answer.status === 200);
  const retryIn = RETRY_AFTER_MS[Math.max(0, hook.attempts + 1 - hook.copies)];
  // a forged webhook is no event of ours: nobody would send it twice
  const again = !delivered && hook.tamper === 'none' && retryIn !== undefined;
  await recordDelivery(gateway.pool, {
    id: hook.id,
    state: delivered ? 'delivered' : again ? 'scheduled' : 'failed',
    answers,
    dueAt: again ? new Date(gateway.now().getTime() + retryIn) : null,
  });
  return answers;
}

async function post(gateway: Gateway, hook: Webhook, attempt: number): Promise<WebhookAnswer> {
  const timestamp = String(gateway.now().getTime());
  const secret = hook.tamper === 'signature' ? `not ${gateway.clientSecret}` : gateway.clientSecret;
  try {
    const response = await fetch(hook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-webhook-signature': sign(secret, timestamp, hook.signedBody),
        'x-webhook-timestamp': timestamp,
        'x-webhook-version': WEBHOOK_VERSION,
        'x-webhook-attempt': String(attempt),
        'x-idempotency-key': hook.idempotencyKey,
      },
      body: hook.body,
      // anything but 200 is a failure, a redirect too
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await response.arrayBuffer();
    return { attempt, status: response.status };
  } catch (error) {
    return { attempt, status: 0, error: error instanceof Error ? error.message : String(error) };
  }
}
