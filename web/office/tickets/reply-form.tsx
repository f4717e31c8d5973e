import { useState } from 'react';
import type { SavedAnswer } from '#contract/office/tickets/answers.ts';
import type { TicketDetail } from '#contract/office/tickets/endpoints.ts';
import { fillAnswer, messageLength } from '#contract/office/tickets/rules.ts';
import { AdminWay } from '#web/admin/allowed.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select, Textarea } from '#web/ui/form/input.tsx';
import { FilesField } from './files-field.tsx';

/** Sends a reply, as JSON, or as a form when there are files. */
async function sendReply(
  id: string,
  { text, files, offline }: { text: string; files: readonly File[]; offline: string },
): Promise<string> {
  if (files.length === 0)
    return (await api('POST /api/admin/tickets/{id}/reply', { params: { id }, body: { text } })).message;
  const body = new FormData();
  body.set('text', text);
  for (const file of files) body.append('file', file);
  const sent = await upload('POST /api/admin/tickets/{id}/reply-with-files', body, {
    params: { id },
    onProgress: () => undefined,
    offline,
  });
  return sent.message;
}

/** Writes a reply to a ticket, from a saved answer if wanted, with files. What was typed stays when sending fails. */
export function ReplyForm({
  ticket,
  answers,
  onSent,
}: {
  ticket: TicketDetail;
  answers: readonly SavedAnswer[];
  onSent: () => Promise<unknown>;
}) {
  const t = useTexts('tickets');
  const { reply } = t;
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const { save, busy, problem, setProblem } = useSave(
    async (words: string) => {
      toast.good(await sendReply(ticket._id, { text: words, files, offline: t.failed }));
      setText('');
      setFiles([]);
      await onSent();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  const inLanguage = (answer: SavedAnswer) =>
    fillAnswer(answer[ticket.language] || answer.en || answer.hi, ticket);
  return (
    <form
      method="post"
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const words = text.trim();
        if (words) void save(words);
        else setProblem(reply.missing);
      }}
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        {answers.length > 0 && (
          <Field label={reply.saved} className="min-w-0 grow basis-60">
            <Select
              value=""
              onChange={(event) => {
                const chosen = answers.find(({ _id }) => _id === event.target.value);
                // A saved answer is added to what is typed, so that nothing typed is lost.
                if (chosen)
                  setText((typed) => [typed.trimEnd(), inLanguage(chosen)].filter(Boolean).join('\n\n'));
              }}
            >
              <option value="">{reply.choose}</option>
              {answers.map((answer) => (
                <option key={answer._id} value={answer._id}>
                  {answer.title}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <AdminWay to="/admin/ticket-answers" className="py-2.5 text-sm">
          {t.answers.open}
        </AdminWay>
      </div>
      <Field label={fill(reply.label, { language: t.facts.languages[ticket.language] })} hint={reply.hint}>
        <Textarea
          value={text}
          rows={6}
          maxLength={messageLength.max}
          onChange={(event) => {
            setText(event.target.value);
            setProblem('');
          }}
        />
      </Field>
      <FilesField words={t.files} value={files} onChange={setFiles} />
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div>
        <Button type="submit" size="small" busy={busy} busyText={reply.sending}>
          {reply.send}
        </Button>
      </div>
    </form>
  );
}
