import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminUser, AdminUserFile } from '#contract/people/accounts/admin.ts';
import type { Role } from '#contract/people/accounts/endpoints.ts';
import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { StaffRolesField } from './staff-roles-field.tsx';

/** The person whose role is changed, as the page shows them. */
export type RoleOwner = Pick<AdminUser, '_id' | 'name' | 'role' | 'staffRoles'> &
  Partial<Pick<AdminUserFile['person'], 'hasPractice'>>;

const isSame = (some: readonly StaffRole[], others: readonly StaffRole[]): boolean =>
  some.length === others.length && some.every((role) => others.includes(role));

/**
 * Asks for another role, or other staff roles, with a reason. `onChanged` is called when somebody else was faster.
 * Needs the texts `accounts/admin` and `accounts/staff`.
 */
export function RoleDialog({
  person,
  onClose,
  onChanged,
}: {
  person: RoleOwner;
  onClose: () => void;
  onChanged: () => void;
}) {
  const texts = useTexts('accounts/admin');
  const staff = useTexts('accounts/staff');
  const { revalidate } = useRevalidator();
  // A member of staff keeps the role and gets other staff roles. Only who has a practice can become an astrologer.
  const choices = (['admin', 'user', 'astrologer'] as const).filter(
    (role) =>
      (role === 'admin' || role !== person.role) && (role !== 'astrologer' || person.hasPractice === true),
  );
  const [role, setRole] = useState<Role>(
    person.role === 'admin' ? 'admin' : (choices.find((one) => one !== 'admin') ?? 'admin'),
  );
  const [staffRoles, setStaffRoles] = useState<readonly StaffRole[]>(person.staffRoles);
  const [missing, setMissing] = useState(false);
  const t = person.role === 'admin' && role === 'admin' ? staff.change : texts.change;

  async function change(reason: string): Promise<void> {
    const body = {
      role,
      was: person.role,
      staffRoles: [...staffRoles],
      wasStaffRoles: person.staffRoles,
      reason,
    };
    const { message } = await api('PUT /api/auth/admin/users/{id}/role', {
      params: { id: person._id },
      body,
    });
    toast.good(message);
    await revalidate();
    onClose();
  }

  return (
    <ReasonDialog
      title={fill(t.title, { name: person.name })}
      text={t.text}
      hint={texts.change.hint}
      confirm={t.confirm}
      busyText={t.busy}
      danger={role === 'admin'}
      check={() => {
        const none = role === 'admin' && staffRoles.length === 0;
        setMissing(none);
        if (none) return staff.field.missing;
        const same = person.role === role && isSame(person.staffRoles, staffRoles);
        return same ? staff.field.same : undefined;
      }}
      onClose={onClose}
      onConfirm={change}
      onError={(error) =>
        error instanceof ApiError && error.code === 'role_changed' ? onChanged() : messageOf(error, t.failed)
      }
    >
      <Field label={texts.change.to} {...(role === 'admin' && { hint: texts.change.admin })}>
        <Select value={role} onChange={(event) => setRole(event.target.value as Role)}>
          {choices.map((value) => (
            <option key={value} value={value}>
              {texts.roles[value]}
            </option>
          ))}
        </Select>
      </Field>
      {role === 'admin' && (
        <StaffRolesField
          value={staffRoles}
          was={person.staffRoles}
          {...(missing && { error: staff.field.missing })}
          onChange={(roles) => {
            setMissing(false);
            setStaffRoles(roles);
          }}
        />
      )}
    </ReasonDialog>
  );
}
