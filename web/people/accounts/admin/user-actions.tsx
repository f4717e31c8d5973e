import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminUserFile } from '#contract/people/accounts/admin.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { ResetFactor } from './reset-factor.tsx';
import { RoleDialog } from './role-dialog.tsx';

type Person = AdminUserFile['person'];

/**
 * Lets those who may block, unblock or change the role of a user. `onChanged` is called when another admin changed
 * the user first.
 */
export function UserActions({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const t = useTexts('accounts/admin');
  const [dialog, setDialog] = useState<'block' | 'role' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Allowed permission="staff.manage">
        <Button kind="secondary" size="small" onClick={() => setDialog('role')}>
          {t.change.open}
        </Button>
      </Allowed>
      <Allowed permission="staff.manage">
        <ResetFactor person={person} />
      </Allowed>
      <Allowed permission={person.role === 'admin' ? 'staff.manage' : 'people.block'}>
        <Button kind={person.blocked ? 'primary' : 'danger'} size="small" onClick={() => setDialog('block')}>
          {person.blocked ? t.unblock.open : t.block.open}
        </Button>
      </Allowed>
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
      onConfirm={(reason) => api(call, { params: { id: person._id }, body: { reason } })}
      onError={(error) => messageOf(error, t.failed)}
      onEnd={revalidate}
      onSaved={({ message }) => {
        toast.good(message);
        onClose();
      }}
    />
  );
}
