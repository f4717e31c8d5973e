import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

/** A card of the almanac with its heading. `id` is its anchor. */
export function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <Card id={id} className="min-w-0 break-inside-avoid-page">
      <h2 className="text-h3">{title}</h2>
      {children}
    </Card>
  );
}

/** A fact as a row of a description list. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-0">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}
