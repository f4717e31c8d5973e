import { api } from '#web/api/client.ts';
import { PaidReport } from '#web/astrology/reports/buy/paid-report.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import type { Route } from './+types/matching-kundli-result';

export const handle: PageHandle = { skeleton: 'document' };

export async function clientLoader() {
  return { texts: await loadTexts(pageLang(), ['reports/matching', 'reports', 'payments', 'shell']) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['reports/matching'].title, brand: shopNameIn(matches) })
    : [];
}

/** The gateway's return page for a paid matching. Leads on to it under /my-reports. */
export default function MatchingResult() {
  const t = useTexts('reports/matching');
  const shared = useTexts('reports');
  return (
    <PaidReport
      kind="matching"
      fields={['ayanamsa', 'girl_coordinates', 'girl_dob', 'boy_coordinates', 'boy_dob']}
      loading={shared.result.loading}
      rules={{
        noOrderId: t.noParams,
        noParams: t.noParams,
        unpaid: t.notVerified,
        loadFailed: t.loadFailed,
        missingMs: timings.homeAfterProblem,
        unpaidMs: timings.homeAfterProblem,
        loadFailedMs: timings.homeAfterProblem,
      }}
      load={(query, la) =>
        api('GET /api/astrology/kundali-matching/detailed', {
          query: { ...query, la },
        })
      }
    />
  );
}
