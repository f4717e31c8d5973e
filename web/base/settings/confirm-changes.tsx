import { ChangeList } from '#web/admin/change-list.tsx';
import type { Change } from '#web/base/settings/shared/changes.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Shows the changes before they are saved. */
export function ConfirmChanges({
  changes,
  onClose,
  onConfirm,
}: {
  changes: readonly Change[];
  onClose: () => void;
  onConfirm: () => void;
}) {
  const { confirm, edit } = useTexts('settings');
  return (
    <Dialog
      open
      onClose={onClose}
      title={confirm.title}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {confirm.keep}
          </Button>
          <Button onClick={onConfirm}>{edit.save}</Button>
        </>
      }
    >
      <p className="mb-4">{confirm.text}</p>
      <ChangeList changes={changes} />
    </Dialog>
  );
}
