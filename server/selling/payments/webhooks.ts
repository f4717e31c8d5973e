import { type AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Confirmation } from './confirmation.ts';
import type { Webhook, WebhookDelivery, WebhookReader } from './payment-gateway.ts';
import { minutesAfter } from './schedule.ts';
import {
  claimWebhooks,
  closeWebhook,
  countOpen,
  failWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  type WebhookState,
} from './webhook-store.ts';

/**
 * The gateway's reader of webhooks, null if it sends none, and the confirmation that processes a webhook. It may run
 * twice for one webhook.
 */
export type WebhookParts = { reader: WebhookReader | null; confirmation: Confirmation };

type Inbox = Pick<Platform, 'db' | 'now' | 'log'> & WebhookParts;

/** The result of a replay: the earlier outcome and error of the event, and the new outcome. */
export type Replay = { before: { outcome: string | null; error: string | null }; outcome: string };

// A webhook whose process died before processing it is due after this. Failures are retried for a day.
const strandedMinutes = 0.25;
const maxAttempts = 12;
const backoffMinutes = (tries: number): number => Math.min(strandedMinutes * 2 ** tries, 240);

async function processWebhook({ confirmation }: Inbox, webhook: Webhook): Promise<string> {
  if (webhook.kind === 'success') return confirmation.payment(webhook.payment);
  if (webhook.kind === 'refund') {
    await confirmation.refund(webhook.refundId);
    return 'refund';
  }
  // A failed attempt changes nothing: another may succeed, and a paid order stays paid.
  return 'noted';
}

async function processRaw(inbox: Inbox, raw: Buffer): Promise<string> {
  const webhook = inbox.reader?.read(raw);
  return webhook ? processWebhook(inbox, webhook) : 'not understood';
}

async function receive(inbox: Inbox, delivery: WebhookDelivery): Promise<string | AppError> {
  const { db, now, log, reader } = inbox;
  if (!reader?.isSigned(delivery)) return appError('bad_signature');
  const at = now();
  const webhook = reader.read(delivery.raw);
  if (!webhook) return 'not understood';
  const id = await insertWebhook(db, {
    key: webhook.key,
    type: webhook.type,
    raw: delivery.raw,
    now: at,
    checkAt: minutesAfter(at, strandedMinutes),
  });
  if (id === null) return 'known';
  await checkpoint('webhook.kept');
  try {
    const outcome = await processWebhook(inbox, webhook);
    await closeWebhook(db, id, outcome, now());
    return outcome;
  } catch (error) {
    log.warn(
      { err: error, webhook: id },
      'webhook not processed: its payment or refund is not applied yet; it is retried automatically',
    );
    return 'stored';
  }
}

async function retry(
  inbox: Inbox,
  { id, raw, tries }: { id: number; raw: Buffer; tries: number },
): Promise<void> {
  const { db, now, log } = inbox;
  try {
    await closeWebhook(db, id, await processRaw(inbox, raw), now());
  } catch (error) {
    log.error(
      { err: error, webhook: id },
      'webhook not processed: retried for a day; see its error under /admin/webhooks',
    );
    const retryAt = tries + 1 < maxAttempts ? minutesAfter(now(), backoffMinutes(tries)) : null;
    await failWebhook(db, id, error instanceof Error ? error.message : String(error), retryAt);
  }
}

async function replay(
  inbox: Inbox,
  id: number,
  note: (tx: Tx, replay: Replay) => Promise<void>,
): Promise<Replay | AppError> {
  const { db, now, log } = inbox;
  const stored = await findWebhook(db, id);
  if (!stored) return appError('webhook_not_found');
  const before = { outcome: stored.outcome, error: stored.error };
  let outcome: string;
  try {
    outcome = await processRaw(inbox, stored.raw);
  } catch (error) {
    log.error(
      { err: error, webhook: id },
      'webhook replay failed: not applied; see its error under /admin/webhooks',
    );
    const message = error instanceof Error ? error.message : String(error);
    await transact(db, async (tx) => {
      await failWebhook(tx, id, message, null);
      await note(tx, { before, outcome: 'failed' });
      return null;
    });
    return appError('webhook_failed');
  }
  return transact(db, async (tx) => {
    // Keep the first outcome: "known" would only say that this was a replay.
    if (!stored.processed_at) await closeWebhook(tx, id, outcome, now());
    await note(tx, { before, outcome });
    return { before, outcome };
  });
}

/** Creates the webhook inbox, which stores, processes, retries and lists webhooks. */
export function createWebhooks(
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  { reader, confirmation }: WebhookParts,
) {
  const inbox = { db, now, log, reader, confirmation };
  return {
    /** Returns how many stored webhooks are not processed. */
    countOpen: () => countOpen(db),
    /** Lists webhooks, newest first. */
    list: (query: { state?: WebhookState } & PageRequest) => listWebhooks(db, query),
    /** Finds a webhook, with its raw bytes. */
    find: (id: number) => findWebhook(db, id),

    /**
     * Verifies a webhook on its raw bytes, stores it and processes it at once. Once it is stored, the sender is never
     * refused. If processing fails now, the sweep retries it.
     */
    receive: (delivery: WebhookDelivery): Promise<string | AppError> => receive(inbox, delivery),

    /** Processes all due webhooks. A failed one is retried later. Returns how many were due. */
    async sweep(): Promise<number> {
      const at = now();
      const due = await claimWebhooks(db, at, minutesAfter(at, 1));
      // In parallel, so that an unresponsive gateway delays the round by one timeout only.
      await Promise.all(due.map((one) => retry(inbox, one)));
      return due.length;
    },

    /**
     * Processes a stored webhook again. Its effects are idempotent. `note` records the admin, in the transaction that
     * stores the outcome. Errors: `webhook_not_found`, `webhook_failed` (the error is stored).
     */
    replay: (id: number, note: (tx: Tx, replay: Replay) => Promise<void>): Promise<Replay | AppError> =>
      replay(inbox, id, note),
  };
}
