import type { ComponentProps, ReactNode } from 'react';
import { fromIndiaClock, noonOf } from '#contract/core/india-time.ts';
import { pasteIntoBox } from '#web/forms/paste-moment.ts';
import { formatDate, formatDateTime } from '#web/texts/format.ts';
import { useLang } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';

/**
 * Returns a function that writes the value of a date box in words: '2026-11-05', or '2026-11-05T18:30' as a time of India. An empty or
 * half-typed value gives ''.
 */
export function useDateWords(): (value: string) => string {
  const lang = useLang();
  return (value) => {
    const at = value.includes('T') ? fromIndiaClock(value) : noonOf(value);
    if (Number.isNaN(at.getTime())) return '';
    return value.includes('T') ? formatDateTime(at, lang) : formatDate(at, lang);
  };
}

/**
 * A labelled box for a day, or with `withTime` for a time of India. It repeats the value in words: each browser writes dates in its own
 * order, and 05/11 is May for some. `hint` stands there while it is empty.
 */
export function DateField({
  label,
  hint,
  error,
  aside,
  className = '',
  withTime = false,
  value,
  ...rest
}: {
  label: string;
  hint?: string;
  error?: string | undefined;
  aside?: ReactNode;
  withTime?: boolean;
  value: string;
} & Omit<ComponentProps<'input'>, 'type' | 'value'>) {
  const words = useDateWords()(value);
  const below = [words, hint].filter(Boolean).join(' · ');
  return (
    <Field
      label={label}
      {...(below && { hint: below })}
      {...(error && { error })}
      {...(aside !== undefined && { aside })}
      className={className}
    >
      <Input
        type={withTime ? 'datetime-local' : 'date'}
        value={value}
        onPaste={pasteIntoBox(rest.onChange)}
        {...rest}
      />
    </Field>
  );
}
