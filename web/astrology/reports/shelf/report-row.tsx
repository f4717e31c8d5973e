import { BookOpen, Download, FileText, Printer, RefreshCw, Share2 } from 'lucide';
import { useState } from 'react';
import type { ReportKind, ReportSummary } from '#contract/astrology/reports/report.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useDownload } from '../report/use-download.ts';
import { PRINT } from '../report/use-print-on-arrival.ts';
import { ReportSign } from './report-sign.tsx';
import { reportSubject, reportTitle } from './report-title.ts';
import { ShareDialog } from './share-dialog.tsx';

/** The page that resumes the payment of an open order. */
const resultPage = {
  kundli: '/kundli-result',
  matching: '/matching-kundli-result',
  panchang: '/panchang-result',
} as const satisfies Record<ReportKind, string>;

/** Shows a report in the list: open, download, print, share. An unpaid one offers to pay. */
export function ReportRow({ report }: { report: ReportSummary }) {
  const { shelf: t } = useTexts('reports');
  const lang = useLang();
  const [shared, setShared] = useState(report.sharedAt !== null);
  const [sharing, setSharing] = useState(false);
  const title = reportTitle(report, t);
  const paid = report.status === 'SUCCESS';
  const at = `/my-reports/${report.orderId}`;
  return (
    <li>
      <Card className="flex h-full flex-col">
        <div className="mb-4 flex items-start gap-4">
          <ReportSign kind={report.kind} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold break-words">
              {paid ? (
                <Link to={at} className="hover:text-manik-text">
                  {title}
                </Link>
              ) : (
                <span>{title}</span>
              )}
              {!paid && <Badge tone="warn">{t.statuses[report.status]}</Badge>}
              {shared && (
                <Badge tone="info" dot={false}>
                  {t.sharedBadge}
                </Badge>
              )}
            </p>
            <p className="text-ink-2">{reportSubject(report, t, lang)}</p>
            <p className="mt-0.5 text-sm text-ink-3">
              {fill(paid ? t.bought : t.asked, { date: formatDate(report.paidAt ?? report.createdAt, lang) })}
            </p>
          </div>
        </div>
        <div className="-mx-1 mt-auto -mb-2 flex flex-wrap items-center gap-x-1 border-t border-line pt-2 max-sm:justify-between max-sm:[&_svg]:hidden">
          {paid ? (
            <PaidActions report={report} title={title} onShare={() => setSharing(true)} />
          ) : (
            <CheckPayment report={report} title={title} />
          )}
        </div>
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

type ActionsProps = { report: ReportSummary; title: string };

/** The actions of a paid report: open, download, print, share, and its invoice. */
function PaidActions({ report, title, onShare }: ActionsProps & { onShare: () => void }) {
  const { shelf: t, tools } = useTexts('reports');
  const { busy, doing, download } = useDownload({ orderId: report.orderId, lang: report.la });
  const at = `/my-reports/${report.orderId}`;
  return (
    <>
      <LinkButton kind="ghost" size="small" to={at} aria-label={fill(t.openOf, { title })}>
        <Icon of={BookOpen} small />
        {t.open}
      </LinkButton>
      <Button
        kind="ghost"
        size="small"
        busy={busy}
        busyText={doing}
        aria-label={busy ? undefined : fill(t.downloadOf, { title })}
        onClick={() => void download()}
      >
        <Icon of={Download} small />
        {t.pdf}
      </Button>
      <LinkButton kind="ghost" size="small" to={at} state={PRINT} aria-label={fill(t.printOf, { title })}>
        <Icon of={Printer} small />
        <span>{tools.print}</span>
      </LinkButton>
      <Button kind="ghost" size="small" aria-label={fill(t.shareOf, { title })} onClick={onShare}>
        <Icon of={Share2} small />
        <span>{tools.share}</span>
      </Button>
      <LinkButton
        kind="ghost"
        size="small"
        to={`/invoice/${report.orderId}`}
        aria-label={fill(t.invoiceOf, { title })}
      >
        <Icon of={FileText} small />
        {t.invoice}
      </LinkButton>
    </>
  );
}

/** Leads to the page that follows the payment of a report that is not paid yet. */
function CheckPayment({ report, title }: ActionsProps) {
  const { shelf: t } = useTexts('reports');
  return (
    <LinkButton
      kind="ghost"
      size="small"
      to={`${resultPage[report.kind]}?order_id=${report.orderId}`}
      aria-label={fill(t.checkOf, { title })}
    >
      <Icon of={RefreshCw} small />
      {t.check}
    </LinkButton>
  );
}
