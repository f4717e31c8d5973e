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
    <label
      className={`flex min-h-11 cursor-pointer items-center gap-3 py-1 has-disabled:cursor-not-allowed has-disabled:text-ink-3 ${className}`}
    >
      <input type={type} {...rest} className={type === 'radio' ? 'control-radio' : 'control-check'} />
      <span className="min-w-0 flex-1">{children}</span>
      {count !== undefined && <span className="tabular text-sm text-ink-3">{count}</span>}
    </label>
  );
}
