import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminUserFile } from '#contract/accounts/admin.ts';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { ResetFactor } from './reset-factor.tsx';

type Person = AdminUserFile['person'];

/**
 * Lets an admin block, unblock or change the role of a user. `onChanged` is called when another admin changed
 * the user first.
 */
export function UserActions({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const t = useTexts('accounts/admin');
  const [dialog, setDialog] = useState<'block' | 'role' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setDialog('role')}>
        {t.change.open}
      </Button>
      <ResetFactor person={person} />
      <Button kind={person.blocked ? 'primary' : 'danger'} size="small" onClick={() => setDialog('block')}>
        {person.blocked ? t.unblock.open : t.block.open}
      </Button>
      {dialog === 'block' && <BlockDialog person={person} onClose={close} />}
      {dialog === 'role' && (
        <RoleDialog
          person={person}
          onClose={close}
          onChanged={() => {
            close();
            onChanged();
          }}
        />
      )}
    </>
  );
}

function BlockDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const texts = useTexts('accounts/admin');
  const { revalidate } = useRevalidator();
  // Frozen when the dialog opens, so that the words do not flip while it closes.
  const [blocks] = useState(!person.blocked);
  const t = blocks ? texts.block : texts.unblock;
  const call = blocks
    ? ('POST /api/auth/admin/users/{id}/block' as const)
    : ('POST /api/auth/admin/users/{id}/unblock' as const);
  return (
    <ReasonDialog
      title={fill(t.title, { name: person.name })}
      text={t.text}
      hint={texts.block.hint}
      confirm={t.confirm}
      busyText={t.busy}
      danger={blocks}
      onClose={onClose}
      onConfirm={async (reason) => {
        toast.good((await api(call, { params: { id: person._id }, body: { reason } })).message);
        await revalidate();
        onClose();
      }}
      onError={(error) => messageOf(error, t.failed)}
    />
  );
}

function RoleDialog({
  person,
  onClose,
  onChanged,
}: {
  person: Person;
  onClose: () => void;
  onChanged: () => void;
}) {
  const texts = useTexts('accounts/admin');
  const t = texts.change;
  const { revalidate } = useRevalidator();
  // Only a user with a practice can become an astrologer; the server refuses others.
  const others = (['user', 'astrologer', 'admin'] as const).filter(
    (role) => role !== person.role && (role !== 'astrologer' || person.hasPractice),
  );
  const [role, setRole] = useState(others[0] ?? 'user');
  return (
    <ReasonDialog
      title={fill(t.title, { name: person.name })}
      text={t.text}
      hint={t.hint}
      confirm={t.confirm}
      busyText={t.busy}
      danger={role === 'admin'}
      onClose={onClose}
      onConfirm={async (reason) => {
        const body = { role, was: person.role, reason };
        toast.good(
          (await api('PUT /api/auth/admin/users/{id}/role', { params: { id: person._id }, body })).message,
        );
        await revalidate();
        onClose();
      }}
      onError={(error) =>
        error instanceof ApiError && error.code === 'role_changed' ? onChanged() : messageOf(error, t.failed)
      }
    >
      <Field label={t.to} {...(role === 'admin' && { hint: t.admin })}>
        <Select value={role} onChange={(event) => setRole(event.target.value as typeof role)}>
          {others.map((value) => (
            <option key={value} value={value}>
              {texts.roles[value]}
            </option>
          ))}
        </Select>
      </Field>
    </ReasonDialog>
  );
}
