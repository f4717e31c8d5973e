import type { ReportKind } from '#contract/astrology/reports/report.ts';
import { isLang } from '#languages/list.ts';
import { apiContext, cacheTagsContext, langContext } from '#web/api/context.ts';
import { load } from '#web/api/load.ts';
import { BorrowedReport } from '#web/astrology/reports/report/borrowed-report.tsx';
import { withTexts } from '#web/astrology/reports/report/load-report.ts';
import { samplePaths } from '#web/astrology/reports/shared/sample-paths.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/sample-report';

const forms = {
  kundli: '/kundli-details',
  matching: '/matching-form',
  panchang: '/panchang-form',
} as const satisfies Record<ReportKind, string>;
const kinds = Object.keys(forms) as ReportKind[];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  // The data of a page has its path with an ending: /sample-kundli.data.
  const kind = kinds.find((one) => pathname.startsWith(samplePaths[one])) ?? 'kundli';
  const lang = context.get(langContext);
  const asked = searchParams.get('la');
  const la = isLang(asked) ? asked : lang;
  // The running dasha follows the day, as the predictions do.
  context.get(cacheTagsContext).add('horoscope');
  const texts = await loadTexts(lang, ['reports/sample', 'reports', 'products', 'shell']);
  const { loadFailed: failed, retry } = texts['reports/sample'];
  const { content } = await load(
    context.get(apiContext)('GET /api/sample-reports/{kind}', { params: { kind }, query: { la } }),
    { failed, retry },
    context,
  );
  return { texts, kind, report: await withTexts(content) };
}

export function meta({ loaderData: { texts, kind }, matches }: Route.MetaArgs) {
  const { titles, descriptions } = texts['reports/sample'];
  return pageMeta({ title: titles[kind], brand: shopNameIn(matches), description: descriptions[kind] });
}

/** A whole report of invented people, to leaf through before one buys. It can be read in either language. */
export default function SampleReport({ loaderData: { kind, report } }: Route.ComponentProps) {
  const t = useTexts('reports/sample');
  const { prices } = useShop();
  const amount = formatRupees(prices[kind], useLang());
  return (
    <>
      <div className="wrap pt-5 pb-3 lg:pb-0 print:hidden">
        <div className="grid gap-x-8 gap-y-2 rounded-tile bg-haldi-soft px-5 py-4 lg:grid-cols-[1fr_auto] lg:items-center">
          <p>{t.notes[kind]}</p>
          <nav aria-label={t.more} className="flex flex-wrap gap-x-5">
            {kinds
              .filter((one) => one !== kind)
              .map((one) => (
                <TextLink key={one} to={samplePaths[one]} className="inline-flex min-h-11 items-center">
                  {t.titles[one]}
                </TextLink>
              ))}
          </nav>
        </div>
      </div>
      <BorrowedReport report={report} wayOn={{ to: forms[kind], text: fill(t.own, { amount }) }} />
    </>
  );
}
