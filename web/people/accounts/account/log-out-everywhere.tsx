import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, messageOf } from '#web/api/client.ts';
import { forgetSession } from '#web/session/actions.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Logs out on every device, this one included, after a confirmation. Needs the texts `accounts`. */
export function LogOutEverywhere() {
  const t = useTexts('accounts').devices;
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => busy || setOpen(false);

  async function logOut() {
    setBusy(true);
    try {
      const { message } = await api('POST /api/auth/logout-everywhere');
      // Leave this page first, so that its guard does not redirect to the login.
      await navigate('/');
      forgetSession();
      toast.good(message);
    } catch (error) {
      setBusy(false);
      setOpen(false);
      toast.problem(messageOf(error, t.everywhereFailed));
    }
  }

  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {t.everywhere}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t.everywhereTitle}
        actions={
          <>
            <Button kind="secondary" disabled={busy} onClick={close}>
              {t.keep}
            </Button>
            <Button kind="danger" busy={busy} busyText={t.loggingOut} onClick={() => void logOut()}>
              {t.everywhere}
            </Button>
          </>
        }
      >
        {t.everywhereText}
      </Dialog>
    </>
  );
}
