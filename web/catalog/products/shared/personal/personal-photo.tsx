import { ImagePlus } from 'lucide';
import { useState } from 'react';
import { messageOf } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { useSave } from '#web/api/use-save.ts';
import { photoFile } from '#web/forms/photo-file.ts';
import { shrinkPhoto } from '#web/forms/shrink-photo.ts';
import { readSession } from '#web/session/store.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { FileInput } from '#web/ui/form/file-input.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Uploads a photo (`photo` of the body) and returns its id; or returns words that say why it cannot be sent yet. */
export type SendPhoto = (body: FormData, offline: string) => Promise<{ photo: string }> | string;

/** Uploads a photo as the visitor's own. */
function useOwnPhoto(): SendPhoto {
  const t = useTexts('products/personal');
  return (body, offline) =>
    readSession()
      ? upload('POST /api/personal-photos', body, { onProgress: () => undefined, offline })
      : t.photoLogin;
}

/** Uploads the photo of a field. The value is its id; the preview is the photo as it was chosen. */
export function PersonalPhoto({
  id,
  describedBy,
  value,
  onChange,
  onUploading,
  send,
}: {
  id: string;
  describedBy: string | undefined;
  value: string;
  onChange: (id: string) => void;
  /** Called when a photo begins to be read and uploaded, and when that ends. */
  onUploading: (uploads: boolean) => void;
  send?: SendPhoto;
}) {
  const t = useTexts('products/personal');
  const ownPhoto = useOwnPhoto();
  const [preview, setPreview] = useState('');
  const { save, busy, problem, setProblem } = useSave(
    async (file: File): Promise<void> => {
      const drawn = await shrinkPhoto(file).catch(() => null);
      if (!drawn) {
        setProblem(t.photoUnreadable);
        return;
      }
      const body = new FormData();
      body.set('photo', photoFile(drawn), 'photo.jpg');
      const sent = (send ?? ownPhoto)(body, t.photoFailed);
      if (typeof sent === 'string') {
        setProblem(sent);
        return;
      }
      const { photo } = await sent;
      setPreview(drawn);
      onChange(photo);
    },
    { onError: (error) => messageOf(error, t.photoFailed) },
  );
  async function choose(file: File | undefined): Promise<void> {
    if (!file || busy) return;
    onUploading(true);
    await save(file);
    onUploading(false);
  }
  return (
    <div>
      <label
        aria-busy={busy || undefined}
        className="flex min-h-11 w-fit cursor-pointer items-center gap-3 rounded-[.7rem] border-2 border-dashed border-line-strong px-4 py-2.5 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
      >
        <FileInput
          id={id}
          aria-describedby={[describedBy, problem && `${id}-photo`].filter(Boolean).join(' ') || undefined}
          onFiles={([file]) => void choose(file)}
        />
        {preview && value ? (
          <img src={preview} alt={t.photoChosen} className="size-16 rounded-[.6rem] bg-sunken object-cover" />
        ) : (
          <Icon of={ImagePlus} />
        )}
        <span>{value ? t.photoReplace : t.photoAdd}</span>
        {busy && <Spinner />}
      </label>
      <span role="status" className="sr-only">
        {busy ? t.photoWorking : ''}
      </span>
      <FieldError id={`${id}-photo`} error={problem || undefined} />
    </div>
  );
}
