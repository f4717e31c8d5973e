import type { WebhookState } from '#contract/operations/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<WebhookState, BadgeTone> = { received: 'warn', processed: 'good', failed: 'bad' };

/** Shows the state of an event. */
export function EventState({ state }: { state: WebhookState }) {
  return <Badge tone={tones[state]}>{useTexts('operations').webhooks.states[state]}</Badge>;
}
