import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

type Checked = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The words and the state of a dialog with a form. */
export type FormDialogProps = {
  title: string;
  /** Shown above the form: what happens on submit. */
  intro?: ReactNode;
  /** The text of the submit button. */
  confirm: string;
  busyText?: string | undefined;
  /** The text of the button that closes the dialog, if it is not "Keep it". */
  cancel?: string;
  danger?: boolean | undefined;
  busy: boolean;
  /** Turns the submit button off. */
  disabled?: boolean;
  /** Checks the fields as a browser would (`required`, `pattern`) on submit, and says in words which one is wrong. */
  browserChecks?: boolean;
  onClose: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** A dialog with a form, a submit button and a button that keeps everything as it is. Render it only while it is open. */
export function FormDialog({
  title,
  intro,
  confirm,
  busyText,
  cancel,
  danger,
  busy,
  disabled,
  browserChecks,
  onClose,
  onSubmit,
  children,
}: FormDialogProps) {
  const { keep, dialog: t } = useTexts('admin');
  const form = useId();
  const [wrong, setWrong] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field =
      browserChecks && event.currentTarget.querySelector<Checked>(':is(input, textarea, select):invalid');
    if (!field) return onSubmit(event);
    const label = field.labels?.[0]?.textContent ?? '';
    setWrong(fill(field.validity.valueMissing ? t.missing : t.unfit, { field: label }));
    field.focus();
  };
  const close = () => busy || onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      actions={
        <>
          <Button kind="secondary" disabled={busy} onClick={close}>
            {cancel ?? keep}
          </Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            type="submit"
            form={form}
            disabled={disabled}
            busy={busy}
            {...(busyText && { busyText })}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {intro}
      <form
        id={form}
        method="post"
        // The browser's own bubble is in its language, not in the page's.
        noValidate
        className={`grid gap-4 text-ink ${intro ? 'mt-4' : 'mt-2'}`}
        onInput={() => setWrong('')}
        onSubmit={submit}
      >
        {children}
        {wrong && <Banner tone="bad">{wrong}</Banner>}
      </form>
    </Dialog>
  );
}
