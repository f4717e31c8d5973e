import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** A second factor to remove. `passkeyId` null: the authenticator app. */
export type Removal = { name: string; passkeyId: string | null };

/** Asks before a second factor is removed. */
export function RemoveDialog({
  removal,
  isLast,
  onClose,
  onRemoved,
}: {
  removal: Removal | null;
  isLast: boolean;
  onClose: () => void;
  onRemoved: () => Promise<void>;
}) {
  const t = useTexts('accounts/security').remove;
  const { save, busy, problem, setProblem } = useSave(
    async ({ passkeyId }: Removal) => {
      const { message } = passkeyId
        ? await api('DELETE /api/auth/second-factor/passkeys/{passkeyId}', { params: { passkeyId } })
        : await api('DELETE /api/auth/second-factor/totp');
      toast.good(message);
      await onRemoved();
      onClose();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  function close() {
    if (busy) return;
    setProblem('');
    onClose();
  }
  return (
    <Dialog
      open={removal !== null}
      onClose={close}
      title={fill(t.question, { name: removal?.name ?? '' })}
      actions={
        <>
          <Button kind="secondary" disabled={busy} onClick={close}>
            {t.keep}
          </Button>
          <Button
            kind="danger"
            busy={busy}
            busyText={t.removing}
            onClick={() => removal && void save(removal)}
          >
            {t.remove}
          </Button>
        </>
      }
    >
      {problem && (
        <Banner tone="bad" className="mb-3">
          {problem}
        </Banner>
      )}
      <span>{isLast ? t.lastText : t.text}</span>
    </Dialog>
  );
}
