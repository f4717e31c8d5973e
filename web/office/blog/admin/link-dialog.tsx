import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';

const isAddress = (text: string): boolean =>
  /^\/(?![/\\])/.test(text) || /^(?:https?:\/\/[^\s/]+\.|mailto:\S+@|tel:\+?\d)/i.test(text);

/** Sets, changes or removes the link of the selection. Without a selection it inserts the URL itself. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts('blog/admin').linkDialog;
  const id = useId();
  const before = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(before);
  const [wrong, setWrong] = useState(false);

  function set(event: FormEvent) {
    event.preventDefault();
    // The form is in a portal, but React bubbles its events through the component tree.
    event.stopPropagation();
    const href = address.trim();
    if (!isAddress(href)) return setWrong(true);
    const marked = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before) {
      marked.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else marked.setLink({ href }).run();
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
          {before && (
            <Button
              kind="danger"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {t.remove}
            </Button>
          )}
          <Button type="submit" form={id}>
            {t.set}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={set}>
        <Field label={t.address} hint={t.hint} {...(wrong && { error: t.wrong })}>
          <Input
            value={address}
            inputMode="url"
            autoComplete="off"
            onChange={(event) => {
              setAddress(event.target.value);
              setWrong(false);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
