import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, messageOf } from '#web/api/client.ts';
import { DecideDialog, type Decision } from '#web/features/withdrawals/decide-dialog.tsx';
import { RequestTable } from '#web/features/withdrawals/request-table.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/withdrawal-requests';

export const handle: PageHandle = { contact: 'none' };

const path = '/admin/withdrawal-requests';
const pageSize = 30;
const statuses = ['pending', 'completed', 'rejected'] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const status = statuses.find((one) => one === asked.get('status')) ?? null;
  const page = Math.max(1, Math.floor(Number(asked.get('page'))) || 1);
  const texts = await loadTexts(pageLang(), ['withdrawal-requests', 'shell']);
  const query = { limit: pageSize, offset: (page - 1) * pageSize, ...(status && { status }) };
  return api('GET /api/payment/admin/withdrawals/requests', { query }).then(
    ({ withdrawals }) => ({ texts, status, page, withdrawals, problem: '' }),
    (error: unknown) => ({
      texts,
      status,
      page,
      withdrawals: null,
      problem: messageOf(error, texts['withdrawal-requests'].loadFailed),
    }),
  );
}
clientLoader.hydrate = true as const;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: loaderData.texts['withdrawal-requests'].title,
        brand: loaderData.texts.shell.brand,
      })
    : [];

/** Requests of astrologers to be paid, decided by hand, exactly once. */
export default function WithdrawalRequests({
  loaderData: { status, page, withdrawals, problem },
}: Route.ComponentProps) {
  const t = useTexts('withdrawal-requests');
  const { revalidate, state } = useRevalidator();
  const [decision, setDecision] = useState<Decision | null>(null);
  const to = (wanted: string, number = 1) =>
    `${path}?${new URLSearchParams({ ...(wanted !== 'all' && { status: wanted }), ...(number > 1 && { page: String(number) }) })}`;
  const current = status ?? 'all';
  return (
    <div className="wrap pt-5 pb-16 lg:pt-9 lg:pb-24">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h2">{t.title}</h1>
          <p className="text-ink-2">{t.intro}</p>
        </div>
        <Button kind="secondary" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
          <Icon of={RefreshCw} small />
          {t.refresh}
        </Button>
      </header>
      <TabLinks
        label={t.filter}
        current={current}
        tabs={(['all', ...statuses] as const).map((value) => ({
          value,
          to: to(value),
          text: t.filters[value],
        }))}
      />
      <div className="mt-5">
        {!withdrawals && <LoadProblem text={problem} retry={t.retry} />}
        {withdrawals?.length === 0 && <EmptyState art="diya" title={t.none} />}
        {withdrawals && withdrawals.length > 0 && (
          <RequestTable withdrawals={withdrawals} onDecide={setDecision} />
        )}
      </div>
      {withdrawals && (page > 1 || withdrawals.length === pageSize) && (
        <nav aria-label={fill(t.page, { n: page })} className="mt-5 flex items-center justify-center gap-4">
          {page > 1 && (
            <LinkButton kind="secondary" size="small" to={to(current, page - 1)}>
              {t.previous}
            </LinkButton>
          )}
          <span className="tabular">{fill(t.page, { n: page })}</span>
          {withdrawals.length === pageSize ? (
            <LinkButton kind="secondary" size="small" to={to(current, page + 1)}>
              {t.next}
            </LinkButton>
          ) : (
            <Button kind="secondary" size="small" disabled>
              {t.next}
            </Button>
          )}
        </nav>
      )}
      <DecideDialog
        decision={decision}
        onClose={() => setDecision(null)}
        onDecided={() => {
          setDecision(null);
          void revalidate();
        }}
      />
    </div>
  );
}
