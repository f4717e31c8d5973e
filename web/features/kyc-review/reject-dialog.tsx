import { useForm } from 'react-hook-form';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';

const formId = 'reject-reason';

/** Asks why documents are rejected: the astrologer reads it word for word. */
export function RejectDialog({
  open,
  name,
  busy,
  onClose,
  onReject,
}: {
  open: boolean;
  name: string;
  busy: boolean;
  onClose: () => void;
  onReject: (reason: string) => Promise<void>;
}) {
  const t = useTexts('verify-astrologers');
  const { register, handleSubmit, formState } = useForm<{ reason: string }>({ mode: 'onTouched' });
  const error = formState.errors.reason?.message;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={fill(t.rejectTitle, { name })}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button kind="danger" type="submit" form={formId} busy={busy} busyText={t.rejecting}>
            {t.reject}
          </Button>
        </>
      }
    >
      <p>{t.rejectText}</p>
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={handleSubmit(({ reason }) => onReject(reason.trim()))}
        className="mt-4 text-ink"
      >
        <Field label={t.reason} hint={t.reasonHint} error={error}>
          <Textarea
            {...register('reason', { validate: (reason) => reason.trim() !== '' || t.reasonMissing })}
            maxLength={500}
          />
        </Field>
      </form>
    </Dialog>
  );
}
