import type { ReactNode } from 'react';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { useMayOpen } from '#web/admin/rights.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

/**
 * Shows a queue: title, count, up to four rows, and a link to its list. `to` is absent when the list has no page.
 * Shows nothing to those who may not open the list.
 */
export function QueueCard({
  title,
  to,
  link,
  count,
  tone = 'warn',
  none,
  note,
  children,
}: {
  title: string;
  to?: string;
  /** The label of the link to the list. */
  link?: string;
  count?: string;
  tone?: BadgeTone;
  /** Shown when there are no rows. */
  none: string | false;
  note?: ReactNode;
  children?: ReactNode;
}) {
  const may = useMayOpen(to ?? '/');
  if (!may) return null;
  return (
    <Card className="flex min-w-0 flex-col p-4.5! lg:p-5.5!">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-h3">{title}</h2>
        <span className="flex items-baseline gap-3">
          {count && <Badge tone={tone}>{count}</Badge>}
          {to && link && (
            <AdminTextLink to={to} className="text-sm">
              {link}
            </AdminTextLink>
          )}
        </span>
      </div>
      {none ? <p className="mt-2 text-sm text-ink-2">{none}</p> : <ul className="mt-1">{children}</ul>}
      {note && <p className="mt-auto pt-3 text-sm text-ink-3">{note}</p>}
    </Card>
  );
}

/** Shows a row of a queue: a picture, the subject, and a text or action at the right. */
export function QueueRow({
  picture,
  children,
  aside,
}: {
  picture?: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 text-sm leading-snug last:border-0 last:pb-0">
      {picture}
      <div className="min-w-0 flex-1 break-words">{children}</div>
      {aside && <div className="tabular shrink-0 text-right">{aside}</div>}
    </li>
  );
}

/** Shows the name in a row; a link if `to` is given. */
export function QueueName({ to, children }: { to?: string; children: ReactNode }) {
  return to ? (
    <AdminTextLink to={to} className="font-semibold! text-ink! no-underline! hover:underline!">
      {children}
    </AdminTextLink>
  ) : (
    <span className="font-semibold">{children}</span>
  );
}
