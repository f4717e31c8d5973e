import type { OwnTicket } from '#contract/office/tickets/own.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<OwnTicket['status'], BadgeTone> = { open: 'info', answered: 'good', closed: 'off' };

/** Shows the status of an own ticket in the sender's words. */
export function OwnState({ status }: { status: OwnTicket['status'] }) {
  return <Badge tone={tones[status]}>{useTexts('tickets/own').states[status]}</Badge>;
}
