import { data } from 'react-router';
import { isLang } from '#languages/list.ts';
import { apiContext, cacheTagsContext, langContext, NO_STORE } from '#web/api/context.ts';
import { load } from '#web/api/load.ts';
import { statusOf } from '#web/api/status-of.ts';
import { BorrowedReport } from '#web/astrology/reports/report/borrowed-report.tsx';
import { withTexts } from '#web/astrology/reports/report/load-report.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/shared-report';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  // Contains birth data, so it must be unavailable as soon as its link is withdrawn.
  context.get(cacheTagsContext).add(NO_STORE);
  const asked = new URL(request.url).searchParams.get('la');
  const la = isLang(asked) ? asked : undefined;
  const texts = await loadTexts(context.get(langContext), ['reports', 'products', 'shell']);
  const { share, shelf } = texts.reports;
  const report = await load(
    context
      .get(apiContext)('GET /api/shared-reports/{token}', { params: { token: params.token }, query: { la } })
      .then(
        ({ content }) => withTexts(content),
        (error) => {
          const status = statusOf(error);
          if (status === null || status >= 500) throw error;
          return null;
        },
      ),
    { failed: share.loadFailed, retry: shelf.retry },
    context,
  );
  return report ? { texts, report } : data({ texts, report }, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: loaderData.texts.reports.share[loaderData.report ? 'shared' : 'gone'],
      brand: shopNameIn(matches),
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

const makeOwn = {
  kundli: '/kundli-details',
  matching: '/matching-form',
  panchang: '/panchang-form',
} as const;

/** A report that its buyer shared by link, read-only. */
export default function SharedReport({ loaderData: { report } }: Route.ComponentProps) {
  const t = useTexts('reports').share;
  if (!report)
    return (
      <div className="grid min-h-[60dvh] content-center">
        <EmptyState heading="h1" art="diya-unlit" title={t.gone} text={t.goneText} />
      </div>
    );
  return <BorrowedReport report={report} wayOn={{ to: makeOwn[report.content.kind], text: t.own }} />;
}
