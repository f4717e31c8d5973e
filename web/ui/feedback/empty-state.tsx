import type { ReactNode } from 'react';
import { Drawing } from '#web/drawings/drawing.tsx';
import type { DrawingName } from '#web/drawings/list.ts';

/** An empty state: a drawing, a heading, one sentence, one button. */
export function EmptyState({
  art,
  title,
  text,
  action,
  heading: Heading = 'h2',
}: {
  art: DrawingName;
  title: string;
  text?: string;
  action?: ReactNode;
  heading?: 'h1' | 'h2';
}) {
  return (
    <div className="mx-auto grid max-w-104 justify-items-center gap-3 px-4 py-12 text-center">
      <Drawing name={art} className="size-32" />
      <Heading className="text-h3">{title}</Heading>
      {text && <p className="text-ink-2">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
