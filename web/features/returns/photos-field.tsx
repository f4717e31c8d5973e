import { ImagePlus, X } from 'lucide';
import { useId, useRef, useState } from 'react';
import { photosAtMost } from '#contract/returns/reasons.ts';
import { shrinkPhoto } from '#web/shared/forms/shrink-photo.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Asks for up to three photos, as data URLs with previews. */
export function PhotosField({
  value,
  onChange,
}: {
  value: readonly string[];
  onChange: (photos: readonly string[]) => void;
}) {
  const t = useTexts('returns').buyer;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function read(files: readonly File[]) {
    setReading(true);
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
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{fill(t.photos, { n: photosAtMost })}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {value.map((photo, i) => (
          <ChosenPhoto
            key={photo}
            photo={photo}
            n={i + 1}
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
            <input
              ref={input}
              type="file"
              multiple
              accept="image/jpeg,image/png,image/webp,image/avif"
              aria-describedby={problem ? id : undefined}
              onChange={(event) => {
                void read([...(event.target.files ?? [])]);
                // Reset, so that choosing the same file again fires a change event.
                event.target.value = '';
              }}
              className="sr-only"
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

function ChosenPhoto({ photo, n, onRemove }: { photo: string; n: number; onRemove: () => void }) {
  const t = useTexts('returns').buyer;
  return (
    <span className="relative">
      <img
        src={photo}
        alt={fill(t.chosenPhoto, { n })}
        width={64}
        height={64}
        className="size-16 rounded-[.6rem] bg-sunken object-cover"
      />
      <button
        type="button"
        aria-label={fill(t.removePhoto, { n })}
        onClick={onRemove}
        className="absolute -top-3 -right-3 grid size-11 place-items-center"
      >
        <span className="grid size-7 place-items-center rounded-full border border-line bg-surface text-ink shadow-1">
          <Icon of={X} small />
        </span>
      </button>
    </span>
  );
}
