import { RefreshCw } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Withdrawal } from '#contract/consultations/wallet/endpoints.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminPager } from '#web/admin/admin-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { pageOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { AccountDialog } from '#web/consultations/wallet/admin/account-dialog.tsx';
import { ConfirmPayoutDialog } from '#web/consultations/wallet/admin/confirm-dialog.tsx';
import { DecideDialog, type Decision } from '#web/consultations/wallet/admin/decide-dialog.tsx';
import { ReferenceDialog } from '#web/consultations/wallet/admin/reference-dialog.tsx';
import { RequestTable } from '#web/consultations/wallet/admin/request-table.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/withdrawal-requests';

const pageSize = timings.withdrawalsPerPage;
const statuses = ['pending', 'completed', 'rejected'] as const;
// The tabs: a status, or paid withdrawals without a UTR.
const views = [...statuses, 'missing'] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const view = views.find((one) => one === search.get('status')) ?? null;
  const page = pageOf(search);
  const texts = await loadTexts(pageLang(), ['wallet/admin', 'shell']);
  const query = {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    ...(view === 'missing' ? { reference: view } : view && { status: view }),
  };
  const { withdrawals, referencesMissing } = await loadForAdmin(
    api('GET /api/payment/admin/withdrawals/requests', { query }),
    { title: texts['wallet/admin'].title, failed: texts['wallet/admin'].loadFailed },
  );
  return { texts, view, page, withdrawals, referencesMissing };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.texts['wallet/admin'].title,
        brand: shopNameIn(matches),
      })
    : [];
}

/** Astrologers' withdrawal requests. Each is decided by hand, exactly once. */
export default function WithdrawalRequests({
  loaderData: { view, page, withdrawals, referencesMissing },
}: Route.ComponentProps) {
  const t = useTexts('wallet/admin');
  const { revalidate, state } = useRevalidator();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<Withdrawal | null>(null);
  const [unpayable, setUnpayable] = useState<Withdrawal | null>(null);
  const [unreferenced, setUnreferenced] = useState<Withdrawal | null>(null);
  const url = useListUrl();
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        <Button kind="secondary" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
          <Icon of={RefreshCw} small />
          {t.refresh}
        </Button>
      }
    >
      <TabLinks
        label={t.filter}
        current={view ?? 'all'}
        tabs={(['all', ...views] as const).map((value) => ({
          value,
          to: url.to({ status: value === 'all' ? '' : value }),
          text: t.filters[value],
          ...(value === 'missing' && { count: referencesMissing }),
        }))}
      />
      <div className="mt-5 lg:mt-0">
        {withdrawals.length === 0 && <EmptyState art="diya" title={t.none} />}
        {withdrawals.length > 0 && (
          <RequestTable
            withdrawals={withdrawals}
            onDecide={setDecision}
            onConfirm={setUnconfirmed}
            onAccount={setUnpayable}
            onReference={setUnreferenced}
          />
        )}
      </div>
      <AdminPager page={page} pageSize={pageSize} shown={withdrawals.length} />
      {decision && <DecideDialog decision={decision} onClose={() => setDecision(null)} />}
      {unconfirmed && <ConfirmPayoutDialog withdrawal={unconfirmed} onClose={() => setUnconfirmed(null)} />}
      {unpayable && <AccountDialog withdrawal={unpayable} onClose={() => setUnpayable(null)} />}
      {unreferenced && <ReferenceDialog withdrawal={unreferenced} onClose={() => setUnreferenced(null)} />}
    </AdminPage>
  );
}
