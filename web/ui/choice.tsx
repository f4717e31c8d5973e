import type { ComponentProps, ReactNode } from 'react';

/** A checkbox or radio with its words in a 44 px row; `count` stands at the right (how many goods a filter leaves). */
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
