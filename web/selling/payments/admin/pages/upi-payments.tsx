import { RefreshCw } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { UpiPayment, UpiRefund } from '#contract/selling/payments/upi-qr.ts';
import { upiPaymentStates } from '#contract/selling/payments/upi-rules.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { FilterBar, SearchFilter } from '#web/admin/filters.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { ConfirmPayment } from '#web/selling/payments/admin/confirm-payment.tsx';
import { SentRefund } from '#web/selling/payments/admin/sent-refund.tsx';
import { PaymentTable, RefundTable } from '#web/selling/payments/admin/upi-tables.tsx';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/upi-payments';

const pageSize = 30;
const views = [...upiPaymentStates, 'refunds', 'sent'] as const;
type View = (typeof views)[number];

/** Loads one page of payments, or of refunds. */
async function loadList(view: View, q: string, cursors: ReturnType<typeof cursorsOf>) {
  const query = { limit: pageSize, ...cursors };
  if (!q && (view === 'refunds' || view === 'sent')) {
    const state = view === 'refunds' ? 'wanted' : 'sent';
    const { refunds, pages } = await api('GET /api/admin/upi-refunds', { query: { ...query, state } });
    return { payments: null, refunds, pages };
  }
  const state = upiPaymentStates.find((one) => one === view) ?? 'waiting';
  const { payments, pages } = await api('GET /api/admin/upi-payments', {
    query: { ...query, state, ...(q && { q }) },
  });
  return { payments, refunds: null, pages };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const view = views.find((one) => one === search.get('state')) ?? 'waiting';
  const q = search.get('q')?.trim().slice(0, 60) ?? '';
  const texts = await loadTexts(pageLang(), ['payments/admin', 'shell']);
  const { title, loadFailed: failed } = texts['payments/admin'];
  const list = await loadForAdmin(loadList(view, q, cursorsOf(search)), { title, failed });
  return { texts, view, q, list };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['payments/admin'].title, brand: shopNameIn(matches) })
    : [];
}

/** Payments by UPI QR: staff confirm what has arrived, and send refunds by hand. */
export default function UpiPayments({ loaderData: { view, q, list } }: Route.ComponentProps) {
  const t = useTexts('payments/admin');
  const { refresh } = useTexts('admin');
  const { revalidate, state } = useRevalidator();
  const [confirming, setConfirming] = useState<UpiPayment | null>(null);
  const [sending, setSending] = useState<UpiRefund | null>(null);
  const url = useListUrl();
  const rows = list.payments ?? list.refunds;
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
      <TabLinks
        label={t.filter}
        current={q ? '' : view}
        tabs={views.map((value) => ({
          value,
          to: url.to({ q: '', state: value === 'waiting' ? '' : value }),
          text: t.views[value],
        }))}
      />
      <div className="mt-4">
        <FilterBar reset={['q']}>
          <SearchFilter label={t.search} className="w-full sm:w-96" />
        </FilterBar>
      </div>
      {q && <p className="mb-4 text-ink-2">{t.found}</p>}
      {rows.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText[q ? 'search' : view]} />}
      {rows.length > 0 && list.payments && (
        <PaymentTable payments={list.payments} onConfirm={setConfirming} />
      )}
      {rows.length > 0 && list.refunds && <RefundTable refunds={list.refunds} onSent={setSending} />}
      <ListPager pages={list.pages} />
      {confirming && <ConfirmPayment payment={confirming} onClose={() => setConfirming(null)} />}
      {sending && <SentRefund refund={sending} onClose={() => setSending(null)} />}
    </AdminPage>
  );
}
