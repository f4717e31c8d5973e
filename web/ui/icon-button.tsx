import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Link } from '#web/ui/link.tsx';
import { Icon } from './icon.tsx';

/** Classes of a 46 px icon-only control. */
export const iconButtonClass =
  'relative inline-grid size-11.5 shrink-0 place-items-center rounded-control text-inherit transition-colors duration-(--nr-fast) hover:bg-current/8';

/** A 46 px icon button; `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  className = '',
  children,
  ...rest
}: { icon: IconNode; label: string } & Omit<ComponentProps<'button'>, 'aria-label'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`${iconButtonClass} ${className}`}
    >
      <Icon of={icon} />
      {children}
    </button>
  );
}

/** A count at the corner of an icon; nothing for none. */
export function Count({ of }: { of: number }) {
  return (
    of > 0 && (
      <span className="tabular absolute top-1 right-0.5 min-w-[1.15rem] rounded-full bg-manik px-1 text-center text-xs leading-[1.2rem] font-semibold text-on-manik">
        {of}
      </span>
    )
  );
}

/** An icon link, with an optional count at its corner, and a `word` under it on wide screens. */
export function IconLink({
  icon,
  label,
  count = 0,
  word,
  className = '',
  ...rest
}: { icon: IconNode; label: string; count?: number; word?: string } & Omit<
  ComponentProps<typeof Link>,
  'aria-label'
>) {
  const look = word
    ? `${iconButtonClass} lg:h-14 lg:w-auto lg:min-w-14 lg:content-center lg:gap-1 lg:px-2`
    : iconButtonClass;
  return (
    <Link {...rest} title={label} className={`${look} ${className}`}>
      <Icon of={icon} />
      {/* The name has both in one sentence. As an `aria-label` it would differ from what is seen (WCAG 2.5.3). */}
      <span aria-hidden className="contents">
        {word && (
          <span className="text-[.8125rem] leading-none font-medium max-lg:hidden lang-hi:leading-tight">
            {word}
          </span>
        )}
        <Count of={count} />
      </span>
      <span className="sr-only">{label}</span>
    </Link>
  );
}
