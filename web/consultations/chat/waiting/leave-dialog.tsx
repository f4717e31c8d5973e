import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/**
 * Confirms leaving while a request is pending: an astrologer who accepts then would join an empty chat that is
 * charged.
 */
export function LeaveDialog({
  open,
  busy,
  onStay,
  onLeave,
}: {
  open: boolean;
  busy: boolean;
  onStay: () => void;
  onLeave: () => void;
}) {
  const t = useTexts('chat').waiting;
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t.leaveTitle}
      actions={
        <>
          <Button kind="danger" busy={busy} busyText={t.cancelling} onClick={onLeave}>
            {t.leave}
          </Button>
          <Button onClick={onStay}>{t.stay}</Button>
        </>
      }
    >
      <p>{t.leaveText}</p>
    </Dialog>
  );
}
