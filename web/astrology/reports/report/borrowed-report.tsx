import { useSearchParams } from 'react-router';
import { LinkButton } from '#web/ui/button.tsx';
import type { LoadedReport } from './load-report.ts';
import { ReportLanguage } from './report-language.tsx';
import { ReportLanguageToggle } from './report-tools.tsx';
import { ReportView } from './report-view.tsx';

/** Shows another user's shared report. It can be read in either language (`la` in the URL) and nothing else. */
export function BorrowedReport({
  report: { content, lang, texts, dates },
  wayOn,
}: {
  report: LoadedReport;
  wayOn: { to: string; text: string };
}) {
  const [, setSearch] = useSearchParams();
  return (
    <ReportLanguage lang={lang} texts={texts} dates={dates}>
      <ReportView
        content={content}
        tools={
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            <ReportLanguageToggle
              lang={lang}
              onChange={(la) => setSearch({ la }, { replace: true, preventScrollReset: true })}
            />
            <LinkButton kind="secondary" to={wayOn.to}>
              {wayOn.text}
            </LinkButton>
          </div>
        }
      />
    </ReportLanguage>
  );
}
