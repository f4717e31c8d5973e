import type { ComponentProps, ReactNode } from 'react';

/**
 * A checkbox or radio with its label in a 44 px row. `count` is on the right (the number of products that match a
 * filter).
 */
export function Choice({
  type,
  children,
  count,
  className = '',
  ...rest
}: { type: 'checkbox' | 'radio'; children: ReactNode; count?: string } & Omit<
  ComponentProps<'input'>,
  'type'
>) {
  return (
    <label className={className ? `choice ${className}` : 'choice'}>
      <input type={type} {...rest} />
      <span>{children}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}
