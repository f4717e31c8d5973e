import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Removes an astrologer's photo, with a reason for the audit log. */
export function RemovePhoto({ id, name }: { id: string; name: string }) {
  const t = useTexts('astrologers/admin').photo;
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="secondary" size="small" className="mt-3 min-h-11!" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      {asking && (
        <ReasonDialog
          title={fill(t.removeTitle, { name })}
          text={t.removeText}
          confirm={t.remove}
          busyText={t.removing}
          danger
          onClose={() => setAsking(false)}
          onConfirm={(reason) =>
            api('DELETE /api/auth/admin/astrologers/{id}/photo', { params: { id }, body: { reason } })
          }
          onError={(error) => messageOf(error, t.failed)}
          onEnd={revalidate}
          onSaved={({ message }) => {
            toast.good(message);
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
