import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminOrder } from '#contract/orders/admin.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { api } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { refusalWords } from './use-status-change.ts';

/** Shows and adds the internal notes of an order. */
export function NotesCard({ orderId, notes }: { orderId: string; notes: AdminOrder['notes'] }) {
  const t = useTexts('orders/admin').notes;
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState('');
  const { save: add, busy } = useSave(
    async () => {
      const { message } = await api('POST /api/admin/orders/{id}/notes', {
        params: { id: orderId },
        body: { text: text.trim() },
      });
      toast.good(message || t.added);
      setText('');
      await revalidate();
    },
    { onError: (error) => toast.problem(refusalWords(error, t.failed)) },
  );

  return (
    <Card>
      <h2 className="mb-1 text-h3">{t.title}</h2>
      <p className="mb-3 text-sm text-ink-2">{t.text}</p>
      {notes.length === 0 ? (
        <p className="text-ink-2">{t.none}</p>
      ) : (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <li key={note.id} className="border-l-2 border-line pl-3">
              <p className="break-words whitespace-pre-line">{note.text}</p>
              <p className="tabular text-sm text-ink-3">
                {note.who} · <time dateTime={note.at}>{formatDateTime(note.at, lang)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Allowed permission="orders.note">
        <form
          method="post"
          className="mt-4 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) void add();
          }}
        >
          <Field label={t.label}>
            <Textarea
              rows={2}
              maxLength={2000}
              required
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Button type="submit" kind="secondary" size="small" busy={busy} className="justify-self-start">
            {t.add}
          </Button>
        </form>
      </Allowed>
    </Card>
  );
}
