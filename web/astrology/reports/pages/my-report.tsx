import { useSearchParams } from 'react-router';
import { isLang } from '#languages/list.ts';
import { ApiError, api } from '#web/api/client.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { StoneOpinions } from '#web/astrology/remedies/shared/stone-opinion.tsx';
import { loadByOrder } from '#web/astrology/reports/report/load-report.ts';
import { ReportLanguage } from '#web/astrology/reports/report/report-language.tsx';
import { ReportBar, ReportTools } from '#web/astrology/reports/report/report-tools.tsx';
import { ReportView } from '#web/astrology/reports/report/report-view.tsx';
import { usePrintOnArrival } from '#web/astrology/reports/report/use-print-on-arrival.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { isAbsentHere } from '#web/route-table/absent-pages.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/my-report';

export const handle: PageHandle = { skeleton: 'document' };

const features = ['reports', 'reports/panchang', 'remedies/opinion', 'products', 'shell'] as const;

async function failureWords(): Promise<LoadWords> {
  const { share, shelf } = (await loadTexts(pageLang(), features)).reports;
  return {
    failed: share.loadFailed,
    retry: shelf.retry,
    back: { to: '/my-reports', text: shelf.toShelf },
  };
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('la');
  const la = isLang(asked) ? asked : undefined;
  const [texts, report, opinions] = await Promise.all([
    loadTexts(pageLang(), features),
    load(
      loadByOrder(params.orderId, la).catch((error) => {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
        throw error;
      }),
      failureWords,
    ),
    // A part that the page can do without.
    isAbsentHere('/my-chats')
      ? []
      : api('GET /api/chat/stone-opinions/{orderId}', { params }).then(
          (response) => response.opinions,
          () => [],
        ),
  ]);
  return { texts, report, opinions };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { shelf } = loaderData.texts.reports;
  const title = loaderData.report ? shelf.kinds[loaderData.report.content.kind] : shelf.notFound;
  return pageMeta({ title, brand: shopNameIn(matches) });
}

/** A purchased report. */
export default function MyReport({
  loaderData: { report, opinions },
  params: { orderId },
}: Route.ComponentProps) {
  const t = useTexts('reports').shelf;
  const [, setSearch] = useSearchParams();
  usePrintOnArrival(report !== null);
  if (!report)
    return (
      <div className="grid min-h-[60dvh] content-center">
        <EmptyState
          heading="h1"
          art="diya-unlit"
          title={t.notFound}
          text={t.notFoundText}
          action={<LinkButton to="/my-reports">{t.toShelf}</LinkButton>}
        />
      </div>
    );
  const { content, lang, texts, dates } = report;
  return (
    <>
      <div className="wrap pt-3 print:hidden">
        <BackLink to="/my-reports">{t.title}</BackLink>
      </div>
      <ReportLanguage lang={lang} texts={texts} dates={dates}>
        <ReportView
          content={content}
          tools={
            <ReportTools
              kind={content.kind}
              orderId={orderId}
              lang={lang}
              onLang={(la) => setSearch({ la }, { replace: true, preventScrollReset: true })}
            />
          }
        />
        <ReportBar orderId={orderId} lang={lang} />
      </ReportLanguage>
      {opinions.length > 0 && (
        <div className="wrap pb-16">
          <StoneOpinions opinions={opinions} />
        </div>
      )}
    </>
  );
}
