import { FileText, Plus } from 'lucide';
import { useState } from 'react';
import type { AdminReport } from '#contract/catalog/certificates/admin.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { FilterBar, SearchFilter } from '#web/admin/filters.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { usePermission } from '#web/admin/rights.ts';
import { cursorsOf, useListUrl } from '#web/admin/use-list-url.ts';
import { useReload } from '#web/admin/use-reload.ts';
import { api, messageOf } from '#web/api/client.ts';
import { ReportForm } from '#web/catalog/certificates/admin/report-form.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill, formatDate, formatNumber } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import type { Route } from './+types/certificates';

const pageSize = 30;
const states = ['current', 'ended', 'all'] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = states.find((one) => one === search.get('state')) ?? 'current';
  const texts = await loadTexts(pageLang(), ['certificates/admin', 'shell']);
  const query = { q: search.get('q') ?? '', state, limit: pageSize, ...cursorsOf(search) };
  const { title, loadFailed: failed } = texts['certificates/admin'];
  const shown = await loadForAdmin(api('GET /api/admin/laboratory-reports', { query }), { title, failed });
  return { texts, state, shown };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['certificates/admin'].title, brand: shopNameIn(matches) })
    : [];
}

type Act = { kind: 'attach' } | { kind: 'replace' | 'withdraw'; report: AdminReport };

/** The reports of laboratories: attach, replace and withdraw. */
export default function AdminCertificates({ loaderData: { state, shown } }: Route.ComponentProps) {
  const t = useTexts('certificates/admin');
  const url = useListUrl();
  const { reload } = useReload();
  const may = usePermission('products.write');
  const [act, setAct] = useState<Act | null>(null);
  const columns = useColumns(may ? setAct : null);
  const close = () => setAct(null);
  async function saved() {
    await reload();
    close();
  }
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        may && (
          <Button size="small" onClick={() => setAct({ kind: 'attach' })}>
            <Icon of={Plus} small />
            {t.attach}
          </Button>
        )
      }
    >
      <TabLinks
        label={t.tabs}
        current={state}
        tabs={states.map((value) => ({
          value,
          to: url.to({ state: value === 'current' ? '' : value }),
          text: t.states[value],
        }))}
      />
      <div className="mt-4">
        <FilterBar reset={['q']}>
          <SearchFilter label={t.search} />
        </FilterBar>
        {shown.reports.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
        {shown.reports.length > 0 && (
          <AdminTable label={t.list} columns={columns} rows={shown.reports} keyOf={(one) => one._id} />
        )}
      </div>
      <ListPager total={shown.total} pages={shown.pages} />
      {act && act.kind !== 'withdraw' && (
        <ReportForm
          replaced={act.kind === 'replace' ? act.report : null}
          onClose={close}
          onSaved={() => void saved()}
        />
      )}
      {act?.kind === 'withdraw' && <Withdraw report={act.report} onClose={close} onDone={saved} />}
    </AdminPage>
  );
}

function Withdraw({
  report: { _id, number },
  onClose,
  onDone,
}: {
  report: AdminReport;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const t = useTexts('certificates/admin');
  return (
    <ReasonDialog
      title={fill(t.withdrawTitle, { number })}
      text={t.withdrawText}
      maxLength={300}
      confirm={t.withdraw}
      busyText={t.withdrawing}
      danger
      onClose={onClose}
      onConfirm={async (reason) => {
        const { message } = await api('POST /api/admin/laboratory-reports/{id}/withdraw', {
          params: { id: _id },
          body: { reason },
        });
        toast.good(message);
        await onDone();
      }}
      onError={(error) => messageOf(error, t.withdrawFailed)}
    />
  );
}

/** What a report speaks of, and the facts of its product that say something else. */
function Of({ report: { product, variant, code, differs } }: { report: AdminReport }) {
  const t = useTexts('certificates/admin');
  const fields = differs.map((name) => t.differFields[name]).join(', ');
  return (
    <>
      <AdminTextLink to={`/admin/edit-product/${product._id}`} className="inline-flex min-h-10 items-center">
        {product.name}
      </AdminTextLink>
      <span className="tabular block text-sm text-ink-2">
        {code ? fill(t.piece, { code }) : (variant?.name ?? t.wholeProduct)}
      </span>
      {fields && <span className="block text-sm text-gomed">{fill(t.differs, { fields })}</span>}
    </>
  );
}

const tones = { current: 'good', replaced: 'off', withdrawn: 'warn' } as const;

function useColumns(setAct: ((act: Act) => void) | null): Column<AdminReport>[] {
  const t = useTexts('certificates/admin');
  const lang = useLang();
  return [
    { key: 'of', head: t.columns.of, phone: 'title', cell: (report) => <Of report={report} /> },
    {
      key: 'report',
      head: t.columns.report,
      phone: 'line',
      cell: ({ laboratory, number, file }) => (
        <>
          <span>{`${laboratory[lang]} `}</span>
          <a
            href={file}
            aria-label={fill(t.file, { number })}
            className={`${textLinkClass} tabular inline-flex min-h-10 items-center gap-1`}
          >
            <Icon of={FileText} small />
            <span>{number}</span>
          </a>
        </>
      ),
    },
    {
      key: 'carat',
      head: t.columns.carat,
      phone: 'line',
      cell: ({ carat }) => (
        <span className="tabular whitespace-nowrap">
          {carat === null ? '' : fill(t.caratOf, { n: formatNumber(carat, lang) })}
        </span>
      ),
    },
    {
      key: 'attached',
      head: t.columns.attached,
      phone: 'line',
      cell: ({ attachedAt, attachedBy }) => (
        <span className="text-ink-2">{`${formatDate(attachedAt, lang)}${attachedBy ? ` · ${attachedBy}` : ''}`}</span>
      ),
    },
    {
      key: 'pieces',
      head: t.columns.pieces,
      phone: 'foot',
      right: true,
      cell: ({ pieces }) => fill(t.sold, { n: pieces }),
    },
    {
      key: 'state',
      head: t.columns.state,
      phone: 'aside',
      cell: ({ ended, reason }) => (
        <>
          <span className="whitespace-nowrap">
            <Badge tone={tones[ended ?? 'current']}>{t.badges[ended ?? 'current']}</Badge>
          </span>
          {reason && <span className="mt-1 block text-sm text-ink-2">{reason}</span>}
        </>
      ),
    },
    {
      key: 'act',
      head: t.columns.act,
      phone: 'act',
      cell: (report) =>
        setAct &&
        !report.ended && (
          <span className="flex gap-2">
            <Button
              kind="secondary"
              size="small"
              aria-label={fill(t.replaceOf, { number: report.number })}
              onClick={() => setAct({ kind: 'replace', report })}
            >
              {t.replace}
            </Button>
            <Button
              kind="secondary"
              size="small"
              aria-label={fill(t.withdrawOf, { number: report.number })}
              onClick={() => setAct({ kind: 'withdraw', report })}
            >
              {t.withdraw}
            </Button>
          </span>
        ),
    },
  ];
}
