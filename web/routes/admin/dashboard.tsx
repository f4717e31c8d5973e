import type { Lang } from '#contract/core/errors.ts';
import { toIndiaClock } from '#contract/core/india-time.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { useListUrl } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { LookQueue, ReviewsQueue } from '#web/features/dashboard/look-queues.tsx';
import {
  KycQueue,
  LatestOrdersQueue,
  StatusQueue,
  StockQueue,
  WithdrawalQueue,
} from '#web/features/dashboard/queues.tsx';
import { SalesChart } from '#web/features/dashboard/sales-chart.tsx';
import { SalesFigures } from '#web/features/dashboard/sales-figures.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { fill, formatDate, formatDateTime } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import type { Route } from './+types/dashboard';

const column = 'grid content-start gap-4 *:min-w-0';
const periods = ['7', '14', '30'] as const;

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), ['dashboard', 'catalog', 'orders', 'shell']);
  const shown = await loadForAdmin(api('GET /api/auth/admin/dashboard'), {
    title: texts.dashboard.title,
    failed: texts.dashboard.loadFailed,
  });
  return { texts, shown };
}
clientLoader.hydrate = true as const;

/** The chart's range is in the URL and needs no request. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) => currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: loaderData.texts.dashboard.title, brand: loaderData.texts.shell.brand })
    : [];

/** Sales, pending work and problems. Each links to its list. */
export default function AdminDashboard({ loaderData: { shown } }: Route.ComponentProps) {
  const t = useTexts('dashboard');
  const lang = useLang();
  const url = useListUrl();
  const days = periods.find((one) => one === url.get('days')) ?? '14';
  return (
    <AdminPage
      title={greeting(shown.at, t.greeting, lang)}
      intro={formatDateTime(shown.at, lang)}
      open
      actions={
        <Segmented
          label={t.chart.period}
          value={days}
          onChange={(period) => url.go({ days: period === '14' ? '' : period })}
          choices={periods.map((value) => ({ value, text: fill(t.chart.days, { n: value }) }))}
        />
      }
    >
      <SalesFigures shown={shown} />
      <div className="mt-4 grid gap-4 *:min-w-0 lg:grid-cols-3">
        <SalesChart days={shown.days.slice(-Number(days))} className="p-4.5! lg:col-span-2 lg:p-5.5!" />
        <StatusQueue orders={shown.orders} />
        <div className={column}>
          <LatestOrdersQueue orders={shown.latestOrders} />
          <StockQueue stock={shown.stock} />
        </div>
        <div className={column}>
          <KycQueue kyc={shown.kyc} />
          <WithdrawalQueue withdrawals={shown.withdrawals} />
          <LookQueue payments={shown.payments} troubles={shown.troubles} />
        </div>
        <div className={column}>
          <ReviewsQueue reviews={shown.reviews} />
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
