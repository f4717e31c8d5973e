import type { Ticket } from '#contract/office/tickets/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<Ticket['status'], BadgeTone> = { open: 'warn', answered: 'info', closed: 'good' };

/** Shows the status of a ticket, and whether it is overdue. Needs the texts `tickets`. */
export function TicketState({ ticket: { status, overdue } }: { ticket: Pick<Ticket, 'status' | 'overdue'> }) {
  const t = useTexts('tickets');
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tones[status]}>{t.filters[status]}</Badge>
      {overdue && <Badge tone="bad">{t.overdue}</Badge>}
    </span>
  );
}
