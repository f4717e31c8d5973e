import { toIndiaClock } from '#contract/core/india-time.ts';
import type { Lang } from '#languages/list.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { DateFilter } from '#web/admin/filters.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { useListUrl } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { LookQueue, ReviewsQueue } from '#web/office/dashboard/look-queues.tsx';
import {
  KycQueue,
  LatestOrdersQueue,
  StatusQueue,
  StockQueue,
  WithdrawalQueue,
} from '#web/office/dashboard/queues.tsx';
import { SalesChart } from '#web/office/dashboard/sales-chart.tsx';
import { SalesFigures, SpanFigures } from '#web/office/dashboard/sales-figures.tsx';
import { fill, formatDate, formatDateTime } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import type { Route } from './+types/dashboard';

const column = 'grid content-start gap-4 *:min-w-0';
const periods = ['7', '14', '30'] as const;
const isDay = /^\d{4}-\d\d-\d\d$/;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const texts = await loadTexts(pageLang(), ['dashboard', 'products', 'orders', 'shell']);
  const asked = new URL(request.url).searchParams;
  const query = Object.fromEntries(
    (['from', 'to'] as const).flatMap((name) => {
      const day = asked.get(name);
      return day && isDay.test(day) ? [[name, day]] : [];
    }),
  );
  const shown = await loadForAdmin(api('GET /api/auth/admin/dashboard', { query }), {
    title: texts.dashboard.title,
    failed: texts.dashboard.loadFailed,
  });
  return { texts, shown };
}
clientLoader.hydrate = true as const;

/** The days of the chart are in the URL, and need no request. */
const requested = ({ searchParams }: URL): string =>
  ['from', 'to'].map((name) => searchParams.get(name) ?? '').join(' ');

/** Only other days need a request: the last 30 are loaded. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) =>
  requested(currentUrl) !== requested(nextUrl) ||
  (currentUrl.search === nextUrl.search && defaultShouldRevalidate);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.dashboard.title, brand: shopNameIn(matches) }) : [];
}

/** Sales, pending work and problems. Each links to its list. */
export default function AdminDashboard({ loaderData: { shown } }: Route.ComponentProps) {
  const t = useTexts('dashboard');
  const lang = useLang();
  const url = useListUrl();
  const days = periods.find((one) => one === url.get('days')) ?? '14';
  return (
    <AdminPage title={greeting(shown.at, t.greeting, lang)} intro={formatDateTime(shown.at, lang)} open>
      <search aria-label={t.chart.period} className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-2.5">
        <Segmented
          label={t.chart.period}
          // Pressing the chosen number of days leads back from free days.
          value={shown.span ? 'free' : days}
          onChange={(period) => url.go({ days: period === '14' ? '' : period, from: '', to: '' })}
          choices={periods.map((value) => ({ value, text: fill(t.chart.days, { n: value }) }))}
        />
        <DateFilter name="from" label={t.span.from} />
        <DateFilter name="to" label={t.span.to} />
        {shown.span && (
          <LinkButton kind="ghost" size="small" preventScrollReset to={url.to({ from: '', to: '' })}>
            {t.span.reset}
          </LinkButton>
        )}
      </search>
      {shown.span ? <SpanFigures span={shown.span} /> : <SalesFigures shown={shown} />}
      <div className="mt-4 grid gap-4 *:min-w-0 lg:grid-cols-3">
        <SalesChart
          days={shown.span?.days ?? shown.days.slice(-Number(days))}
          at={shown.at}
          className="p-4.5! lg:col-span-2 lg:p-5.5!"
        />
        <LookQueue attention={shown.attention} payments={shown.payments} at={shown.at} />
        <div className={column}>
          <LatestOrdersQueue orders={shown.latestOrders} />
          <StockQueue stock={shown.stock} />
        </div>
        <div className={column}>
          <KycQueue kyc={shown.kyc} />
          <WithdrawalQueue withdrawals={shown.withdrawals} />
          <ReviewsQueue reviews={shown.reviews} />
        </div>
        <div className={column}>
          <StatusQueue orders={shown.orders} />
        </div>
      </div>
    </AdminPage>
  );
}

/** Returns a greeting such as "Saturday morning", in IST. */
function greeting(
  at: string,
  words: Record<'morning' | 'afternoon' | 'evening' | 'night', string>,
  lang: Lang,
): string {
  const hour = Number(toIndiaClock(new Date(at)).slice(11, 13));
  const part =
    hour < 4 ? 'night' : hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : hour < 21 ? 'evening' : 'night';
  return fill(words[part], { day: formatDate(at, lang, { weekday: 'long' }) });
}
