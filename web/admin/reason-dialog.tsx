import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';

/**
 * Asks for confirmation with a text that is saved: a reason, a reference. Render it only while it is open.
 * `onConfirm` gets the trimmed text. It returns the error to show under the field, or null, and then the page closes
 * the dialog.
 */
export function ReasonDialog({
  title,
  text,
  children,
  label,
  hint,
  missing,
  optional,
  line,
  maxLength = 500,
  confirm,
  busyText,
  danger,
  onClose,
  onConfirm,
}: {
  title: string;
  text?: string;
  /** Controls above the text field. */
  children?: ReactNode;
  /** Label of the text field. Default: "Reason". */
  label?: string;
  hint?: string;
  /** Error for an empty field. Default: asks for a reason. */
  missing?: string;
  optional?: boolean;
  /** A single line instead of several. */
  line?: boolean;
  maxLength?: number;
  confirm: string;
  busyText?: string;
  danger?: boolean;
  onClose: () => void;
  onConfirm: (words: string) => Promise<string | null>;
}) {
  const t = useTexts('admin');
  const form = useId();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (busy) return;
    const reason = words.trim();
    if (reason === '' && !optional) return setProblem(missing ?? t.reasonMissing);
    setBusy(true);
    const wrong = await onConfirm(reason);
    setBusy(false);
    if (wrong) setProblem(wrong);
  }

  const control = {
    value: words,
    maxLength,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => {
      setWords(event.target.value);
      setProblem(undefined);
    },
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            type="submit"
            form={form}
            busy={busy}
            {...(busyText && { busyText })}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
      <form
        id={form}
        method="post"
        noValidate
        className="mt-4 grid gap-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {children}
        <Field label={label ?? t.reason} {...(hint && { hint })} {...(problem && { error: problem })}>
          {line ? <Input {...control} /> : <Textarea {...control} rows={3} />}
        </Field>
      </form>
    </Dialog>
  );
}
