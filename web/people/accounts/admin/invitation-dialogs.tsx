import { useState } from 'react';
import { tidyEmail } from '#contract/core/typed.ts';
import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import { isEmail } from '#contract/people/accounts/person-rules.ts';
import type { Invitation } from '#contract/people/accounts/staff.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { StaffRolesField } from './staff-roles-field.tsx';

type Ends = { onClose: () => void; onDone: () => Promise<void> };

/** Asks for an address and roles, and mails the invitation. */
export function InviteDialog({ onClose, onDone }: Ends) {
  const { invite: t, field } = useTexts('accounts/staff');
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const [tried, setTried] = useState(false);
  const isReady = isEmail(tidyEmail(email)) && roles.length > 0;
  const { save, busy, problem } = useSave(
    async () => {
      const body = { email: email.trim(), staffRoles: [...roles] };
      toast.good((await api('POST /api/admin/staff/invitations', { body })).message);
      await onDone();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  return (
    <FormDialog
      title={t.title}
      intro={<p>{t.text}</p>}
      confirm={t.send}
      busyText={t.sending}
      cancel={t.cancel}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (isReady) void save();
      }}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Field label={t.email} {...(tried && !isEmail(tidyEmail(email)) && { error: t.emailMissing })}>
        <Input
          type="email"
          value={email}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <StaffRolesField
        value={roles}
        onChange={setRoles}
        {...(tried && roles.length === 0 && { error: field.missing })}
      />
    </FormDialog>
  );
}

/** Asks before an invitation is withdrawn. */
export function WithdrawDialog({
  invitation: { _id: id, email },
  onClose,
  onDone,
}: Ends & { invitation: Invitation }) {
  const t = useTexts('accounts/staff').invitations;
  const { save, busy, problem } = useSave(
    async () => {
      toast.good((await api('DELETE /api/admin/staff/invitations/{id}', { params: { id } })).message);
      await onDone();
    },
    {
      onError(error) {
        // Used, expired or withdrawn meanwhile: the list says so.
        if (error instanceof ApiError && error.status === 404) void onDone();
        return messageOf(error, t.withdrawFailed);
      },
    },
  );
  return (
    <FormDialog
      title={fill(t.withdrawTitle, { email })}
      intro={<p>{t.withdrawText}</p>}
      confirm={t.withdraw}
      busyText={t.withdrawing}
      danger
      busy={busy}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
    </FormDialog>
  );
}
