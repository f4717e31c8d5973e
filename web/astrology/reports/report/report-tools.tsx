import { CalendarPlus, Columns3, Download, Printer, Share2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import type { ReportKind } from '#contract/astrology/reports/report.ts';
import type { Lang } from '#languages/list.ts';
import { loadPart } from '#web/api/load-part.ts';
import { StickyBar } from '#web/shell/sticky-bar.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass, LinkButton } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useReportTexts } from './report-language.tsx';
import { useDownload } from './use-download.ts';

// Loaded on first use: a shared report, which anyone may open, does not need it.
const ShareDialog = lazy(async () => ({
  default: (await loadPart(() => import('#web/astrology/reports/shelf/share-dialog.tsx'))).ShareDialog,
}));

/** Switches the report between English and Hindi. */
export function ReportLanguageToggle({ lang, onChange }: { lang: Lang; onChange: (lang: Lang) => void }) {
  return (
    <Segmented
      label={useTexts('reports').tools.language}
      value={lang}
      onChange={onChange}
      choices={[
        { value: 'en', text: 'English', lang: 'en' },
        { value: 'hi', text: 'हिंदी', lang: 'hi' },
      ]}
    />
  );
}

/** Phones hide the icons, so that the buttons fit in one row below the language. */
const narrow = 'max-sm:px-3! max-sm:[&_svg]:hidden';

/**
 * Shows the buttons of a report, in its language: language, calendar file, share, print and, on wide screens, the PDF.
 */
export function ReportTools({
  kind,
  orderId,
  lang,
  onLang,
}: {
  kind: ReportKind;
  orderId: string;
  lang: Lang;
  onLang: (lang: Lang) => void;
}) {
  const t = useReportTexts('reports').tools;
  const [sharing, setSharing] = useState<'never' | 'now' | 'no'>('never');
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center print:hidden">
      <span className="justify-self-start">
        <ReportLanguageToggle lang={lang} onChange={onLang} />
      </span>
      <div className="flex gap-2 *:flex-auto sm:gap-3">
        {kind === 'matching' && (
          <LinkButton kind="secondary" className={narrow} to="/matching-compare">
            <Icon of={Columns3} />
            {t.compare}
          </LinkButton>
        )}
        {kind === 'panchang' && <CalendarLink orderId={orderId} lang={lang} />}
        <Button kind="secondary" className={narrow} onClick={() => setSharing('now')}>
          <Icon of={Share2} />
          {t.share}
        </Button>
        <Button kind="secondary" className={narrow} onClick={() => print()}>
          <Icon of={Printer} />
          {t.print}
        </Button>
      </div>
      <span className="max-lg:hidden">
        <DownloadButton orderId={orderId} lang={lang} />
      </span>
      {sharing !== 'never' && (
        <Suspense>
          <ShareDialog orderId={orderId} open={sharing === 'now'} onClose={() => setSharing('no')} />
        </Suspense>
      )}
    </div>
  );
}

/** Shows the PDF button in a bar at the bottom of a phone's screen. Render it after the report. */
export function ReportBar({ orderId, lang }: { orderId: string; lang: Lang }) {
  return (
    <div className="print:hidden">
      <StickyBar>
        <DownloadButton orderId={orderId} lang={lang} wide />
      </StickyBar>
    </div>
  );
}

function DownloadButton({ orderId, lang, wide }: { orderId: string; lang: Lang; wide?: boolean }) {
  const t = useReportTexts('reports').tools;
  const { busy, doing, download } = useDownload({ orderId, lang });
  return (
    <Button wide={wide} busy={busy} busyText={doing} onClick={() => void download()}>
      <Icon of={Download} />
      {t.download}
    </Button>
  );
}

/** Links to the day's periods as a calendar file. The session's cookie authorises the plain link. */
function CalendarLink({ orderId, lang }: { orderId: string; lang: Lang }) {
  const t = useReportTexts('reports/panchang');
  return (
    <a
      href={`/api/reports/${encodeURIComponent(orderId)}/calendar.ics?la=${lang}`}
      download
      className={buttonClass({ kind: 'secondary', className: narrow })}
    >
      <Icon of={CalendarPlus} />
      {t.calendar}
    </a>
  );
}
