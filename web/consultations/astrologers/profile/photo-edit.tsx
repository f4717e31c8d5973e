import { useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { shrinkPhoto } from '#web/forms/shrink-photo.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { FieldError } from '#web/ui/form/field.tsx';
import { FileInput } from '#web/ui/form/file-input.tsx';

/** Sets, changes and removes the astrologer's photo. A choice is saved at once. */
export function PhotoEdit({ photo }: { photo: string | null }) {
  const t = useTexts('astrologers').photo;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  const [unreadable, setUnreadable] = useState(false);
  const { save, busy, problem } = useSave(
    async (sent: string | null) => {
      const { message } = await api('PUT /api/astrologers/photo', { body: { photo: sent } });
      toast.good(message);
      await revalidate();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );

  async function choose(file: File | undefined): Promise<void> {
    if (!file || busy) return;
    const shrunk = await shrinkPhoto(file).catch(() => null);
    setUnreadable(shrunk === null);
    if (shrunk !== null) await save(shrunk);
  }

  const error = unreadable ? t.unreadable : problem;
  return (
    <div className="mt-3">
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {t.hint}
      </p>
      <div className="flex flex-wrap items-center gap-x-5">
        <label className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-manik-text underline decoration-1 underline-offset-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <FileInput
            ref={input}
            aria-describedby={error ? `${id}-error` : `${id}-hint`}
            onFiles={([file]) => void choose(file)}
          />
          <span>{photo ? t.change : t.add}</span>
        </label>
        {photo && (
          <Button
            kind="ghost"
            size="small"
            className="min-h-11!"
            onClick={async () => {
              setUnreadable(false);
              await save(null);
              input.current?.focus();
            }}
          >
            {t.remove}
          </Button>
        )}
        <span role="status" className="text-sm text-ink-2">
          {busy && t.working}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
