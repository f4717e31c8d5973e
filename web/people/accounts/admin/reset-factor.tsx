import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminUserFile } from '#contract/people/accounts/admin.ts';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Lets an owner remove the second factors of a person who lost them. Draws nothing for a person without any. */
export function ResetFactor({ person }: { person: AdminUserFile['person'] }) {
  const t = useTexts('accounts/admin').resetFactor;
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  if (!person.hasSecondFactor) return null;
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {open && (
        <ReasonDialog
          title={fill(t.title, { name: person.name })}
          text={t.text}
          hint={t.hint}
          confirm={t.confirm}
          busyText={t.busy}
          danger
          onClose={() => setOpen(false)}
          onConfirm={(reason) =>
            api('POST /api/auth/admin/users/{id}/reset-second-factor', {
              params: { id: person._id },
              body: { reason },
            })
          }
          onError={(error) => messageOf(error, t.failed)}
          onEnd={revalidate}
          onSaved={({ message }) => {
            toast.good(message);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
