import { useRevalidator } from 'react-router';
import type { AdminReturn } from '#contract/selling/returns/endpoints.ts';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { returnName } from '../return-words.ts';

/** Refuses a return with a reason. */
export function RefuseDialog({ returned, onClose }: { returned: AdminReturn; onClose: () => void }) {
  const t = useTexts('returns').admin;
  const { revalidate } = useRevalidator();
  return (
    <ReasonDialog
      title={fill(t.refuseTitle, { name: returnName(returned, useLang()) })}
      text={t.refuseText}
      label={t.refusal}
      confirm={t.refuse}
      busyText={t.refusing}
      danger
      onClose={onClose}
      onConfirm={(text) =>
        api('POST /api/admin/returns/{id}/refuse', { params: { id: returned._id }, body: { text } })
      }
      onError={(error) => messageOf(error, t.failed)}
      onEnd={revalidate}
      onSaved={({ message }) => {
        toast.good(message);
        onClose();
      }}
    />
  );
}
