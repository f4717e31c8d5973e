import { type ReactNode, useState } from 'react';
import { type SaveEnds, useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Textarea } from '#web/ui/form/input.tsx';
import { FormDialog } from './form-dialog.tsx';

/**
 * Asks for confirmation with a text that is saved: a reason, a reference. Render it only while it is open.
 * `onConfirm` gets the trimmed text. It, or what follows it (`SaveEnds`), closes the dialog.
 */
export function ReasonDialog<R>({
  title,
  text,
  children,
  label,
  hint,
  missing,
  check,
  optional,
  line,
  maxLength = 500,
  confirm,
  busyText,
  danger,
  onClose,
  onConfirm,
  ...ends
}: SaveEnds<R> & {
  title: string;
  text: string;
  /** Controls above the text field. */
  children?: ReactNode;
  /** Label of the text field. Default: "Reason". */
  label?: string;
  hint?: string;
  /** Error for an empty field. Default: asks for a reason. */
  missing?: string;
  /** Returns the error of a text that may not be sent. */
  check?: (words: string) => string | undefined;
  optional?: boolean;
  /** A single line instead of several. */
  line?: boolean;
  maxLength?: number;
  confirm: string;
  busyText?: string;
  danger?: boolean;
  onClose: () => void;
  onConfirm: (words: string) => Promise<R>;
}) {
  const t = useTexts('admin');
  const [words, setWords] = useState('');
  const { save, busy, problem, setProblem } = useSave(onConfirm, ends);

  function send(): void {
    const reason = words.trim();
    const wrong = reason === '' ? !optional && (missing ?? t.reasonMissing) : check?.(reason);
    if (wrong) setProblem(wrong);
    else void save(reason);
  }

  const control = {
    value: words,
    maxLength,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => {
      setWords(event.target.value);
      setProblem('');
    },
  };
  return (
    <FormDialog
      title={title}
      intro={<p>{text}</p>}
      confirm={confirm}
      busyText={busyText}
      danger={danger}
      busy={busy}
      onClose={onClose}
      onSubmit={send}
    >
      {children}
      <Field label={label ?? t.reason} {...(hint && { hint })} {...(problem && { error: problem })}>
        {line ? <Input {...control} /> : <Textarea {...control} rows={3} />}
      </Field>
    </FormDialog>
  );
}
