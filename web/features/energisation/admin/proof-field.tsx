import { X } from 'lucide';
import { useState } from 'react';
import { proofPhotosAtMost } from '#contract/energisation/rules.ts';
import { shrinkPhoto } from '#web/shared/forms/shrink-photo.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Input } from '#web/ui/input.tsx';

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
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => {
            void read([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
          className="py-2.5"
        />
      </Field>
      <ul className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {value.map((photo, i) => (
          <li key={photo} className="relative">
            <img
              src={photo}
              alt={fill(t.chosenPhoto, { n: i + 1 })}
              width={64}
              height={64}
              className="size-16 rounded-[.6rem] bg-sunken object-cover"
            />
            <button
              type="button"
              aria-label={fill(t.removePhoto, { n: i + 1 })}
              onClick={() => onChange(value.filter((one) => one !== photo))}
              className="absolute -top-3 -right-3 grid size-11 place-items-center"
            >
              <span className="grid size-7 place-items-center rounded-full border border-line bg-surface text-ink shadow-1">
                <Icon of={X} small />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Converts a photograph to the uploaded file. The data URL comes from `shrinkPhoto`. */
export function proofFile(dataUrl: string): Blob {
  const bytes = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], { type: 'image/jpeg' });
}
