import { useState } from 'react';
import { api, messageOf } from '#web/api/client.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/**
 * Mails the link that sets a first password, for accounts that only sign in through a provider. Needs the
 * texts `accounts` and `accounts/auth`.
 */
export function FirstPassword({ email }: { email: string }) {
  const t = useTexts('accounts').profile;
  const { signIn } = useShop();
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    await api('POST /api/auth/forgot-password', { body: { email } }).then(
      ({ message }) => toast.good(message),
      (error) => toast.problem(messageOf(error, t.mailFailed)),
    );
    setBusy(false);
  }
  return (
    <>
      <h2 className="text-h3">{t.passwordTitle}</h2>
      <p className="mt-1.5 mb-4 text-ink-2">{fill(t.noPassword, { name: signIn ?? 'OpenID' })}</p>
      <Button kind="secondary" busy={busy} busyText={t.mailing} onClick={() => void send()}>
        {t.mailLink}
      </Button>
    </>
  );
}
