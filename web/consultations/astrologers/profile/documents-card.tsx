import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import { kycDocuments } from '#contract/consultations/astrologers/kyc-rules.ts';
import { statusTone } from '#web/consultations/astrologers/admin/status-tone.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { DocumentPicker } from './document-picker.tsx';
import { useDocuments } from './use-documents.ts';

/** Shows the review status of the four documents, and the form to send them. */
export function DocumentsCard({ me }: { me: OwnAstrologer }) {
  const t = useTexts('astrologers');
  const needed = me.kyc === 'notYet' || me.kyc === 'rejected';
  const [again, setAgain] = useState(false);
  const [asking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <Card className="min-w-0">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-h3">{t.documents.title}</h2>
          <p className="text-sm text-ink-2">{t.documents.intro}</p>
        </div>
        <span className="shrink-0">
          <Badge tone={statusTone(me.kyc)}>{t.kyc.status[me.kyc]}</Badge>
        </span>
      </div>
      {me.kyc === 'rejected' && (
        <Banner tone="bad" className="mt-4">
          {me.kycReason ? fill(t.documents.reason, { reason: me.kycReason }) : t.kyc.rejected}
        </Banner>
      )}
      {needed || again ? (
        <Form
          onSent={async (message) => {
            setAgain(false);
            toast.good(message);
            await revalidate();
          }}
        />
      ) : (
        <>
          <p className="mt-4">{me.kyc === 'approved' ? t.documents.approved : t.documents.sent}</p>
          <Button
            kind="secondary"
            className="mt-4"
            onClick={() => (me.kyc === 'approved' ? setAsking(true) : setAgain(true))}
          >
            {t.documents.again}
          </Button>
        </>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.documents.againTitle}
        actions={
          <>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              {t.documents.keep}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false);
                setAgain(true);
              }}
            >
              {t.documents.again}
            </Button>
          </>
        }
      >
        {t.documents.againText}
      </Dialog>
    </Card>
  );
}

function Form({ onSent }: { onSent: (message: string) => Promise<void> }) {
  const t = useTexts('astrologers').documents;
  const { choices, ready, percent, problem, choose, send } = useDocuments(onSent);
  const busy = percent !== null;
  const words =
    percent === null
      ? ready === kycDocuments.length
        ? t.upload
        : fill(t.uploadCount, { n: ready })
      : percent === 100
        ? t.checking
        : fill(t.uploading, { percent });
  return (
    <>
      <ul className="mt-4 grid gap-3.5 xl:grid-cols-2">
        {kycDocuments.map((document) => (
          <DocumentPicker
            key={document}
            document={document}
            choice={choices[document]}
            locked={busy}
            onChoose={(file) => void choose(document, file)}
          />
        ))}
      </ul>
      {problem && (
        <Banner tone="bad" className="mt-4">
          {problem}
        </Banner>
      )}
      {busy && (
        <div
          role="progressbar"
          aria-label={t.progress}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="mt-5 h-2 overflow-hidden rounded-full bg-tile"
        >
          <div
            style={{ width: `${percent}%` }}
            className="h-full bg-manik-text transition-[width] duration-(--nr-mid)"
          />
        </div>
      )}
      <Button
        wide
        size="large"
        className="mt-5"
        busy={busy}
        busyText={words}
        kind={ready === kycDocuments.length ? 'primary' : 'secondary'}
        onClick={() => void send()}
      >
        {words}
      </Button>
    </>
  );
}
