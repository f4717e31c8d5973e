import { useId, useState } from 'react';
import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { api, messageOf } from '#web/api/client.ts';
import { isCustomer } from '#web/consultations/chat/shared/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/input.tsx';
import { StarsInput } from '#web/ui/form/stars-input.tsx';
import { Stars } from '#web/ui/stars.tsx';

/** Returns whether the signed-in customer can rate this chat: it is their own and it was charged. */
export const isRatable = (session: ChatSession): boolean =>
  isCustomer(session) && session.status === 'ended' && session.refunded === 0;

/** Lets the customer rate an ended chat. The rating can be changed later. */
export function RateChat({ session, t }: { session: ChatSession; t: Messages['chat']['summary'] }) {
  const id = useId();
  const [given, setGiven] = useState(session.rating);
  const [editing, setEditing] = useState(session.rating === null);
  const [stars, setStars] = useState(session.rating ?? 0);
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (stars === 0) return setProblem(t.chooseStars);
    setBusy(true);
    try {
      await api('PUT /api/chat/{sessionId}/rating', {
        params: { sessionId: session._id },
        body: { rating: stars, text: words },
      });
      setGiven(stars);
      setEditing(false);
      setProblem(undefined);
    } catch (error) {
      setProblem(messageOf(error, t.failed));
    }
    setBusy(false);
  }

  if (!editing && given !== null)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span role="status">
          <span className="font-medium">{t.yours}</span> <Stars rating={given} />
        </span>
        <Button kind="ghost" size="small" onClick={() => setEditing(true)}>
          {t.change}
        </Button>
      </div>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="rounded-tile bg-haldi-soft px-4.5 py-4 text-ink"
    >
      <fieldset aria-describedby={problem ? id : undefined}>
        <legend className="font-medium">{t.rate}</legend>
        <StarsInput
          name={`rating-${session._id}`}
          value={stars}
          labels={t.stars}
          onChange={(rating) => {
            setStars(rating);
            setProblem(undefined);
          }}
        />
        <FieldError id={id} error={problem} />
      </fieldset>
      <Field label={t.words} className="mt-3">
        <Textarea
          rows={2}
          maxLength={1000}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="written min-h-18!"
        />
      </Field>
      <Button type="submit" className="mt-3" busy={busy} busyText={t.sending}>
        {t.send}
      </Button>
    </form>
  );
}
