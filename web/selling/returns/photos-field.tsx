import { ImagePlus } from 'lucide';
import { useId, useRef, useState } from 'react';
import { photosAtMost } from '#contract/selling/returns/reasons.ts';
import { ChosenPhoto } from '#web/forms/chosen-photo.tsx';
import { shrinkPhoto } from '#web/forms/shrink-photo.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { FileInput } from '#web/ui/form/file-input.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Asks for up to three photos, as data URLs with previews. */
export function PhotosField({
  value,
  onChange,
  onReading,
}: {
  value: readonly string[];
  onChange: (photos: readonly string[]) => void;
  /** Called when photos begin to be read and when they have been. */
  onReading: (reads: boolean) => void;
}) {
  const t = useTexts('returns').buyer;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function read(files: readonly File[]) {
    setReading(true);
    onReading(true);
    setProblem(undefined);
    const photos = [...value];
    for (const file of files.slice(0, photosAtMost - value.length)) {
      try {
        photos.push(await shrinkPhoto(file));
      } catch {
        setProblem(t.photoUnreadable);
      }
    }
    onChange([...new Set(photos)]);
    setReading(false);
    onReading(false);
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{fill(t.photos, { n: photosAtMost })}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {value.map((photo, i) => (
          <ChosenPhoto
            key={photo}
            src={photo}
            alt={fill(t.chosenPhoto, { n: i + 1 })}
            remove={fill(t.removePhoto, { n: i + 1 })}
            onRemove={() => {
              onChange(value.filter((one) => one !== photo));
              input.current?.focus();
            }}
          />
        ))}
        {value.length < photosAtMost && (
          <label
            aria-busy={reading || undefined}
            className="grid size-16 cursor-pointer place-items-center rounded-[.6rem] border-2 border-dashed border-line-strong hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <FileInput
              ref={input}
              multiple
              aria-describedby={problem ? id : undefined}
              onFiles={(files) => void read(files)}
            />
            <span className="sr-only">{t.addPhoto}</span>
            {reading ? <Spinner /> : <Icon of={ImagePlus} />}
          </label>
        )}
        <span role="status" className="text-sm text-ink-2">
          {reading && t.photoWorking}
        </span>
      </div>
      <FieldError id={id} error={problem} />
    </fieldset>
  );
}
