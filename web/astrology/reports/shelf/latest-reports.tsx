import type { ReportSummary } from '#contract/astrology/reports/report.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ReportSign } from './report-sign.tsx';
import { reportSubject, reportTitle } from './report-title.ts';

const SHOWN = 3;

/**
 * Lists the latest paid reports on the account home, with links to all reports and to the birth profiles. Needs the
 * texts `reports`.
 */
export function LatestReports({ reports }: { reports: readonly ReportSummary[] }) {
  const { shelf: t, profiles } = useTexts('reports');
  const lang = useLang();
  const paid = reports.filter(({ status }) => status === 'SUCCESS');
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-h3">{t.title}</h2>
        <TextLink alone to="/my-reports">
          {t.all}
        </TextLink>
      </div>
      {paid.length === 0 && (
        <p className="mt-2 text-ink-2">
          {t.emptyText} <TextLink to="/kundli-details">{t.make}</TextLink>
        </p>
      )}
      <ul className="mt-1.5 empty:hidden">
        {paid.slice(0, SHOWN).map((report) => (
          <li key={report.orderId} className="border-b border-line last:border-0">
            <Link
              to={`/my-reports/${report.orderId}`}
              className="flex min-h-16 items-center gap-4 py-2.5 hover:text-manik-text"
            >
              <ReportSign kind={report.kind} />
              <span className="min-w-0">
                <span className="block font-semibold break-words">{reportTitle(report, t)}</span>
                <span className="block text-sm text-ink-2">{reportSubject(report, t, lang)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to="/account/births" className="mt-2 inline-flex min-h-11 items-center">
        {profiles.manage}
      </TextLink>
    </Card>
  );
}
