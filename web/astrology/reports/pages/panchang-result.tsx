import { api } from '#web/api/client.ts';
import { PaidReport } from '#web/astrology/reports/buy/paid-report.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import type { Route } from './+types/panchang-result';

export const handle: PageHandle = { skeleton: 'document' };

export async function clientLoader() {
  return { texts: await loadTexts(pageLang(), ['reports/panchang', 'reports', 'payments', 'shell']) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['reports/panchang'].title, brand: shopNameIn(matches) })
    : [];
}

/** The gateway's return page for a paid panchang. Leads on to it under /my-reports. */
export default function PanchangResult() {
  const t = useTexts('reports/panchang');
  return (
    <PaidReport
      kind="panchang"
      fields={['ayanamsa', 'coordinates', 'datetime']}
      loading={t.fetching}
      rules={{
        noOrderId: t.noOrderId,
        noParams: t.noParams,
        unpaid: t.unpaid,
        loadFailed: t.loadFailed,
        missingMs: timings.homeAfterProblem,
        unpaidMs: timings.homeAfterProblem,
        loadFailedMs: timings.homeAfterFailedPanchang,
      }}
      load={(query, la) => api('GET /api/astrology/panchang/detailed', { query: { ...query, la } })}
    />
  );
}
