import { useState } from 'react';
import type { PeopleQuery, Segment } from '#contract/people/accounts/customers.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Saves the filters of the list under a name. */
export function SaveSegment({ filter, onDone }: { filter: PeopleQuery; onDone: () => void }) {
  const t = useTexts('accounts/admin').segments;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        {t.save}
      </Button>
      {open && (
        <ReasonDialog
          line
          title={t.saveTitle}
          text={t.saveText}
          label={t.name}
          missing={t.nameMissing}
          maxLength={60}
          confirm={t.save}
          busyText={t.saving}
          onClose={() => setOpen(false)}
          onError={(error) => messageOf(error, t.failed)}
          onConfirm={async (name) => {
            const { message } = await api('POST /api/admin/people/segments', { body: { name, filter } });
            toast.good(message);
            setOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
}

/** Deletes a segment after a confirmation. */
export function DeleteSegment({ segment, onDone }: { segment: Segment; onDone: () => void }) {
  const t = useTexts('accounts/admin').segments;
  const [open, setOpen] = useState(false);
  const { save, busy, problem } = useSave(
    async () => {
      const params = { id: segment._id };
      toast.good((await api('DELETE /api/admin/people/segments/{id}', { params })).message);
      setOpen(false);
      onDone();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  return (
    <>
      <Button kind="ghost" size="small" onClick={() => setOpen(true)}>
        {t.delete}
      </Button>
      {open && (
        <FormDialog
          danger
          title={fill(t.deleteTitle, { name: segment.name })}
          confirm={t.delete}
          busyText={t.deleting}
          busy={busy}
          onClose={() => setOpen(false)}
          onSubmit={() => void save()}
        >
          {problem && <Banner tone="bad">{problem}</Banner>}
          <p>{t.deleteText}</p>
        </FormDialog>
      )}
    </>
  );
}
