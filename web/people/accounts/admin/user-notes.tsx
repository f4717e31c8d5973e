import { useRevalidator } from 'react-router';
import { NOTE_MAX } from '#contract/core/notes.ts';
import type { AdminUserFile } from '#contract/people/accounts/admin.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { MessageForm } from '#web/forms/message-form.tsx';
import { readSession } from '#web/session/store.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Lists the notes of staff about a person, and adds one. Authors delete their own. */
export function UserNotes({ person, notes }: Pick<AdminUserFile, 'person' | 'notes'>) {
  const t = useTexts('accounts/admin').notes;
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const me = readSession()?.userId;
  const { save: remove, busy } = useSave(
    async (noteId: string) => {
      const params = { id: person._id, noteId };
      toast.good((await api('DELETE /api/admin/users/{id}/notes/{noteId}', { params })).message);
    },
    { onError: (error) => toast.problem(messageOf(error, t.failed)), onEnd: revalidate },
  );
  return (
    <Card>
      <h2 className="mb-2 text-h3">{t.title}</h2>
      {notes.length === 0 && <p className="text-ink-2">{t.none}</p>}
      <ul>
        {notes.map((note) => (
          <li key={note._id} className="border-b border-line py-3 text-sm last:border-0">
            <p className="written break-words whitespace-pre-line">{note.text}</p>
            <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-ink-3">
              <span>
                {fill(t.by, { name: note.by.name || t.somebody, at: formatDateTime(note.createdAt, lang) })}
              </span>
              {note.by._id === me && (
                <Allowed permission="people.note">
                  <Button
                    kind="ghost"
                    size="small"
                    disabled={busy}
                    aria-label={fill(t.deleteNamed, { at: formatDateTime(note.createdAt, lang) })}
                    onClick={() => void remove(note._id)}
                  >
                    {t.delete}
                  </Button>
                </Allowed>
              )}
            </p>
          </li>
        ))}
      </ul>
      {!person.closed && (
        <Allowed permission="people.note">
          <NewNote id={person._id} onSaved={revalidate} />
        </Allowed>
      )}
    </Card>
  );
}

function NewNote({ id, onSaved }: { id: string; onSaved: () => Promise<unknown> }) {
  const t = useTexts('accounts/admin').notes;
  const add = async (text: string) => {
    toast.good((await api('POST /api/admin/users/{id}/notes', { params: { id }, body: { text } })).message);
    await onSaved();
  };
  return (
    <div className="mt-4">
      <MessageForm words={t} max={NOTE_MAX} onSend={add} />
    </div>
  );
}
