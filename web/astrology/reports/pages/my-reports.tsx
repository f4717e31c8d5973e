import { api } from '#web/api/client.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { ReportRow } from '#web/astrology/reports/shelf/report-row.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/my-reports';

const features = ['reports', 'shell'] as const;

async function failureWords(): Promise<LoadWords> {
  const { title, failed, retry } = (await loadTexts(pageLang(), features)).reports.shelf;
  return { title, failed, retry };
}

export async function clientLoader() {
  const [texts, { reports }] = await Promise.all([
    loadTexts(pageLang(), features),
    load(api('GET /api/reports'), failureWords),
  ]);
  return { texts, reports };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.reports.shelf.title, brand: shopNameIn(matches) })
    : [];
}

/** All purchased reports: open, download, print and share. */
export default function MyReports({ loaderData: { reports } }: Route.ComponentProps) {
  const { shelf: t, profiles } = useTexts('reports');
  const matchings = reports.filter(({ kind, status }) => kind === 'matching' && status === 'SUCCESS');
  return (
    <div className="wrap pt-6 pb-16 lg:pt-9 lg:pb-24">
      <h1 className="text-h1">{t.title}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-6 text-ink-2">
        <span>{t.text}</span>
        <TextLink to="/account/births" className="inline-flex min-h-11 items-center">
          {profiles.manage}
        </TextLink>
        {matchings.length > 1 && (
          <TextLink to="/matching-compare" className="inline-flex min-h-11 items-center">
            {t.compare}
          </TextLink>
        )}
      </p>
      {reports.length === 0 && (
        <EmptyState
          art="diya-unlit"
          title={t.empty}
          text={t.emptyText}
          action={<LinkButton to="/kundli-details">{t.make}</LinkButton>}
        />
      )}
      {reports.length > 0 && (
        <ul className="mt-6 grid gap-4 lg:grid-cols-2">
          {reports.map((report) => (
            <ReportRow key={report.orderId} report={report} />
          ))}
        </ul>
      )}
    </div>
  );
}
