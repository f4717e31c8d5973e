import { Search } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import { useFieldProps } from './field.tsx';

/** Classes of a control's box: input, select, textarea. */
export const controlClass =
  'min-h-12 w-full rounded-control border-[1.5px] border-line-strong bg-surface px-3.5 py-2 text-ink transition-colors duration-(--nr-fast) hover:border-ink-2 focus:border-focus focus:outline-3 focus:outline-offset-0 focus:outline-focus/32 disabled:border-transparent disabled:bg-tile disabled:text-ink-3 aria-invalid:border-moonga';

/** A text input. Inside a {@link Field} it is connected to label, hint and error. */
export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...useFieldProps()}
      {...rest}
      className={`${controlClass} read-only:border-transparent read-only:bg-tile ${className}`}
    />
  );
}

/** A text input of several lines. */
export function Textarea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...useFieldProps()}
      {...rest}
      className={`${controlClass} min-h-24 resize-y py-2.5 ${className}`}
    />
  );
}

/** A native select, so phones show their own picker. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select {...useFieldProps()} {...rest} className={`${controlClass} control-select ${className}`} />;
}

/** A search input with its icon. `label` is its accessible name where no label is visible. */
export function SearchInput({ label, className = '', ...rest }: { label: string } & ComponentProps<'input'>) {
  return (
    <div className={`relative ${className}`}>
      <Icon of={Search} className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-3" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        {...rest}
        className={`${controlClass} pl-11.5`}
      />
    </div>
  );
}
