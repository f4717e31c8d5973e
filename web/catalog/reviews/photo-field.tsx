import { ImagePlus } from 'lucide';
import { useId, useRef, useState } from 'react';
import { ChosenPhoto } from '#web/forms/chosen-photo.tsx';
import { shrinkPhoto } from '#web/forms/shrink-photo.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { FileInput } from '#web/ui/form/file-input.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Asks for a photo and previews it. The value is a server URL, a data URL, or null. */
export function PhotoField({
  value,
  onChange,
  onReading,
}: {
  value: string | null;
  onChange: (photo: string | null) => void;
  /** Called when a photo begins to be read and when it has been. */
  onReading: (reads: boolean) => void;
}) {
  const t = useTexts('reviews');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function read(file: File | undefined) {
    if (!file) return;
    setReading(true);
    onReading(true);
    setProblem(undefined);
    try {
      onChange(await shrinkPhoto(file));
    } catch {
      setProblem(t.photoUnreadable);
    }
    setReading(false);
    onReading(false);
  }

  return (
    <div className="mt-3">
      <p className="mb-1.5 text-sm font-medium">{t.photo}</p>
      <div className="flex items-center gap-2.5">
        {value && (
          <ChosenPhoto
            src={value}
            alt={t.chosenPhoto}
            remove={t.removePhoto}
            onRemove={() => {
              onChange(null);
              input.current?.focus();
            }}
          />
        )}
        <label
          aria-busy={reading || undefined}
          className="grid size-16 cursor-pointer place-items-center rounded-[.6rem] border-2 border-dashed border-line-strong hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <FileInput
            ref={input}
            aria-describedby={problem ? id : undefined}
            onFiles={([file]) => void read(file)}
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
