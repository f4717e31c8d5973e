import type { ComponentProps } from 'react';

/** A surface with a hairline and no shadow. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`rounded-tile border border-line bg-surface p-5 md:p-6 ${className}`} />;
}
