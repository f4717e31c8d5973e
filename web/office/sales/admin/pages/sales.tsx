import { Download } from 'lucide';
import { noonOf } from '#contract/core/india-time.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { useListUrl } from '#web/admin/use-list-url.ts';
import { api, messageOf } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { useSave } from '#web/api/use-save.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { DayChart } from '#web/office/sales/day-chart.tsx';
import { PeriodBar } from '#web/office/sales/period-bar.tsx';
import { readView, reportQuery, type SalesView, tabs } from '#web/office/sales/query.ts';
import { ReportTable } from '#web/office/sales/report-table.tsx';
import { Totals } from '#web/office/sales/totals.tsx';
import { UnsoldTable } from '#web/office/sales/unsold-table.tsx';
import { fill, formatDate, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/sales';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const view = readView(new URL(request.url).searchParams, new Date());
  const { tab, period } = view;
  const texts = await loadTexts(pageLang(), ['sales', 'dashboard', 'products', 'orders', 'shell']);
  const words = { title: texts.sales.title, failed: texts.sales.loadFailed };
  if (tab === 'unsold') {
    const unsold = await loadForAdmin(api('GET /api/admin/sales/unsold', { query: period }), words);
    return { texts, view, unsold, report: null };
  }
  const query = reportQuery({ ...view, tab });
  return {
    texts,
    view,
    unsold: null,
    report: await loadForAdmin(api('GET /api/admin/sales', { query }), words),
  };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.sales.title, brand: shopNameIn(matches) }) : [];
}

/** Sales of any period, by day, product, category, state, coupon, payment or astrologer, beside another period. */
export default function AdminSales({ loaderData: { view, unsold, report } }: Route.ComponentProps) {
  const t = useTexts('sales');
  const url = useListUrl();
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={view.tab !== 'unsold' && <ExportButton view={{ ...view, tab: view.tab }} />}
    >
      <PeriodBar period={view.period} />
      <TabLinks
        label={t.by.label}
        current={view.tab}
        tabs={tabs.map((value) => ({
          value,
          to: url.to({ by: value === 'day' ? '' : value }),
          text: t.by[value],
        }))}
      />
      <div className="mt-4 grid gap-5">
        <PeriodWords view={view} />
        {report && <Report report={report} />}
        {unsold && <Unsold unsold={unsold} />}
      </div>
    </AdminPage>
  );
}

/** The days of the report and of the period that it is compared with, in words. */
function PeriodWords({ view: { tab, period, against } }: { view: SalesView }) {
  const t = useTexts('sales');
  const lang = useLang();
  const words = ({ from, to }: { from: string; to: string }) => ({
    from: formatDate(noonOf(from), lang),
    to: formatDate(noonOf(to), lang),
  });
  return (
    <p className="tabular text-sm text-ink-2" aria-live="polite">
      <span>{fill(t.period, words(period))}</span>
      {tab === 'unsold' && <span>{` · ${t.unsold.intro}`}</span>}
      {tab !== 'unsold' && against && <span>{`, ${fill(t.comparedWith, words(against))}`}</span>}
    </p>
  );
}

function Report({ report }: { report: NonNullable<Route.ComponentProps['loaderData']['report']> }) {
  const t = useTexts('sales');
  const lang = useLang();
  const empty = report.by !== 'day' && report.rows.length === 0;
  return (
    <>
      <Totals report={report} />
      {report.by === 'day' && report.rows.length > 1 && <DayChart days={report.rows} />}
      {empty && <EmptyState art="diya" title={report.by === 'astrologer' ? t.noChats : t.none} />}
      {!empty && <ReportTable report={report} />}
      {report.more > 0 && <p className="text-sm text-ink-2">{plural(t.shown, report.more, lang)}</p>}
    </>
  );
}

function Unsold({ unsold }: { unsold: NonNullable<Route.ComponentProps['loaderData']['unsold']> }) {
  const { unsold: t } = useTexts('sales');
  const lang = useLang();
  if (unsold.products.length === 0) return <EmptyState art="diya" title={t.none} />;
  return (
    <>
      <UnsoldTable products={unsold.products} />
      {unsold.more > 0 && <p className="text-sm text-ink-2">{plural(t.shown, unsold.more, lang)}</p>}
    </>
  );
}

function ExportButton({ view }: { view: Parameters<typeof reportQuery>[0] }) {
  const t = useTexts('sales');
  const lang = useLang();
  const address = `/api/admin/sales/export?${new URLSearchParams(reportQuery(view))}`;
  const { save, busy } = useSave(
    () => saveFile(address, { accept: 'text/csv', lang, otherwise: 'sales.csv' }),
    {
      onError: (error) => toast.problem(messageOf(error, t.exportFailed)),
    },
  );
  return (
    <Button kind="secondary" size="small" busy={busy} busyText={t.exporting} onClick={() => void save()}>
      <Icon of={Download} small />
      {t.export}
    </Button>
  );
}
