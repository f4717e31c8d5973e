import { useEffect, useState } from 'react';
import type { ReportSummary } from '#contract/astrology/reports/report.ts';
import type { ChatMessage } from '#contract/consultations/chat/endpoints.ts';
import { api } from '#web/api/client.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useShareKundli } from './use-share-kundli.ts';

/** Lets a customer share one of their paid kundlis in the chat. */
export function ShareKundli({
  sessionId,
  open,
  onClose,
  onShared,
}: {
  sessionId: string;
  open: boolean;
  onClose: () => void;
  onShared: (message: ChatMessage) => void;
}) {
  const t = useTexts('chat').kundli;
  const [reports, setReports] = useState<ReportSummary[] | 'failed' | null>(null);
  useEffect(() => {
    if (!open) return;
    setReports(null);
    api('GET /api/reports').then(
      (response) =>
        setReports(response.reports.filter(({ kind, status }) => kind === 'kundli' && status === 'SUCCESS')),
      () => setReports('failed'),
    );
  }, [open]);

  const { share, sharing } = useShareKundli(sessionId, (message) => {
    onShared(message);
    onClose();
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.title}
      actions={
        <Button kind="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
      }
    >
      <p>{t.text}</p>
      {reports === null && <Skeleton className="mt-4 h-14 w-full" />}
      {reports === 'failed' && (
        <Banner tone="bad" className="mt-4">
          {t.failed}
        </Banner>
      )}
      {reports !== null && reports !== 'failed' && reports.length === 0 && (
        <p className="mt-3 font-medium text-ink">{t.none}</p>
      )}
      {reports !== null && reports !== 'failed' && (
        <ul className="mt-4 grid max-h-[45dvh] gap-2 overflow-y-auto empty:hidden">
          {reports.map((report) => (
            <li key={report.orderId}>
              <KundliButton
                report={report}
                busy={sharing === report.orderId}
                onShare={() => void share(report.orderId)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function KundliButton({
  report: {
    subjects: [subject],
  },
  busy,
  onShare,
}: {
  report: ReportSummary;
  busy: boolean;
  onShare: () => void;
}) {
  const t = useTexts('chat').kundli;
  const lang = useLang();
  return (
    <Button
      kind="secondary"
      wide
      className="justify-start! py-2.5! text-left!"
      busy={busy}
      busyText={t.sharing}
      onClick={onShare}
    >
      <span>
        <span className="block">{subject?.name ? fill(t.of, { name: subject.name }) : t.nameless}</span>
        <span className="block text-sm font-normal text-ink-2">{`${subject ? formatDate(`${subject.datetime.slice(0, 16)}+05:30`, lang) : ''}${subject?.location ? `, ${subject.location.split(',')[0]}` : ''}`}</span>
      </span>
    </Button>
  );
}
