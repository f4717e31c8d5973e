import { Download, Heart, Printer, Share2, Sun } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { layoutNorth } from '#art/kundli/north.ts';
import type { ReportKind, ReportSummary } from '#contract/reports.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton, IconLink } from '#web/ui/icon-button.tsx';
import { ChartDrawing } from '../chart/chart-drawing.tsx';
import { useDownload } from '../report/use-download.ts';
import { PRINT } from '../report/use-print-on-arrival.ts';
import { reportTitle } from './report-title.ts';
import { ShareDialog } from './share-dialog.tsx';

const emptyChart = layoutNorth({ ascendantSign: 1, placements: [] });

/** The sign of a kind of report: an empty chart, a heart, a sun. */
function Sign({ kind }: { kind: ReportKind }) {
  if (kind === 'kundli')
    return (
      <span aria-hidden="true" className="w-12 shrink-0 [&_text]:hidden">
        <ChartDrawing layout={emptyChart} label="" />
      </span>
    );
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-[.7rem] bg-tile text-manik-text">
      <Icon of={kind === 'matching' ? Heart : Sun} />
    </span>
  );
}

/** A report on the shelf: open, download, print, share. One that waits for its money only says so. */
export function ReportRow({ report }: { report: ReportSummary }) {
  const { shelf: t, tools } = useTexts('readings');
  const lang = useLang();
  const [shared, setShared] = useState(report.sharedAt !== null);
  const [sharing, setSharing] = useState(false);
  const { busy, download } = useDownload({ orderId: report.orderId, lang: report.la });
  const title = reportTitle(report, t);
  const paid = report.status === 'SUCCESS';
  return (
    <li>
      <Card className="flex h-full flex-wrap items-center gap-4">
        <Sign kind={report.kind} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold break-words">
            {paid ? (
              <Link to={`/my-reports/${report.orderId}`} className="hover:text-manik-text">
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
          <p className="text-sm text-ink-2">
            {t.kinds[report.kind]} · {formatDate(report.paidAt ?? report.createdAt, lang)}
          </p>
          <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
            {!paid && <Badge tone="warn">{t.statuses[report.status]}</Badge>}
            {shared && (
              <Badge tone="info" dot={false}>
                {t.sharedBadge}
              </Badge>
            )}
          </p>
        </div>
        {paid && (
          <div className="-mr-2 flex max-sm:w-full max-sm:justify-end">
            <IconButton
              icon={Download}
              label={busy ? tools.downloading : fill(t.downloadOf, { title })}
              aria-busy={busy || undefined}
              onClick={() => void download()}
            />
            <IconLink
              icon={Printer}
              label={fill(t.printOf, { title })}
              to={`/my-reports/${report.orderId}`}
              state={PRINT}
            />
            <IconButton icon={Share2} label={fill(t.shareOf, { title })} onClick={() => setSharing(true)} />
          </div>
        )}
      </Card>
      <ShareDialog
        orderId={report.orderId}
        open={sharing}
        onClose={() => setSharing(false)}
        onChange={setShared}
      />
    </li>
  );
}
