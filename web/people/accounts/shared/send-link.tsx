import { type ComponentProps, useState } from 'react';
import { api, messageOf } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/**
 * Shows the button that mails a new confirmation link to the signed-in user. Needs the texts `accounts/auth`.
 */
export function SendLink(look: Pick<ComponentProps<typeof Button>, 'kind' | 'size'>) {
  const t = useTexts('accounts/auth').verify;
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await api('POST /api/auth/resend-verification').then(
      () => toast.good(t.sent),
      (error) => toast.problem(messageOf(error, t.notSent)),
    );
    setSending(false);
  };
  return (
    <Button {...look} busy={sending} busyText={t.sending} onClick={() => void send()}>
      {t.again}
    </Button>
  );
}
