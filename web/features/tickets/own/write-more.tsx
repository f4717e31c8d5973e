import { useState } from 'react';
import { messageLength } from '#contract/tickets/rules.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';

/** Adds a message to an own ticket. What was typed stays when sending fails. */
export function WriteMore({ number, onSent }: { number: string; onSent: () => Promise<unknown> }) {
  const t = useTexts('tickets/own');
  const [text, setText] = useState('');
  const { save, busy, problem, setProblem } = useSave(
    async (words: string) => {
      const { message } = await api('POST /api/tickets/{number}/messages', {
        params: { number },
        body: { text: words },
      });
      toast.good(message);
      setText('');
      await onSent();
    },
    { onError: (error) => messageOf(error, t.sendFailed) },
  );
  return (
    <form
      method="post"
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const words = text.trim();
        if (words) void save(words);
        else setProblem(t.empty);
      }}
    >
      <Field label={t.label}>
        <Textarea
          value={text}
          rows={4}
          maxLength={messageLength.max}
          onChange={(event) => {
            setText(event.target.value);
            setProblem('');
          }}
        />
      </Field>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div>
        <Button type="submit" busy={busy} busyText={t.sending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
