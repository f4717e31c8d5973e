import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, messageOf } from '#web/api/client.ts';
import { SendLink } from '#web/people/accounts/shared/send-link.tsx';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/**
 * Shows the address that waits for confirmation. The user can send another link or keep the old address.
 * Needs the texts `accounts` and `accounts/auth`.
 */
export function PendingEmail({ email }: { email: string }) {
  const t = useTexts('accounts').profile;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function keep() {
    setBusy(true);
    await api('DELETE /api/auth/email/pending').then(
      ({ message }) => toast.good(message),
      (error) => toast.problem(messageOf(error, t.emailFailed)),
    );
    await revalidate();
    setBusy(false);
  }
  return (
    <Banner tone="info" className="mt-3">
      <p className="break-words">{fill(t.emailPending, { email })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <SendLink kind="secondary" size="small" />
        <Button kind="ghost" size="small" busy={busy} busyText={t.keeping} onClick={() => void keep()}>
          {t.keepEmail}
        </Button>
      </div>
    </Banner>
  );
}
