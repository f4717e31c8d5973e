import { useRevalidator } from 'react-router';
import { NOTE_MAX } from '#contract/core/notes.ts';
import type { AdminOrder } from '#contract/selling/orders/admin.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { api } from '#web/api/client.ts';
import { MessageForm } from '#web/forms/message-form.tsx';
import { formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Shows and adds the internal notes of an order. */
export function NotesCard({ orderId, notes }: { orderId: string; notes: AdminOrder['notes'] }) {
  const t = useTexts('orders/admin').notes;
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const add = async (text: string) => {
    const { message } = await api('POST /api/admin/orders/{id}/notes', {
      params: { id: orderId },
      body: { text },
    });
    toast.good(message || t.added);
    await revalidate();
  };

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
                <span>{`${note.who} · `}</span>
                <time translate="no" dateTime={note.at}>
                  {formatDateTime(note.at, lang)}
                </time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Allowed permission="orders.note">
        <div className="mt-4">
          <MessageForm words={t} max={NOTE_MAX} rows={2} onSend={add} />
        </div>
      </Allowed>
    </Card>
  );
}
