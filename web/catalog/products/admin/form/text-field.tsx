import type { ComponentProps } from 'react';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Textarea } from '#web/ui/form/input.tsx';

/** Shows a labelled text field of one or several lines. */
export function TextField({
  label,
  hint,
  error,
  value,
  onText,
  rows,
  ...rest
}: {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onText: (text: string) => void;
  /** The number of lines, if several. */
  rows?: number;
} & Pick<ComponentProps<'input'>, 'maxLength' | 'lang' | 'inputMode' | 'list' | 'disabled'>) {
  const control = {
    ...rest,
    value,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  };
  const { list: _, ...area } = control;
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      {rows ? <Textarea {...area} rows={rows} /> : <Input {...control} />}
    </Field>
  );
}
