import type { FailedJob, Queue, Webhook, WebhookState } from '#contract/operations/endpoints.ts';
import type { AuditService } from '../audit/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { transact } from '../platform/database/database.ts';
import { countJobs, failedIds, failedJobs } from '../platform/jobs/store.ts';
import type { Platform } from '../platform/platform.ts';
import { createDifferenceAdmin } from './differences.ts';
import { masked, scrubbed } from './mask.ts';

/** The work behind the shop as its admins see it. */
export type OperationsService = ReturnType<typeof createOperations>;

type Listed = Awaited<ReturnType<PaymentsService['webhooks']['list']>>[number];

// So many jobs are retried with one call; who has more asks again.
const retriedAtMost = 10_000;

const present = (row: Listed): Webhook => ({
  id: row.id,
  type: row.type,
  state: row.processed_at ? 'processed' : row.error === null ? 'received' : 'failed',
  receivedAt: row.received_at.toISOString(),
  processedAt: row.processed_at?.toISOString() ?? null,
  outcome: row.outcome,
  error: row.error === null ? null : scrubbed(row.error),
  tries: row.tries,
});

function readPayload(raw: Buffer): unknown {
  try {
    return masked(JSON.parse(raw.toString('utf8')));
  } catch {
    return null;
  }
}

/** Makes the service behind the pages of operations. */
export function createOperations(
  { db, jobs, now }: Pick<Platform, 'db' | 'jobs' | 'now'>,
  { audit, payments }: { audit: AuditService; payments: PaymentsService },
) {
  const { webhooks } = payments;
  return {
    /** Payments on which the shop and the gateway disagree. */
    differences: createDifferenceAdmin({ db, now }, { audit, payments }),

    /** Every queue with its counts, by name. */
    async queues(): Promise<Queue[]> {
      return (await countJobs(db)).map(({ queue, ...counts }) => ({ name: queue, ...counts }));
    },

    /** Jobs that were given up, newest first, without personal data. */
    async failed(wanted: { queue?: string; limit: number; offset: number }): Promise<FailedJob[]> {
      const rows = await failedJobs(db, { ...wanted, queue: wanted.queue ?? null });
      return rows.map((row) => ({
        id: row.id,
        queue: row.queue,
        createdAt: row.created_at.toISOString(),
        failedAt: row.failed_at.toISOString(),
        tries: row.tries,
        error: scrubbed(row.error ?? ''),
        data: masked(row.data),
      }));
    },

    /** Lets one failed job of a queue (or all) run again; answers how many. Fault: job_not_found when a named one has not failed. */
    retry: (by: string, queue: string, jobId: string | null): Promise<number | AppError> =>
      transact<number>(db, async (tx) => {
        const ids = await failedIds(tx, { queue, id: jobId, limit: retriedAtMost });
        if (ids.length === 0) return jobId === null ? 0 : appError('job_not_found');
        const retried = await jobs.retry(tx, queue, ids);
        await audit.record(tx, {
          at: now(),
          actorId: by,
          action: 'job.retry',
          entity: 'queue',
          entityId: queue,
          before: { failed: ids.length },
          after: { retried, job: jobId },
        });
        return retried;
      }),

    /** Events of the gateway, newest first. */
    async webhooks(wanted: { state?: WebhookState; limit: number; offset: number }): Promise<Webhook[]> {
      return (await webhooks.list(wanted)).map(present);
    },

    /** One event with its masked payload (null when it is no JSON). */
    async webhook(id: number): Promise<{ webhook: Webhook; payload: unknown } | AppError> {
      const row = await webhooks.find(id);
      if (!row) return appError('webhook_not_found');
      return { webhook: present(row), payload: readPayload(row.raw) };
    },

    /** Processes an event once more. `changed` is false when everything it says had been done before. */
    async replay(by: string, id: number): Promise<{ outcome: string; changed: boolean } | AppError> {
      const done = await webhooks.replay(id, (tx, { before, outcome }) =>
        audit.record(tx, {
          at: now(),
          actorId: by,
          action: 'webhook.replay',
          entity: 'webhook',
          entityId: String(id),
          before: { ...before, error: before.error === null ? null : scrubbed(before.error) },
          after: { outcome },
        }),
      );
      if (done instanceof AppError) return done;
      const { outcome } = done;
      return {
        outcome,
        changed: outcome === 'settled' || outcome === 'second_payment' || outcome === 'too_late',
      };
    },
  };
}
