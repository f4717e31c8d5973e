import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { postLengths } from '#contract/office/blog/rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { ChoosePictures } from './choose-pictures.tsx';

/** Inserts a picture with its alt text, or edits the selected one. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts('blog/admin').pictureDialog;
  const id = useId();
  const marked = editor.isActive('image') ? editor.getAttributes('image') : null;
  const [src, setSrc] = useState<string | null>(marked ? String(marked.src) : null);
  const [alt, setAlt] = useState(String(marked?.alt ?? ''));
  const [submitted, setSubmitted] = useState(false);

  function insert(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setSubmitted(true);
    if (!src || !alt.trim()) return;
    editor.chain().focus().setImage({ src, alt: alt.trim() }).run();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={id}>
            {marked ? t.change : t.insert}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={insert} className="grid gap-4">
        {src && (
          <img src={src} alt={alt} className="max-h-56 w-full rounded-control bg-tile object-contain" />
        )}
        <div>
          <ChoosePictures text={src ? t.another : t.choose} onSent={([sent]) => sent && setSrc(sent)} />
          <FieldError id={`${id}-missing`} error={submitted && !src ? t.missing : undefined} />
        </div>
        <Field label={t.alt} {...(submitted && !alt.trim() && { error: t.altRequired })}>
          <Input
            value={alt}
            maxLength={postLengths.alt}
            autoComplete="off"
            onChange={(event) => setAlt(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
