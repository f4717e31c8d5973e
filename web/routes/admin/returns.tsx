import type { AdminReturn } from '#contract/returns/endpoints.ts';
import { returnStatuses } from '#contract/returns/reasons.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminPager } from '#web/admin/admin-pager.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { pageOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { exactRupees, policyAmount, returnName, returnTones } from '#web/features/returns/return-words.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { fill, formatDateTime, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/returns';

const pageSize = 30;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = pageOf(search);
  const status = returnStatuses.find((one) => one === search.get('status')) ?? null;
  const texts = await loadTexts(pageLang(), ['returns', 'shell']);
  const query = { limit: pageSize, offset: (page - 1) * pageSize, ...(status && { status }) };
  const shown = await loadForAdmin(api('GET /api/admin/returns', { query }), {
    title: texts.returns.admin.title,
    failed: texts.returns.admin.loadFailed,
  });
  return { texts, page, status, shown };
}
clientLoader.hydrate = true as const;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: loaderData.texts.returns.admin.title, brand: loaderData.texts.shell.brand })
    : [];

/** The requested returns. Each is decided on its order's page. */
export default function AdminReturns({ loaderData: { page, status, shown } }: Route.ComponentProps) {
  const texts = useTexts('returns');
  const t = texts.admin;
  const url = useListUrl();
  const columns = useColumns();
  return (
    <AdminPage title={t.title} intro={t.intro}>
      <TabLinks
        label={t.tabs}
        current={status ?? 'all'}
        tabs={(['all', ...returnStatuses] as const).map((value) => ({
          value,
          to: url.to({ status: value === 'all' ? '' : value }),
          text: value === 'all' ? t.all : texts.statuses[value],
          count: shown.counts[value],
        }))}
      />
      <div className="mt-4 lg:mt-0">
        {shown.returns.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
        {shown.returns.length > 0 && (
          <AdminTable label={t.list} columns={columns} rows={shown.returns} keyOf={(one) => one._id} />
        )}
      </div>
      <AdminPager
        page={page}
        pageSize={pageSize}
        shown={shown.returns.length}
        total={shown.counts[status ?? 'all']}
      />
    </AdminPage>
  );
}

function useColumns(): Column<AdminReturn>[] {
  const texts = useTexts('returns');
  const t = texts.admin;
  const lang = useLang();
  return [
    {
      key: 'order',
      head: t.columns.order,
      phone: 'title',
      cell: ({ orderId, orderNumber }) => (
        <Link to={`/admin/orders/${orderId}`} className="inline-flex min-h-10 items-center hover:underline">
          {orderNumber}
        </Link>
      ),
    },
    {
      key: 'asked',
      head: t.columns.asked,
      phone: 'line',
      cell: ({ askedAt }) => (
        <time dateTime={askedAt} className="tabular text-ink-2">
          {formatDateTime(askedAt, lang)}
        </time>
      ),
    },
    { key: 'customer', head: t.columns.customer, phone: 'line', cell: ({ buyer }) => buyer.name },
    {
      key: 'thing',
      head: t.columns.thing,
      phone: 'line',
      cell: (one) => `${returnName(one, lang)} · ${plural(texts.pieces, one.quantity, lang)}`,
    },
    {
      key: 'reason',
      head: t.columns.reason,
      phone: 'line',
      cell: ({ reason, inTime }) => (
        <>
          {texts.reasons[reason]}
          {!inTime && <span className="text-gomed"> ({t.late})</span>}
        </>
      ),
    },
    {
      key: 'amount',
      head: t.columns.amount,
      phone: 'foot',
      right: true,
      cell: (one) =>
        fill(one.remedy === 'credit' ? t.credit : t.refund, { amount: exactRupees(policyAmount(one), lang) }),
    },
    {
      key: 'status',
      head: t.columns.status,
      phone: 'aside',
      cell: (one) => <Badge tone={returnTones[one.status]}>{texts.statuses[one.status]}</Badge>,
    },
    {
      key: 'act',
      head: t.columns.act,
      phone: 'act',
      cell: (one) => (
        <LinkButton
          kind="secondary"
          size="small"
          to={`/admin/orders/${one.orderId}`}
          aria-label={fill(t.lookNamed, { name: returnName(one, lang) })}
        >
          {t.look}
        </LinkButton>
      ),
    },
  ];
}
