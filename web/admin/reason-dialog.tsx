import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';

/**
 * Asks once more before something is done, with words that are kept: a reason, a reference. Draw it only while it is
 * open. `onConfirm` gets the trimmed words and answers what went wrong, to be said under the field, or null: the page
 * closes it.
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
  /** Controls above the words. */
  children?: ReactNode;
  /** Names the words; "Reason" unless told. */
  label?: string;
  hint?: string;
  /** Shown when nothing is written; asks for a reason unless told. */
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
    const said = words.trim();
    if (said === '' && !optional) return setProblem(missing ?? t.reasonMissing);
    setBusy(true);
    const wrong = await onConfirm(said);
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
