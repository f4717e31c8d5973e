import type { Queue } from '#contract/office/operations/endpoints.ts';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { Allowed } from '#web/admin/allowed.tsx';
import { useListUrl } from '#web/admin/use-list-url.ts';
import { fill, formatNumber, wordFor } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';

/** Lists the queues with their counts. The name links to the failed jobs. */
export function QueueTable({
  queues,
  onRetry,
}: {
  queues: readonly Queue[];
  onRetry: (queue: Queue) => void;
}) {
  const t = useTexts('operations').jobs;
  const lang = useLang();
  const url = useListUrl();
  const name = (queue: Queue) => wordFor(t.names, queue.name);
  const count = (key: 'waiting' | 'active' | 'failed', head: string): Column<Queue> => ({
    key,
    head,
    phone: 'named',
    right: true,
    cell: (queue) => (
      <span className={key === 'failed' && queue.failed > 0 ? 'font-semibold text-moonga' : ''}>
        {formatNumber(queue[key], lang)}
      </span>
    ),
  });
  const columns: Column<Queue>[] = [
    {
      key: 'name',
      head: t.queue,
      phone: 'title',
      cell: (queue) => (
        <Link to={url.to({ queue: queue.name })} className={textLinkClass} preventScrollReset>
          {name(queue)}
        </Link>
      ),
    },
    count('waiting', t.waiting),
    count('active', t.active),
    count('failed', t.failed),
    {
      key: 'act',
      head: t.act,
      phone: 'aside',
      right: true,
      cell: (queue) =>
        queue.failed > 0 && (
          <Allowed permission="operations.act">
            <Button
              kind="secondary"
              size="small"
              aria-label={fill(t.retryAllOf, { queue: name(queue) })}
              onClick={() => onRetry(queue)}
            >
              {t.retryAll}
            </Button>
          </Allowed>
        ),
    },
  ];
  return <AdminTable label={t.queuesLabel} columns={columns} rows={queues} keyOf={(queue) => queue.name} />;
}
