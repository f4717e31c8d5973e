import type { FailedJob } from '#contract/office/operations/endpoints.ts';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { Allowed } from '#web/admin/allowed.tsx';
import { formatDateTime, plural, wordFor } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { JsonView } from './json-view.tsx';

/** Lists failed jobs: error, subject, and a button to retry. */
export function FailedTable({
  jobs,
  busy,
  onRetry,
}: {
  jobs: readonly FailedJob[];
  /** The id of the job that is being retried. */
  busy: string | null;
  onRetry: (job: FailedJob) => void;
}) {
  const t = useTexts('operations').jobs;
  const lang = useLang();
  const columns: Column<FailedJob>[] = [
    { key: 'queue', head: t.queue, phone: 'title', cell: (job) => wordFor(t.names, job.queue) },
    {
      key: 'error',
      head: t.error,
      phone: 'line',
      cell: (job) => (
        <div className="min-w-0 lg:max-w-[56ch]">
          <p className="break-words">{job.error || t.noError}</p>
          <details className="mt-1">
            <summary className="min-h-8 cursor-pointer py-1 text-ink-2 hover:text-ink">{t.data}</summary>
            <JsonView label={t.data} value={job.data} />
          </details>
        </div>
      ),
    },
    {
      key: 'when',
      head: t.when,
      phone: 'foot',
      cell: (job) => (
        <>
          <span translate="no">{formatDateTime(job.failedAt, lang)}</span>
          <span className="block text-ink-3">{plural(t.tries, job.tries, lang)}</span>
        </>
      ),
    },
    {
      key: 'act',
      head: t.act,
      phone: 'act',
      right: true,
      cell: (job) => (
        <Allowed permission="operations.act">
          <Button
            kind="secondary"
            size="small"
            busy={busy === job.id}
            busyText={t.retrying}
            onClick={() => onRetry(job)}
          >
            {t.retry}
          </Button>
        </Allowed>
      ),
    },
  ];
  return <AdminTable label={t.failedLabel} columns={columns} rows={jobs} keyOf={(job) => job.id} />;
}
