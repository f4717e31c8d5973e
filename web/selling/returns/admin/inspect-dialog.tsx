import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminReturn } from '#contract/selling/returns/endpoints.ts';
import { type ReturnCondition, returnConditions } from '#contract/selling/returns/reasons.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { messageOf } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { useSave } from '#web/api/use-save.ts';
import { photoFile } from '#web/forms/photo-file.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/input.tsx';
import { PhotosField } from '../photos-field.tsx';
import { returnName } from '../return-words.ts';

type Place = 'restock' | 'write_off';

/** Only what is whole goes back into stock by itself; staff may choose otherwise. */
const usualPlace = (condition: ReturnCondition): Place =>
  condition === 'as_sent' || condition === 'opened' ? 'restock' : 'write_off';

/** Records what was in the parcel: its condition, photos, and where the pieces go. Render it only while it is open. */
export function InspectDialog({ returned, onClose }: { returned: AdminReturn; onClose: () => void }) {
  const texts = useTexts('returns');
  const t = texts.admin;
  const { revalidate } = useRevalidator();
  const [condition, setCondition] = useState<ReturnCondition>('as_sent');
  const [place, setPlace] = useState<Place>('restock');
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [reading, setReading] = useState(false);
  const { save, busy, problem, setProblem } = useSave(
    () => {
      const body = new FormData();
      body.set('condition', condition);
      body.set('stock', place);
      if (text.trim()) body.set('text', text.trim());
      for (const photo of photos) body.append('photo', photoFile(photo), 'photo.jpg');
      return upload('POST /api/admin/returns/{id}/inspect', body, {
        params: { id: returned._id },
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
  return (
    <FormDialog
      title={fill(t.inspectTitle, { name: returnName(returned, useLang()) })}
      confirm={t.saveInspection}
      busyText={texts.parcel.saving}
      busy={busy}
      onClose={onClose}
      onSubmit={() => (reading ? setProblem(texts.buyer.photoWait) : void save())}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <fieldset>
        <legend className="text-sm font-medium">{t.condition}</legend>
        {returnConditions.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="condition"
            checked={condition === one}
            onChange={() => {
              setCondition(one);
              setPlace(usualPlace(one));
            }}
          >
            {texts.conditions[one]}
          </Choice>
        ))}
      </fieldset>
      <fieldset>
        <legend className="text-sm font-medium">{t.place}</legend>
        {(['restock', 'write_off'] as const).map((one) => (
          <Choice key={one} type="radio" name="stock" checked={place === one} onChange={() => setPlace(one)}>
            {t.places[one]}
          </Choice>
        ))}
      </fieldset>
      <Field label={t.found} hint={t.foundHint}>
        <Textarea rows={2} maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <PhotosField value={photos} onChange={setPhotos} onReading={setReading} />
    </FormDialog>
  );
}
