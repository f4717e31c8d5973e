import { ImagePlus, X } from 'lucide';
import { useId, useRef, useState } from 'react';
import { shrinkPhoto } from '#web/shared/forms/shrink-photo.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Asks for a photo and previews it. The value is a server URL, a data URL, or null. */
export function PhotoField({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (photo: string | null) => void;
}) {
  const t = useTexts('reviews');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function read(file: File | undefined) {
    if (!file) return;
    setReading(true);
    setProblem(undefined);
    try {
      onChange(await shrinkPhoto(file));
    } catch {
      setProblem(t.photoUnreadable);
    }
    setReading(false);
  }

  return (
    <div className="mt-3">
      <p className="mb-1.5 text-sm font-medium">{t.photo}</p>
      <div className="flex items-center gap-2.5">
        {value && (
          <span className="relative">
            <img
              src={value}
              alt={t.chosenPhoto}
              width={64}
              height={64}
              className="size-16 rounded-[.6rem] bg-surface object-cover"
            />
            <button
              type="button"
              aria-label={t.removePhoto}
              onClick={() => {
                onChange(null);
                input.current?.focus();
              }}
              className="absolute -top-3 -right-3 grid size-11 place-items-center"
            >
              <span className="grid size-7 place-items-center rounded-full border border-line bg-surface text-ink shadow-1">
                <Icon of={X} small />
              </span>
            </button>
          </span>
        )}
        <label
          aria-busy={reading || undefined}
          className="grid size-16 cursor-pointer place-items-center rounded-[.6rem] border-2 border-dashed border-line-strong hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-describedby={problem ? id : undefined}
            onChange={(event) => {
              void read(event.target.files?.[0]);
              // Reset, so that choosing the same file again fires a change event.
              event.target.value = '';
            }}
            className="sr-only"
          />
          <span className="sr-only">{value ? t.changePhoto : t.addPhoto}</span>
          {reading ? <Spinner /> : <Icon of={ImagePlus} />}
        </label>
        <span role="status" className="text-sm text-ink-2">
          {reading && t.photoWorking}
        </span>
      </div>
      <FieldError id={id} error={problem} />
    </div>
  );
}
