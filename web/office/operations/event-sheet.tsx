import type { Webhook } from '#contract/office/operations/endpoints.ts';
import type { WebhookState } from '#contract/office/operations/rules.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatDateTime, plural, wordFor } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { JsonView } from './json-view.tsx';

const tones: Record<WebhookState, BadgeTone> = { received: 'warn', processed: 'good', failed: 'bad' };

/** Shows the state of an event. */
export function EventState({ state }: { state: WebhookState }) {
  return <Badge tone={tones[state]}>{useTexts('operations').webhooks.states[state]}</Badge>;
}

/** Shows one webhook event: its result, its payload, and the button to replay it. */
export function EventSheet({
  event,
  payload,
  onClose,
  onReplayed,
}: {
  event: Webhook;
  payload: unknown;
  onClose: () => void;
  /** Called after a failure too: the event has a new error. */
  onReplayed: () => Promise<void>;
}) {
  const t = useTexts('operations').webhooks;
  const lang = useLang();
  const { save: replay, busy } = useSave(
    async () => {
      const { outcome, changed } = await api('POST /api/auth/admin/webhooks/{id}/replay', {
        params: { id: event.id },
      });
      toast.good(changed ? fill(t.replayChanged, { outcome: wordFor(t.outcomes, outcome) }) : t.replaySame);
    },
    { onError: (error) => toast.problem(messageOf(error, t.replayFailed)), onEnd: onReplayed },
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={wordFor(t.types, event.type)}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t.close}
          </Button>
          <Allowed permission="operations.act">
            <Button busy={busy} busyText={t.replaying} onClick={() => void replay()}>
              {t.replay}
            </Button>
          </Allowed>
        </>
      }
    >
      <div className="flex items-center justify-between gap-3">
        <span className="tabular text-sm text-ink-2">{fill(t.number, { id: event.id })}</span>
        <EventState state={event.state} />
      </div>
      {event.error && (
        <Banner tone="bad" className="mt-3">
          <span className="break-words">{event.error}</span>
          <span className="block font-normal">{plural(t.tries, event.tries, lang)}</span>
        </Banner>
      )}
      <EventFacts event={event} />
      <h3 className="mt-5 mb-2 font-text font-semibold">{t.payload}</h3>
      {payload === null ? (
        <p className="text-ink-2">{t.noPayload}</p>
      ) : (
        <JsonView label={t.payload} value={payload} />
      )}
    </Sheet>
  );
}

function EventFacts({ event }: { event: Webhook }) {
  const t = useTexts('operations').webhooks;
  const lang = useLang();
  const facts: [string, string][] = [[t.received, formatDateTime(event.receivedAt, lang)]];
  if (event.processedAt) facts.push([t.processed, formatDateTime(event.processedAt, lang)]);
  if (event.outcome) facts.push([t.outcome, wordFor(t.outcomes, event.outcome)]);
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
