import { Plus } from 'lucide';
import { noonOf } from '#contract/core/india-time.ts';
import type { AdminCoupon } from '#contract/selling/coupons/admin.ts';
import { couponStates } from '#contract/selling/coupons/rules.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminLinkButton } from '#web/admin/allowed.tsx';
import { FilterBar, SearchFilter } from '#web/admin/filters.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { CouponActions, CouponState } from '#web/selling/coupons/admin/coupon-actions.tsx';
import { fill, formatDate, formatNumber, formatRupees } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/coupons';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = couponStates.find((one) => one === search.get('state'));
  const texts = await loadTexts(pageLang(), ['coupons', 'shell']);
  const query = { q: search.get('q') ?? '', ...cursorsOf(search), ...(state && { state }) };
  const list = await loadForAdmin(api('GET /api/admin/coupons', { query }), {
    title: texts.coupons.title,
    failed: texts.coupons.loadFailed,
  });
  return { texts, state, list };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.coupons.title, brand: shopNameIn(matches) }) : [];
}

/** All coupons, with their status and results. */
export default function Coupons({ loaderData: { state, list } }: Route.ComponentProps) {
  const t = useTexts('coupons');
  const url = useListUrl();
  const columns = useColumns();
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        <AdminLinkButton to="/admin/create-coupon" size="small">
          <Icon of={Plus} small />
          {t.create}
        </AdminLinkButton>
      }
    >
      <TabLinks
        label={t.filter}
        current={state ?? 'all'}
        tabs={(['all', ...couponStates] as const).map((value) => ({
          value,
          to: url.to({ state: value === 'all' ? '' : value }),
          text: t.states[value],
        }))}
      />
      <div className="mt-4">
        <FilterBar reset={['q']}>
          <SearchFilter label={t.search} />
        </FilterBar>
        {list.coupons.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
        {list.coupons.length > 0 && (
          <AdminTable label={t.title} columns={columns} rows={list.coupons} keyOf={(row) => row._id} />
        )}
      </div>
      <ListPager total={list.total} pages={list.pages} />
    </AdminPage>
  );
}

function useColumns(): Column<AdminCoupon>[] {
  const t = useTexts('coupons');
  const lang = useLang();
  const day = (date: string) =>
    formatDate(noonOf(date), lang, { day: 'numeric', month: 'short', year: 'numeric' });
  return [
    {
      key: 'code',
      head: t.columns.code,
      phone: 'title',
      cell: (row) => (
        <>
          <Link to={`/admin/coupons/${row._id}`} className="font-semibold text-manik-text underline">
            {row.title || row.code}
          </Link>
          <span className="block max-w-[36ch] font-normal break-words text-ink-2">
            {row.way === 'automatic'
              ? t.form.ways.automatic
              : row.way === 'series'
                ? t.form.ways.series
                : row.description}
          </span>
        </>
      ),
    },
    {
      key: 'discount',
      head: t.columns.discount,
      phone: 'line',
      cell: (row) => <Discount coupon={row} />,
    },
    {
      key: 'state',
      head: t.columns.state,
      phone: 'aside',
      cell: (row) => <CouponState state={row.state} />,
    },
    {
      key: 'days',
      head: t.columns.days,
      phone: 'line',
      cell: (row) => (
        <span className="text-ink-2">
          {row.endDate
            ? fill(t.fromTo, { from: day(row.startDate), to: day(row.endDate) })
            : fill(t.from, { from: day(row.startDate) })}
        </span>
      ),
    },
    {
      key: 'uses',
      head: t.columns.uses,
      phone: 'named',
      right: true,
      cell: (row) =>
        row.usageLimit === null
          ? formatNumber(row.usageCount, lang)
          : fill(t.usesOf, {
              n: formatNumber(row.usageCount, lang),
              limit: formatNumber(row.usageLimit, lang),
            }),
    },
    {
      key: 'given',
      head: t.columns.given,
      phone: 'named',
      right: true,
      cell: (row) => formatRupees(row.discountGiven, lang),
    },
    {
      key: 'act',
      head: t.columns.act,
      phone: 'act',
      right: true,
      cell: (row) => <CouponActions coupon={row} />,
    },
  ];
}

function Discount({ coupon }: { coupon: AdminCoupon }) {
  const t = useTexts('coupons');
  const lang = useLang();
  const { discountType, discountValue, maxDiscount, buyCount, getCount } = coupon;
  if (coupon.kind === 'delivery') return t.form.couponKinds.delivery;
  if (coupon.kind === 'buy_get')
    return (
      <span className="tabular">
        {fill(t.buyGet, {
          buy: buyCount ?? 0,
          get: getCount ?? 0,
          percent: formatNumber(discountValue, lang),
        })}
      </span>
    );
  return (
    <span className="tabular">
      <span>
        {discountType === 'flat'
          ? formatRupees(discountValue, lang)
          : `${formatNumber(discountValue, lang)}%`}
      </span>
      {maxDiscount !== null && (
        <span className="text-ink-2">{` ${fill(t.upTo, { amount: formatRupees(maxDiscount, lang) })}`}</span>
      )}
    </span>
  );
}
