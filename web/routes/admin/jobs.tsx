import { RefreshCw } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Queue } from '#contract/operations/endpoints.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminPager } from '#web/admin/admin-pager.tsx';
import { FilterBar, SelectFilter } from '#web/admin/filters.tsx';
import { pageOf } from '#web/admin/use-list-url.ts';
import { api, messageOf } from '#web/api/client.ts';
import { FailedTable } from '#web/features/operations/failed-table.tsx';
import { QueueTable } from '#web/features/operations/queue-table.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import { plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import type { Route } from './+types/jobs';

const pageSize = 25;
const pollMs = 10_000;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = pageOf(search);
  const queue = search.get('queue')?.slice(0, 80) ?? '';
  const texts = await loadTexts(pageLang(), ['operations', 'shell']);
  const query = { limit: pageSize, offset: (page - 1) * pageSize, ...(queue && { queue }) };
  return Promise.all([
    api('GET /api/auth/admin/jobs'),
    api('GET /api/auth/admin/jobs/failed', { query }),
  ]).then(
    ([{ queues }, { jobs }]) => ({ texts, page, queue, shown: { queues, jobs }, problem: '' }),
    (error: unknown) => ({
      texts,
      page,
      queue,
      shown: null,
      problem: messageOf(error, texts.operations.jobs.loadFailed),
    }),
  );
}
clientLoader.hydrate = true as const;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: loaderData.texts.operations.jobs.title, brand: loaderData.texts.shell.brand })
    : [];

/** Job queues with their counts, and the failed jobs. */
export default function AdminJobs({ loaderData: { page, queue, shown, problem } }: Route.ComponentProps) {
  const t = useTexts('operations').jobs;
  const admin = useTexts('admin');
  const lang = useLang();
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState<Queue | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  usePoll(revalidate, pollMs, busy === null);

  async function retry(name: string, jobId: string | null): Promise<void> {
    if (busy !== null) return;
    setBusy(jobId ?? name);
    try {
      const { retried } = await api('POST /api/auth/admin/jobs/{queue}/retry', {
        params: { queue: name },
        body: jobId === null ? {} : { jobId },
      });
      toast.good(plural(t.retried, retried, lang));
    } catch (error) {
      toast.problem(messageOf(error, t.retryFailed));
    }
    setAsked(null);
    setBusy(null);
    await revalidate();
  }

  const names = (shown?.queues ?? []).map(({ name }) => ({ value: name, text: t.names[name] ?? name }));
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        <Button kind="secondary" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
          <Icon of={RefreshCw} small />
          {admin.refresh}
        </Button>
      }
    >
      {!shown && <LoadProblem text={problem} retry={admin.retry} />}
      {shown?.queues.length === 0 && <EmptyState art="diya" title={t.noQueues} />}
      {shown && shown.queues.length > 0 && (
        <>
          <QueueTable queues={shown.queues} onRetry={setAsked} />
          <h2 className="mt-8 mb-3 text-h3">{t.failedTitle}</h2>
          <FilterBar reset={['queue']}>
            <SelectFilter
              label={t.queue}
              name="queue"
              choices={[{ value: '', text: t.allQueues }, ...names]}
            />
          </FilterBar>
          {shown.jobs.length === 0 ? (
            <EmptyState art="diya" title={t.noneFailed} text={t.noneFailedText} />
          ) : (
            <FailedTable jobs={shown.jobs} busy={busy} onRetry={(job) => void retry(job.queue, job.id)} />
          )}
          <AdminPager key={queue} page={page} pageSize={pageSize} shown={shown.jobs.length} />
        </>
      )}
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(null)}
          title={plural(t.retryAllTitle, asked.failed, lang)}
          actions={
            <>
              <Button kind="secondary" onClick={() => setAsked(null)}>
                {admin.keep}
              </Button>
              <Button
                busy={busy === asked.name}
                busyText={t.retrying}
                onClick={() => void retry(asked.name, null)}
              >
                {t.retryAll}
              </Button>
            </>
          }
        >
          <p>{t.retryAllText}</p>
        </Dialog>
      )}
    </AdminPage>
  );
}
