import type { ReactNode } from 'react';

/** A figure in a strip: its label, the figure, and one line about it. */
export type Figure = { label: string; figure: string; more: ReactNode };

/** Two or four figures in a row with hairlines between; `label` names the group. */
export function FiguresStrip({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-tile border border-line bg-line lg:grid-cols-4">
        {figures.map((one) => (
          <div key={one.label} className="bg-surface px-4 py-4 lg:px-5.5 lg:py-5">
            <dt className="text-sm text-ink-2">{one.label}</dt>
            <dd className="font-display text-[1.75rem] leading-tight lining-nums lg:text-[2.2rem]">
              {one.figure}
            </dd>
            <dd className="text-sm text-ink-2">{one.more}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
