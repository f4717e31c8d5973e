import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, messageOf } from '#web/api/client.ts';
import { forgetSession } from '#web/session/actions.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-queue.ts';

/** Logs out on every device, this one too, after asking once more. Needs the texts `account`. */
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
      // First away from this page, so that its guard does not ask for a login on the way out.
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
