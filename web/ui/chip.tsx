import { X } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';
import { Icon } from './icon.tsx';

const look =
  'inline-flex min-h-10 pointer-coarse:min-h-11 items-center justify-center gap-2 rounded-pill border-[1.5px] px-4 py-0.5 text-sm font-medium whitespace-nowrap transition-colors duration-(--nr-fast)';
const off = 'border-line-strong hover:border-ink';
const on = 'border-ink bg-ink text-ground';

/** A toggle. */
export function Chip({ chosen, children, ...rest }: { chosen: boolean } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} aria-pressed={chosen} className={`${look} ${chosen ? on : off}`}>
      {children}
    </button>
  );
}

/** A choice among pages. The link leads to the page with it; `aria-current` marks the one that is shown. */
export function LinkChip({ to, chosen, children }: { to: string; chosen: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      aria-current={chosen ? 'true' : undefined}
      preventScrollReset
      className={`${look} ${chosen ? on : off}`}
    >
      {children}
    </Link>
  );
}

/**
 * An applied filter. The link leads to the same page without it. `label` is its accessible name ("Remove Rudraksha").
 */
export function RemovableChip({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      aria-label={label}
      preventScrollReset
      className={`${look} border-transparent bg-manik-wash text-manik-text hover:border-current`}
    >
      <span>{children}</span>
      <Icon of={X} small className="-mr-1.5" />
    </Link>
  );
}
