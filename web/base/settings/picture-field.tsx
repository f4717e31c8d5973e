import { useId, useState } from 'react';
import { pictureAt } from '#contract/core/pictures.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { FileInput } from '#web/ui/form/file-input.tsx';
import { useLatest } from '#web/ui/hooks/use-latest.ts';

/** Uploads a picture of the shop's identity. Its address becomes the value, which is saved with the section. */
export function PictureField({
  label,
  value,
  wrong,
  onChange,
  onUploading,
}: {
  label: string;
  /** The address; '' for none. */
  value: string;
  wrong: string | undefined;
  onChange: (address: string) => void;
  /** Called when an upload begins and ends. */
  onUploading: (uploads: boolean) => void;
}) {
  const { picture: t } = useTexts('settings');
  const id = useId();
  // Other fields may change during the upload.
  const latest = useLatest(onChange);
  const [failed, setFailed] = useState('');
  const { save, busy } = useSave(
    async (file: File) => {
      const body = new FormData();
      body.append('image', file);
      const { image } = await api('POST /api/admin/settings/pictures', { body });
      latest.current(image);
    },
    {
      onError: (error) => {
        setFailed(messageOf(error, t.failed));
        return '';
      },
    },
  );

  async function upload(file: File | undefined): Promise<void> {
    if (!file || busy) return;
    setFailed('');
    onUploading(true);
    await save(file);
    onUploading(false);
  }

  const error = failed || wrong;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {value && (
          <img
            src={pictureAt(value, 320)}
            alt={label}
            className="h-14 max-w-48 rounded-control border border-line bg-white object-contain p-1"
          />
        )}
        <label className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-manik-text underline decoration-1 underline-offset-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <FileInput
            aria-describedby={error ? `${id}-error` : `${id}-hint`}
            onFiles={([file]) => void upload(file)}
          />
          <span>{value ? t.change : t.upload}</span>
        </label>
        {value && (
          <Button kind="ghost" size="small" className="min-h-11!" onClick={() => onChange('')}>
            {t.remove}
          </Button>
        )}
        <span role="status" className="text-sm text-ink-2">
          {busy && t.uploading}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <p id={`${id}-hint`} className="text-sm text-ink-3">
        {t.kinds}
      </p>
    </fieldset>
  );
}
