import type { StaffMember } from '#contract/people/accounts/staff.ts';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Asks before a member of staff becomes a customer, with a reason. `onChanged`: somebody else was faster. */
export function RemoveDialog({
  member: { _id: id, name, staffRoles },
  onClose,
  onDone,
  onChanged,
}: {
  member: StaffMember;
  onClose: () => void;
  onDone: () => Promise<void>;
  onChanged: () => void;
}) {
  const { staff: t, change } = useTexts('accounts/staff');
  const { hint } = useTexts('accounts/admin').change;
  return (
    <ReasonDialog
      title={fill(t.removeTitle, { name })}
      text={t.removeText}
      hint={hint}
      confirm={t.removeConfirm}
      busyText={t.removing}
      danger
      onClose={onClose}
      onConfirm={async (reason) => {
        const body = { role: 'user', was: 'admin', wasStaffRoles: staffRoles, reason } as const;
        toast.good((await api('PUT /api/auth/admin/users/{id}/role', { params: { id }, body })).message);
        await onDone();
      }}
      onError={(error) =>
        error instanceof ApiError && error.code === 'role_changed'
          ? onChanged()
          : messageOf(error, change.failed)
      }
    />
  );
}
