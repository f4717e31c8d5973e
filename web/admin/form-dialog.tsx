import { type ReactNode, useId } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

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
  /** Lets the browser check the fields (`required`, `pattern`) on submit. */
  browserChecks?: boolean;
  onClose: () => void;
  onSubmit: () => void;
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
  const { keep } = useTexts('admin');
  const form = useId();
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
        noValidate={!browserChecks}
        className={`grid gap-4 text-ink ${intro ? 'mt-4' : 'mt-2'}`}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
