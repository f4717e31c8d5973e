import type { Pages } from '#contract/core/pages.ts';
import type { FailedJob, Queue, Webhook } from '#contract/office/operations/endpoints.ts';
import type { WebhookState } from '#contract/office/operations/rules.ts';
import type { AuditService } from '../../base/audit/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { transact } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import { countJobs, failedIds, failedJobs } from '../../platform/jobs/store.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentsService } from '../../selling/payments/service.ts';
import { createDifferenceAdmin } from './differences.ts';
import { maskPersonalData, scrubText } from './mask.ts';

/** Jobs, webhooks and payment mismatches, for admins. */
export type OperationsService = ReturnType<typeof createOperations>;

type Listed = Awaited<ReturnType<PaymentsService['webhooks']['list']>>['rows'][number];

// The maximum number of jobs that one request retries.
const retryLimit = 10_000;

const present = (row: Listed): Webhook => ({
  id: row.id,
  type: row.type,
  state: row.processed_at ? 'processed' : row.error === null ? 'received' : 'failed',
  receivedAt: row.received_at.toISOString(),
  processedAt: row.processed_at?.toISOString() ?? null,
  outcome: row.outcome,
  error: row.error === null ? null : scrubText(row.error),
  tries: row.tries,
});

const presentJob = (row: Awaited<ReturnType<typeof failedJobs>>['rows'][number]): FailedJob => ({
  id: row.id,
  queue: row.queue,
  createdAt: row.created_at.toISOString(),
  failedAt: row.failed_at.toISOString(),
  tries: row.tries,
  error: scrubText(row.error ?? ''),
  data: maskPersonalData(row.data),
});

function readPayload(raw: Buffer): unknown {
  try {
    return maskPersonalData(JSON.parse(raw.toString('utf8')));
  } catch {
    return null;
  }
}

/** Creates the operations service. */
export function createOperations(
  { db, jobs, now }: Pick<Platform, 'db' | 'jobs' | 'now'>,
  { audit, payments }: { audit: AuditService; payments: PaymentsService },
) {
  const { webhooks } = payments;
  return {
    /** Mismatches between our payments and the gateway. */
    differences: createDifferenceAdmin({ db, now }, { audit, payments }),

    /** Lists all queues with their counts, by name. */
    async queues(): Promise<Queue[]> {
      return (await countJobs(db)).map(({ queue, ...counts }) => ({ name: queue, ...counts }));
    },

    /** Lists jobs that failed for good, newest first, without personal data. */
    async failed(query: { queue?: string } & PageRequest): Promise<{ jobs: FailedJob[]; pages: Pages }> {
      const { rows, pages } = await failedJobs(db, { ...query, queue: query.queue ?? null });
      return { jobs: rows.map(presentJob), pages };
    },

    /**
     * Retries one failed job of a queue, or all. Returns their number. Error: job_not_found if the given job
     * has not failed.
     */
    retry: (by: string, queue: string, jobId: string | null): Promise<number | AppError> =>
      transact(db, async (tx) => {
        const ids = await failedIds(tx, { queue, id: jobId, limit: retryLimit });
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

    /** Lists webhook events, newest first. */
    async webhooks(
      query: { state?: WebhookState } & PageRequest,
    ): Promise<{ webhooks: Webhook[]; pages: Pages }> {
      const { rows, pages } = await webhooks.list(query);
      return { webhooks: rows.map(present), pages };
    },

    /** Returns an event with its masked payload (null if it is not JSON). */
    async webhook(id: number): Promise<{ webhook: Webhook; payload: unknown } | AppError> {
      const row = await webhooks.find(id);
      if (!row) return appError('webhook_not_found');
      return { webhook: present(row), payload: readPayload(row.raw) };
    },

    /** Processes an event again. `changed` is false if everything in it was already applied. */
    async replay(by: string, id: number): Promise<{ outcome: string; changed: boolean } | AppError> {
      const done = await webhooks.replay(id, (tx, { before, outcome }) =>
        audit.record(tx, {
          at: now(),
          actorId: by,
          action: 'webhook.replay',
          entity: 'webhook',
          entityId: String(id),
          before: { ...before, error: before.error === null ? null : scrubText(before.error) },
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
