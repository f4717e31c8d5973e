import { useState } from 'react';
import { proofPhotosAtMost } from '#contract/selling/energisation/rules.ts';
import { ChosenPhoto } from '#web/forms/chosen-photo.tsx';
import { shrinkPhoto } from '#web/forms/shrink-photo.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { photoTypes, takeFiles } from '#web/ui/form/file-input.tsx';
import { Input } from '#web/ui/form/input.tsx';

/** Asks for the photographs, as data URLs with previews. */
export function ProofField({
  value,
  onChange,
  error,
}: {
  value: readonly string[];
  onChange: (photos: readonly string[]) => void;
  error?: string | undefined;
}) {
  const t = useTexts('energisation/admin');
  const [unreadable, setUnreadable] = useState(false);
  async function read(files: readonly File[]): Promise<void> {
    const photos = [...value];
    setUnreadable(false);
    for (const file of files) {
      try {
        photos.push(await shrinkPhoto(file));
      } catch {
        setUnreadable(true);
      }
    }
    onChange([...new Set(photos)].slice(0, proofPhotosAtMost));
  }
  const wrong = unreadable ? t.photoUnreadable : error;
  return (
    <div>
      <Field
        label={fill(t.photos, { n: proofPhotosAtMost })}
        hint={t.photosHint}
        {...(wrong && { error: wrong })}
      >
        <Input
          type="file"
          multiple
          accept={photoTypes}
          onChange={(event) => void read(takeFiles(event.target))}
          className="py-2.5"
        />
      </Field>
      <ul className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {value.map((photo, i) => (
          <li key={photo}>
            <ChosenPhoto
              src={photo}
              alt={fill(t.chosenPhoto, { n: i + 1 })}
              remove={fill(t.removePhoto, { n: i + 1 })}
              onRemove={() => onChange(value.filter((one) => one !== photo))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
