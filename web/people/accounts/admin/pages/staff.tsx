import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Invitation, StaffMember } from '#contract/people/accounts/staff.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminTextLink, AdminWay } from '#web/admin/allowed.tsx';
import { ChangedBanner } from '#web/admin/changed-banner.tsx';
import { DayCell } from '#web/admin/day-cell.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { InviteDialog, WithdrawDialog } from '#web/people/accounts/admin/invitation-dialogs.tsx';
import { RemoveDialog } from '#web/people/accounts/admin/remove-dialog.tsx';
import { RoleDialog } from '#web/people/accounts/admin/role-dialog.tsx';
import { readSession } from '#web/session/store.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/staff';

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), ['accounts/staff', 'accounts/admin', 'admin', 'shell']);
  const { title, loadFailed: failed } = texts['accounts/staff'].staff;
  return { texts, shown: await loadForAdmin(api('GET /api/admin/staff'), { title, failed }) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.texts['accounts/staff'].staff.title,
        brand: shopNameIn(matches),
      })
    : [];
}

type Open =
  | { dialog: 'invite' }
  | { dialog: 'withdraw'; invitation: Invitation }
  | { dialog: 'roles' | 'remove'; member: StaffMember };

/** The members of staff with their roles, and the open invitations. */
export default function AdminStaff({ loaderData: { shown } }: Route.ComponentProps) {
  const t = useTexts('accounts/staff');
  const [open, setOpen] = useState<Open | null>(null);
  const [changed, setChanged] = useState(false);
  const { revalidate } = useRevalidator();
  const close = () => setOpen(null);
  const done = async () => {
    await revalidate();
    close();
  };
  const onChanged = () => {
    close();
    setChanged(true);
  };
  const members = useMemberColumns(setOpen);
  const invitations = useInvitationColumns(setOpen);
  return (
    <AdminPage
      title={t.staff.title}
      intro={t.staff.intro}
      actions={
        <Button size="small" onClick={() => setOpen({ dialog: 'invite' })}>
          {t.invite.open}
        </Button>
      }
    >
      {changed && <ChangedBanner text={t.change.changed} onShow={() => setChanged(false)} />}
      <AdminTable label={t.staff.label} columns={members} rows={shown.staff} keyOf={({ _id }) => _id} />
      <p className="mt-3 text-sm">
        <AdminWay to="/admin/permissions">{t.table.title}</AdminWay>
      </p>
      <h2 className="mt-8 mb-3 text-h3">{t.invitations.title}</h2>
      {shown.invitations.length === 0 ? (
        <p className="text-ink-2">{t.invitations.none}</p>
      ) : (
        <AdminTable
          label={t.invitations.label}
          columns={invitations}
          rows={shown.invitations}
          keyOf={({ _id }) => _id}
        />
      )}
      {open?.dialog === 'invite' && <InviteDialog onClose={close} onDone={done} />}
      {open?.dialog === 'withdraw' && (
        <WithdrawDialog invitation={open.invitation} onClose={close} onDone={done} />
      )}
      {open?.dialog === 'roles' && (
        <RoleDialog person={{ ...open.member, role: 'admin' }} onClose={close} onChanged={onChanged} />
      )}
      {open?.dialog === 'remove' && (
        <RemoveDialog member={open.member} onClose={close} onDone={done} onChanged={onChanged} />
      )}
    </AdminPage>
  );
}

function useMemberColumns(onOpen: (open: Open) => void): Column<StaffMember>[] {
  const { staff: t, roles } = useTexts('accounts/staff');
  const me = readSession()?.userId;
  return [
    {
      key: 'name',
      head: t.columns.name,
      phone: 'title',
      cell: ({ _id, name, email }) => (
        <>
          <AdminTextLink to={`/admin/users/${_id}`} className="written break-words">
            {name || email}
          </AdminTextLink>
          {_id === me && <span className="font-normal text-ink-3"> ({t.you})</span>}
          <span className="block text-sm font-normal break-all text-ink-2">{email}</span>
        </>
      ),
    },
    {
      key: 'roles',
      head: t.columns.roles,
      phone: 'line',
      cell: ({ staffRoles }) => staffRoles.map((role) => roles[role]).join(', '),
    },
    {
      key: 'used',
      head: t.columns.used,
      phone: 'named',
      cell: ({ usedAt }) => (usedAt ? <DayCell at={usedAt} /> : <span className="text-ink-3">{t.away}</span>),
    },
    {
      key: 'factor',
      head: t.columns.factor,
      phone: 'named',
      cell: ({ hasFactor }) => (hasFactor ? t.factor : <span className="text-ink-3">{t.noFactor}</span>),
    },
    {
      key: 'state',
      head: t.columns.state,
      phone: 'aside',
      cell: ({ blocked }) => <Badge tone={blocked ? 'bad' : 'good'}>{blocked ? t.blocked : t.open}</Badge>,
    },
    {
      key: 'actions',
      head: t.columns.actions,
      phone: 'line',
      cell: (member) =>
        member._id !== me && (
          <span className="flex flex-wrap gap-2">
            <Button kind="secondary" size="small" onClick={() => onOpen({ dialog: 'roles', member })}>
              {t.change}
            </Button>
            <Button kind="danger" size="small" onClick={() => onOpen({ dialog: 'remove', member })}>
              {t.remove}
            </Button>
          </span>
        ),
    },
  ];
}

function useInvitationColumns(onOpen: (open: Open) => void): Column<Invitation>[] {
  const { invitations: t, roles } = useTexts('accounts/staff');
  return [
    { key: 'email', head: t.columns.email, phone: 'title', cell: ({ email }) => email },
    {
      key: 'roles',
      head: t.columns.roles,
      phone: 'line',
      cell: ({ staffRoles }) => staffRoles.map((role) => roles[role]).join(', '),
    },
    { key: 'by', head: t.columns.by, phone: 'named', cell: ({ invitedBy }) => invitedBy },
    {
      key: 'until',
      head: t.columns.until,
      phone: 'named',
      cell: ({ expiresAt }) => <DayCell at={expiresAt} />,
    },
    {
      key: 'actions',
      head: t.columns.actions,
      phone: 'line',
      cell: (invitation) => (
        <Button kind="secondary" size="small" onClick={() => onOpen({ dialog: 'withdraw', invitation })}>
          {t.withdraw}
        </Button>
      ),
    },
  ];
}
