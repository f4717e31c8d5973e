import type { ReactNode } from 'react';
import { Brand } from '#web/shell/brand.tsx';

/** Shows the head of a report: name, time and place, and its buttons. */
export function ReportHead({
  title,
  facts,
  tools,
}: {
  title: string;
  facts: readonly ReactNode[];
  tools?: ReactNode;
}) {
  return (
    <header className="grid gap-x-8 gap-y-4 pt-3 pb-5 lg:grid-cols-[1fr_auto] lg:items-end lg:pt-9 lg:pb-6">
      <div className="hidden border-b border-line pb-4 lg:col-span-full print:block">
        <Brand />
      </div>
      <div>
        <h1 className="text-h1 break-words">{title}</h1>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
          {facts.map((fact, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a static row of facts.
            <span key={i}>{fact}</span>
          ))}
        </p>
      </div>
      {tools}
    </header>
  );
}
