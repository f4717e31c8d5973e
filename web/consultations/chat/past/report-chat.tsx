import { useId, useState } from 'react';
import {
  type ChatReportReason,
  chatReportLength,
  chatReportReasons,
} from '#contract/consultations/chat/rules.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/input.tsx';

/** Shows the button and the form to report a chat, for either side. */
export function ReportChat({ sessionId }: { sessionId: string }) {
  const t = useTexts('chat').report;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<ChatReportReason | null>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(false);

  async function send(): Promise<void> {
    if (!reason) return setProblem(t.choose);
    setBusy(true);
    try {
      await api('POST /api/chat/{sessionId}/report', { params: { sessionId }, body: { reason, text } });
      toast.good(t.sent);
      close();
    } catch (error) {
      setProblem(messageOf(error, t.failed));
    }
    setBusy(false);
  }

  return (
    <>
      <Button kind="ghost" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t.title}
        actions={
          <>
            <Button kind="secondary" onClick={close}>
              {t.cancel}
            </Button>
            <Button busy={busy} busyText={t.sending} onClick={() => void send()}>
              {t.send}
            </Button>
          </>
        }
      >
        <p>{t.text}</p>
        <fieldset className="mt-4 text-ink" aria-describedby={problem ? id : undefined}>
          <legend className="font-medium">{t.reason}</legend>
          {chatReportReasons.map((one) => (
            <Choice
              key={one}
              type="radio"
              name="chat-report-reason"
              checked={reason === one}
              onChange={() => {
                setReason(one);
                setProblem(undefined);
              }}
            >
              {t.reasons[one]}
            </Choice>
          ))}
          <FieldError id={id} error={problem} />
        </fieldset>
        <Field label={t.words} className="mt-3 text-ink">
          <Textarea
            rows={3}
            maxLength={chatReportLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="written"
          />
        </Field>
      </Dialog>
    </>
  );
}
