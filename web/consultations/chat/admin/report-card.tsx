import { useState } from 'react';
import type { ChatReport } from '#contract/consultations/chat/abuse-reports.ts';
import type { ChatMessage } from '#contract/consultations/chat/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { nameOf } from '#web/consultations/chat/shared/session.ts';
import { fill, formatDateTime, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/input.tsx';

/** Shows one reported chat: reporter, reason, the transcript on demand, and the decision that closes it. */
export function ReportCard({ first }: { first: ChatReport }) {
  const t = useTexts('chat/admin');
  const lang = useLang();
  const [report, setReport] = useState(first);
  const [messages, setMessages] = useState<ChatMessage[] | null>(null);
  const { chat, closedAt } = report;
  const [customer, astrologer] = [nameOf(chat.userId), nameOf(chat.astrologerId)];
  const by =
    report.by === 'user' ? fill(t.byUser, { name: customer }) : fill(t.byAstrologer, { name: astrologer });

  const { save: read, busy } = useSave(
    async () => {
      const response = await api('POST /api/auth/admin/chat-reports/{id}/view', {
        params: { id: report._id },
      });
      setReport(response.report);
      setMessages(response.messages);
    },
    { onError: (error) => toast.problem(messageOf(error, t.readFailed)) },
  );

  return (
    <li className="rounded-tile border border-line bg-surface p-4.5 lg:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h2 className="font-text text-base font-semibold">{t.reasons[report.reason]}</h2>
        <Badge tone={closedAt ? 'off' : 'warn'}>{closedAt ? t.closed : t.open}</Badge>
      </div>
      <p className="text-sm text-ink-2">{`${by} · ${formatDateTime(report.createdAt, lang)}${report.views > 0 ? ` · ${plural(t.views, report.views, lang)}` : ''}`}</p>
      {report.by === 'user' && (
        <p className="text-sm text-ink-2">{fill(t.between, { customer, astrologer })}</p>
      )}
      {report.text !== '' && <p className="written mt-2 break-words whitespace-pre-wrap">{report.text}</p>}
      {closedAt && <p className="written mt-2 text-ink-2">{fill(t.decided, { note: report.note })}</p>}
      {!closedAt && messages === null && (
        <Button
          kind="secondary"
          size="small"
          className="mt-3"
          busy={busy}
          busyText={t.reading}
          onClick={() => void read()}
        >
          {t.read}
        </Button>
      )}
      {!closedAt && messages !== null && (
        <>
          <Transcript messages={messages} customerId={chat.userId._id} />
          <CloseForm id={report._id} onClosed={setReport} />
        </>
      )}
    </li>
  );
}

function Transcript({ messages, customerId }: { messages: readonly ChatMessage[]; customerId: string }) {
  const t = useTexts('chat/admin');
  const lang = useLang();
  return (
    <section
      aria-label={t.transcript}
      className="mt-4 max-h-[60dvh] overflow-y-auto rounded-tile bg-sunken p-4"
    >
      {messages.length === 0 && <p className="text-ink-2">{t.silent}</p>}
      <ol className="grid gap-2.5">
        {messages.map((message) => (
          <li key={message._id}>
            <p className="text-xs text-ink-3">{`${message.senderId === customerId ? t.customer : t.astrologer} · ${formatDateTime(message.createdAt, lang)}`}</p>
            <p className="written break-words whitespace-pre-wrap">{message.content}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CloseForm({ id, onClosed }: { id: string; onClosed: (report: ChatReport) => void }) {
  const t = useTexts('chat/admin');
  const [note, setNote] = useState('');
  const { save, busy, problem, setProblem } = useSave(
    async () => {
      const { report } = await api('POST /api/auth/admin/chat-reports/{id}/close', {
        params: { id },
        body: { note },
      });
      toast.good(t.closedNow);
      onClosed(report);
    },
    { onError: (error) => messageOf(error, t.closeFailed) },
  );
  function close(): void {
    if (note.trim() === '') setProblem(t.noteMissing);
    else void save();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        close();
      }}
      className="mt-4"
    >
      <Field label={t.noteLabel} hint={t.noteHint} {...(problem && { error: problem })}>
        <Textarea
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            setProblem('');
          }}
          className="written min-h-18!"
        />
      </Field>
      <Button type="submit" className="mt-3" busy={busy} busyText={t.closing}>
        {t.close}
      </Button>
    </form>
  );
}
