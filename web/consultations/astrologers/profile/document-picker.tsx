import { Image } from 'lucide';
import { useId } from 'react';
import type { KycDocument } from '#contract/consultations/astrologers/kyc-rules.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { FileInput } from '#web/ui/form/file-input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Choices } from './use-documents.ts';

const megabytes = (bytes: number): string => Math.max(0.1, bytes / (1024 * 1024)).toFixed(1);

/** Shows one document with its preview, file name and error, and a button to choose another file. */
export function DocumentPicker({
  document,
  choice,
  locked,
  onChoose,
}: {
  document: KycDocument;
  choice: Choices[KycDocument];
  locked: boolean;
  onChoose: (file: File | undefined) => void;
}) {
  const t = useTexts('astrologers').documents;
  const id = useId();
  const name = t.names[document];
  const chosen = choice?.chosen ?? null;
  const error = choice?.error ?? undefined;
  const edge = error ? 'border-moonga' : chosen ? 'border-line' : 'border-dashed border-line-strong';
  return (
    <li
      className={`grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 rounded-tile border-[1.5px] p-3.5 xl:grid-cols-1 ${edge}`}
    >
      <div className="grid aspect-16/10 place-items-center overflow-hidden rounded-[.6rem] bg-tile text-ink-3 xl:aspect-16/8">
        {chosen ? (
          <img
            src={chosen.preview}
            alt={fill(t.preview, { document: name })}
            className="size-full object-contain"
          />
        ) : (
          <Icon of={Image} />
        )}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="font-text text-base font-semibold">{name}</h3>
          {chosen && <Badge tone="good">{t.ready}</Badge>}
        </div>
        <p id={`${id}-hint`} className="text-sm wrap-anywhere text-ink-2">
          {chosen
            ? fill(t.size, { name: chosen.file.name, size: megabytes(chosen.file.size) })
            : t.hints[document]}
        </p>
        <FieldError id={`${id}-error`} error={error} />
        <label
          className={`inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-manik-text underline decoration-1 underline-offset-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${locked ? 'pointer-events-none opacity-60' : ''}`}
        >
          <FileInput
            disabled={locked}
            aria-label={fill(chosen ? t.replaceFor : t.chooseFor, { document: name })}
            aria-describedby={error ? `${id}-error` : `${id}-hint`}
            aria-invalid={error ? true : undefined}
            onFiles={([file]) => onChoose(file)}
          />
          <span>{chosen ? t.replace : t.choose}</span>
        </label>
      </div>
    </li>
  );
}
