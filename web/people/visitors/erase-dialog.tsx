import type { Visitor } from '#contract/people/visitors/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Confirms the permanent erasure of a visitor. Render it only while it is open. Needs the texts `visitors`. */
export function EraseDialog({
  visitor,
  onClose,
  onErased,
}: {
  visitor: Visitor;
  onClose: () => void;
  onErased: () => void;
}) {
  const t = useTexts('visitors');
  const {
    save: erase,
    busy,
    problem,
  } = useSave(
    async () => {
      const { message } = await api('DELETE /api/admin/visitors/{id}', { params: { id: visitor._id } });
      toast.good(message);
      onErased();
    },
    { onError: (error) => messageOf(error, t.eraseFailed) },
  );
  return (
    <Dialog
      open
      onClose={() => busy || onClose()}
      title={fill(t.eraseTitle, { name: visitor.fullName })}
      actions={
        <>
          <Button kind="secondary" disabled={busy} onClick={onClose}>
            {t.keep}
          </Button>
          <Button kind="danger" busy={busy} busyText={t.erasing} onClick={() => void erase()}>
            {t.erase}
          </Button>
        </>
      }
    >
      {problem && (
        <Banner tone="bad" className="mb-3">
          {problem}
        </Banner>
      )}
      <span>{t.eraseText}</span>
    </Dialog>
  );
}
