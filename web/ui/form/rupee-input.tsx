import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** An input for an amount in rupees, with the sign inside the field. `className` sets the type of both. */
export function RupeeInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <span className={`tabular relative block ${className}`}>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 z-1 grid place-items-center text-ink-2"
      >
        ₹
      </span>
      <Input inputMode="numeric" autoComplete="off" {...rest} className="pl-[calc(.875rem+1em)]" />
    </span>
  );
}
