import { api } from '#web/api/client.ts';
import { PaidReport } from '#web/astrology/reports/buy/paid-report.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import type { Route } from './+types/kundli-result';

export const handle: PageHandle = { skeleton: 'document' };

export async function clientLoader() {
  return { texts: await loadTexts(pageLang(), ['reports/kundli', 'reports', 'payments', 'shell']) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['reports/kundli'].title, brand: shopNameIn(matches) })
    : [];
}

/** The gateway's return page for a paid kundli. Leads on to it under /my-reports. */
export default function KundliResult() {
  const t = useTexts('reports/kundli');
  const shared = useTexts('reports');
  return (
    <PaidReport
      kind="kundli"
      fields={['datetime', 'coordinates', 'ayanamsa']}
      loading={shared.result.loading}
      rules={{
        noOrderId: t.noOrderId,
        noParams: t.noParams,
        unpaid: t.unpaid,
        loadFailed: t.loadFailed,
        missingMs: timings.homeAfterProblem,
        unpaidMs: timings.homeAfterProblem,
        loadFailedMs: null,
      }}
      load={(query, la) => api('GET /api/astrology/kundli/detailed', { query: { ...query, la } })}
    />
  );
}
