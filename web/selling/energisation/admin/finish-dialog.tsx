import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fromIndiaClock, toIndiaClock } from '#contract/core/india-time.ts';
import type { AdminEnergisation } from '#contract/selling/energisation/admin.ts';
import { DateField } from '#web/admin/date-field.tsx';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { messageOf } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { useSave } from '#web/api/use-save.ts';
import { photoFile } from '#web/forms/photo-file.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/input.tsx';
import { PersonField, usePersonOf } from './person-field.tsx';
import { useWork } from './plan-dialog.tsx';
import { ProofField } from './proof-field.tsx';

/** Returns the time to begin with: that of the muhurat if it has passed, else now. */
function firstTime({ muhurat }: AdminEnergisation): string {
  const now = new Date();
  const planned = muhurat && new Date(muhurat.start);
  return toIndiaClock(planned && planned < now ? planned : now);
}

/** Records an energisation as done: when, by whom, with photographs. Render it only while it is open. */
export function FinishDialog({
  energisation,
  onClose,
}: {
  energisation: AdminEnergisation;
  onClose: () => void;
}) {
  const t = useTexts('energisation/admin');
  const { revalidate } = useRevalidator();
  const { work, problem: unloaded } = useWork(energisation._id, t.failed);
  const people = work?.people ?? null;
  const [person, setPerson] = usePersonOf(energisation, people ?? []);
  const [at, setAt] = useState(() => firstTime(energisation));
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const time = fromIndiaClock(at);
  const isTime = !Number.isNaN(time.getTime());
  const { save, busy, problem } = useSave(
    async () => {
      const body = new FormData();
      for (const [key, value] of Object.entries({ at: time.toISOString(), person, note: note.trim() }))
        body.set(key, value);
      for (const photo of photos) body.append('photo', photoFile(photo), 'photo.jpg');
      return upload('POST /api/admin/energisations/{id}/done', body, {
        params: { id: energisation._id },
        onProgress: () => undefined,
        offline: t.failed,
      });
    },
    {
      onError: (error) => messageOf(error, t.failed),
      onEnd: revalidate,
      onSaved({ message }) {
        toast.good(message);
        onClose();
      },
    },
  );
  function send(): void {
    setTried(true);
    if (isTime && photos.length > 0) void save();
  }
  const wrong = problem || unloaded;
  return (
    <FormDialog
      title={t.finish}
      intro={<p>{t.sendsMail}</p>}
      confirm={t.finish}
      busyText={t.saving}
      busy={busy}
      disabled={!person}
      onClose={onClose}
      onSubmit={send}
    >
      {wrong && <Banner tone="bad">{wrong}</Banner>}
      <DateField
        withTime
        label={t.at}
        error={tried && !isTime ? t.atMissing : undefined}
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
      <PersonField people={people} value={person} onChange={setPerson} />
      <ProofField
        value={photos}
        onChange={setPhotos}
        error={tried && photos.length === 0 ? t.photosMissing : undefined}
      />
      <Field label={t.note} hint={t.noteHint}>
        <Textarea rows={2} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
