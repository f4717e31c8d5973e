import type { AdminReturn } from '#contract/selling/returns/endpoints.ts';
import { returnAges, returnStatuses, returnSteps } from '#contract/selling/returns/reasons.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { FilterBar, SearchFilter, SelectFilter } from '#web/admin/filters.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AdminReturnCard } from '#web/selling/returns/admin/return-card.tsx';
import { exactRupees, policyAmount, returnName, returnTones } from '#web/selling/returns/return-words.ts';
import { fill, formatDateTime, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/returns';

const pageSize = 30;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const status = returnStatuses.find((one) => one === search.get('status')) ?? null;
  const step = returnSteps.find((one) => one === search.get('step')) ?? null;
  const age = returnAges.find((one) => one === search.get('age')) ?? null;
  const q = search.get('q')?.trim().slice(0, 60) ?? '';
  const texts = await loadTexts(pageLang(), ['returns', 'admin', 'shell']);
  const query = {
    limit: pageSize,
    ...cursorsOf(search),
    ...(status && { status }),
    ...(step && { step }),
    ...(age && { age }),
    ...(q && { q }),
  };
  const shown = await loadForAdmin(api('GET /api/admin/returns', { query }), {
    title: texts.returns.admin.title,
    failed: texts.returns.admin.loadFailed,
  });
  return { texts, step, q, shown };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.returns.admin.title, brand: shopNameIn(matches) })
    : [];
}

/**
 * The requested returns. Each is handled on its order's page. A scanned number that finds one return opens it here, with
 * its next step.
 */
export default function AdminReturns({ loaderData: { step, q, shown } }: Route.ComponentProps) {
  const texts = useTexts('returns');
  const t = texts.admin;
  const url = useListUrl();
  const columns = useColumns();
  const only = q !== '' && shown.returns.length === 1 ? shown.returns[0] : undefined;
  return (
    <AdminPage title={t.title} intro={t.intro}>
      <TabLinks
        label={t.tabs}
        current={step ?? 'all'}
        tabs={(['all', ...returnSteps] as const).map((value) => ({
          value,
          to: url.to({ step: value === 'all' ? '' : value, status: '' }),
          text: value === 'all' ? t.all : t.steps[value],
          count: value === 'all' ? shown.counts.all : shown.steps[value],
        }))}
      />
      <div className="mt-4">
        <FilterBar reset={['q', 'age']}>
          <SearchFilter label={t.scan} />
          <SelectFilter
            label={t.age}
            name="age"
            choices={[
              { value: '', text: t.ages.any },
              ...returnAges.map((value) => ({ value, text: t.ages[value] })),
            ]}
          />
        </FilterBar>
        {only && <AdminReturnCard key={only._id} returned={only} />}
        {shown.returns.length === 0 && (
          <EmptyState art="diya" title={q ? t.notFound : t.none} text={q ? t.notFoundText : t.noneText} />
        )}
        {!only && shown.returns.length > 0 && (
          <AdminTable label={t.list} columns={columns} rows={shown.returns} keyOf={(one) => one._id} />
        )}
      </div>
      <ListPager total={shown.total} pages={shown.pages} />
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
        <time translate="no" dateTime={askedAt} className="tabular text-ink-2">
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
          <span>{texts.reasons[reason]}</span>
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
      cell: (one) => (
        <>
          <Badge tone={returnTones[one.step]}>{t.steps[one.step]}</Badge>
          {one.late && <span className="block text-sm text-gomed">{t.past}</span>}
        </>
      ),
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
          aria-label={fill(one.step === 'asked' ? t.lookNamed : t.openNamed, { name: returnName(one, lang) })}
        >
          {one.step === 'asked' ? t.look : t.open}
        </LinkButton>
      ),
    },
  ];
}
