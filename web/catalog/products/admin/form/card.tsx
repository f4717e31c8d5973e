import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';

/** Shows a card of the form with its heading; `aside` is at the heading's right. */
export function FormCard({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id} className="grid gap-4">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          {aside && <span className="text-sm text-ink-3">{aside}</span>}
        </div>
        {children}
      </section>
    </Card>
  );
}
