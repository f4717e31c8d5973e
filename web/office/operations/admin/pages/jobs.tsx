import { RefreshCw } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Queue } from '#contract/office/operations/endpoints.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { FilterBar, SelectFilter } from '#web/admin/filters.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf } from '#web/admin/use-list-url.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { FailedTable } from '#web/office/operations/failed-table.tsx';
import { QueueTable } from '#web/office/operations/queue-table.tsx';
import { usePoll } from '#web/realtime/use-poll.ts';
import { plural, wordFor } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Route } from './+types/jobs';

const pageSize = 25;
const pollMs = 10_000;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const queue = search.get('queue')?.slice(0, 80) ?? '';
  const texts = await loadTexts(pageLang(), ['operations', 'shell']);
  const query = { limit: pageSize, ...cursorsOf(search), ...(queue && { queue }) };
  const [{ queues }, failed] = await loadForAdmin(
    Promise.all([api('GET /api/auth/admin/jobs'), api('GET /api/auth/admin/jobs/failed', { query })]),
    { title: texts.operations.jobs.title, failed: texts.operations.jobs.loadFailed },
  );
  return { texts, queue, queues, failed };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.operations.jobs.title, brand: shopNameIn(matches) })
    : [];
}

/** Job queues with their counts, and the failed jobs. */
export default function AdminJobs({ loaderData: { queue, queues, failed } }: Route.ComponentProps) {
  const t = useTexts('operations').jobs;
  const { jobs } = failed;
  const { refresh } = useTexts('admin');
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState<Queue | null>(null);
  const { retry, busy } = useRetry(() => setAsked(null));
  usePoll(revalidate, pollMs, busy === null);
  const names = queues.map(({ name }) => ({ value: name, text: wordFor(t.names, name) }));
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        <Button kind="secondary" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
          <Icon of={RefreshCw} small />
          <span>{refresh}</span>
        </Button>
      }
    >
      {queues.length === 0 ? (
        <EmptyState art="diya" title={t.noQueues} />
      ) : (
        <>
          <QueueTable queues={queues} onRetry={setAsked} />
          <h2 className="mt-8 mb-3 text-h3">{t.failedTitle}</h2>
          <FilterBar reset={['queue']}>
            <SelectFilter
              label={t.queue}
              name="queue"
              choices={[{ value: '', text: t.allQueues }, ...names]}
            />
          </FilterBar>
          {jobs.length === 0 ? (
            <EmptyState art="diya" title={t.noneFailed} text={t.noneFailedText} />
          ) : (
            <FailedTable jobs={jobs} busy={busy} onRetry={(job) => void retry(job.queue, job.id)} />
          )}
          <ListPager key={queue} pages={failed.pages} />
        </>
      )}
      {asked && (
        <RetryAllDialog
          queue={asked}
          busy={busy === asked.name}
          onClose={() => setAsked(null)}
          onConfirm={() => void retry(asked.name, null)}
        />
      )}
    </AdminPage>
  );
}

/**
 * Returns the function that runs a failed job again, or all of a queue. `busy` is the id of the job, or the name of
 * the queue.
 */
function useRetry(onDone: () => void) {
  const t = useTexts('operations').jobs;
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [target, setTarget] = useState<string | null>(null);
  const { save: retry, busy } = useSave(
    async (queue: string, jobId: string | null) => {
      setTarget(jobId ?? queue);
      const { retried } = await api('POST /api/auth/admin/jobs/{queue}/retry', {
        params: { queue },
        body: jobId === null ? {} : { jobId },
      });
      toast.good(plural(t.retried, retried, lang));
    },
    {
      onError: (error) => toast.problem(messageOf(error, t.retryFailed)),
      onEnd: async () => {
        onDone();
        await revalidate();
      },
    },
  );
  return { retry, busy: busy ? target : null };
}

function RetryAllDialog({
  queue,
  busy,
  onClose,
  onConfirm,
}: {
  queue: Queue;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const t = useTexts('operations').jobs;
  const { keep } = useTexts('admin');
  return (
    <Dialog
      open
      onClose={onClose}
      title={plural(t.retryAllTitle, queue.failed, useLang())}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button busy={busy} busyText={t.retrying} onClick={onConfirm}>
            {t.retryAll}
          </Button>
        </>
      }
    >
      <p>{t.retryAllText}</p>
    </Dialog>
  );
}
