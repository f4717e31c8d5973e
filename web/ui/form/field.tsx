import { TriangleAlert } from 'lucide';
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { withoutSign } from '#web/texts/format.ts';
import { Icon } from '../icon.tsx';

type FieldLink = { id: string; describedBy: string | undefined; invalid: boolean };

const FieldContext = createContext<FieldLink | null>(null);

/** Returns the props that connect a control to its {@link Field}: id, hint, error, and whether it is invalid. */
export function useFieldProps(): { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const field = use(FieldContext);
  if (!field) return {};
  return { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.invalid || undefined };
}

/** The error below a control, announced when it appears. The control names `id` in `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-moonga">
          <Icon of={TriangleAlert} small className="mt-0.5" />
          <span className="min-w-0 whitespace-pre-line wrap-anywhere">{withoutSign(error)}</span>
        </p>
      )}
    </div>
  );
}

/** Label above, control, hint below. An error replaces the hint, marked and announced. */
export function Field({
  label,
  hint,
  error,
  aside,
  className = '',
  children,
}: {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Content at the right of the label: a link to a guide, "Forgot password?". */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      <FieldError id={`${id}-error`} error={error} />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Several controls for one question: checkboxes, radios, date parts. */
export function FieldGroup({
  legend,
  error,
  className = '',
  onPaste,
  children,
}: {
  legend: string;
  error?: string;
  className?: string;
  onPaste?: ComponentProps<'fieldset'>['onPaste'];
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className={className} onPaste={onPaste} aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
