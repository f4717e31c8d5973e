import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

/**
 * Shows a card of the report with its heading. `id` is its anchor in the table of contents; `aside` is right of the
 * heading.
 */
export function Section({
  id,
  title,
  aside,
  large,
  className = '',
  children,
}: {
  id?: string;
  title: string;
  aside?: ReactNode;
  /** The larger heading of a full-width part. */
  large?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Card id={id} className={`min-w-0 break-inside-avoid-page ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className={large ? 'text-h2' : 'text-h3'}>{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}

/** Shows a fact as a row of a description list. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-0">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}
