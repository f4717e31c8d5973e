import { type AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { type Tx, transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { minutesAfter } from './schedule.ts';
import { isSigned } from './signature.ts';
import { readWebhook, type Webhook } from './webhook.ts';
import {
  claimWebhooks,
  closeWebhook,
  countOpen,
  findWebhook,
  insertWebhook,
  listWebhooks,
  noteFailure,
  type WebhookState,
} from './webhook-store.ts';

/** What a webhook needs: the secrets it may be signed with, and what it does. `process` may run twice for one webhook. */
export type WebhookParts = {
  secrets: readonly string[];
  process: (webhook: Webhook) => Promise<string>;
};

/** What became of a replay: the event before it, and how it ended this time. */
export type Replay = { before: { outcome: string | null; error: string | null }; outcome: string };

// A process that died between keeping and processing is made good after this; a failure is tried again over a day.
const strandedMinutes = 0.25;
const triesAtMost = 12;
const backoffMinutes = (tries: number): number => Math.min(strandedMinutes * 2 ** tries, 240);

/** Takes webhooks in, processes them once each whatever happens in between, and shows them to the desk. */
export function createWebhooks(
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  { secrets, process }: WebhookParts,
) {
  async function run(raw: Buffer): Promise<string> {
    const webhook = readWebhook(raw);
    return webhook ? process(webhook) : 'not understood';
  }

  async function tryAgain({ id, raw, tries }: { id: number; raw: Buffer; tries: number }): Promise<void> {
    try {
      await closeWebhook(db, id, await run(raw), now());
    } catch (error) {
      log.error({ err: error, webhook: id }, 'a webhook could not be processed');
      const again = tries + 1 < triesAtMost ? minutesAfter(now(), backoffMinutes(tries)) : null;
      await noteFailure(db, id, error instanceof Error ? error.message : String(error), again);
    }
  }

  return {
    /** How many are kept and not processed. */
    countOpen: () => countOpen(db),
    /** Newest first. */
    list: (wanted: { state?: WebhookState; limit: number; offset: number }) => listWebhooks(db, wanted),
    /** One with its bytes. */
    find: (id: number) => findWebhook(db, id),

    /**
     * Takes a webhook: verified on its raw bytes, stored, processed at once. Once it is stored the sender is never
     * refused: what cannot be done now (the gateway is away, the process dies) is done by the sweep.
     */
    async receive(delivery: {
      raw: Buffer;
      timestamp: string;
      signature: string;
    }): Promise<string | AppError> {
      if (!isSigned(delivery, secrets)) return appError('bad_signature');
      const at = now();
      const webhook = readWebhook(delivery.raw);
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
        const outcome = await process(webhook);
        await closeWebhook(db, id, outcome, now());
        return outcome;
      } catch (error) {
        log.warn({ err: error, webhook: id }, 'a webhook waits to be processed');
        return 'stored';
      }
    },

    /** Processes what is due; one that fails says why, comes again later, and holds up no other. Answers how many were tried. */
    async sweep(): Promise<number> {
      const at = now();
      const due = await claimWebhooks(db, at, minutesAfter(at, 1));
      // Together, so that a gateway that does not answer holds up a round for the time of one question.
      await Promise.all(due.map((one) => tryAgain(one)));
      return due.length;
    },

    /**
     * Processes a kept webhook once more: what it did before it does not do twice. `note` writes down who asked, in the
     * transaction that notes how it ended. Faults: webhook_not_found, webhook_failed (its error is kept).
     */
    async replay(id: number, note: (tx: Tx, replay: Replay) => Promise<void>): Promise<Replay | AppError> {
      const kept = await findWebhook(db, id);
      if (!kept) return appError('webhook_not_found');
      const before = { outcome: kept.outcome, error: kept.error };
      let outcome: string;
      try {
        outcome = await run(kept.raw);
      } catch (error) {
        log.error({ err: error, webhook: id }, 'a webhook could not be processed');
        const message = error instanceof Error ? error.message : String(error);
        await transact(db, async (tx) => {
          await noteFailure(tx, id, message, null);
          await note(tx, { before, outcome: 'failed' });
          return null;
        });
        return appError('webhook_failed');
      }
      return transact<Replay>(db, async (tx) => {
        // How it ended the first time stays: "known" would only say that this was a replay.
        if (!kept.processed_at) await closeWebhook(tx, id, outcome, now());
        await note(tx, { before, outcome });
        return { before, outcome };
      });
    },
  };
}
