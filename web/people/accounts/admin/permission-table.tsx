import { Check, KeyRound } from 'lucide';
import {
  freshPermissions,
  type Permission,
  permits,
  type StaffRole,
  staffRoles,
} from '#contract/people/accounts/permissions.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { permissionGroups } from './permission-groups.ts';

const groups = permissionGroups();

/** The table of permissions by role, for wide screens. The head stays while the table scrolls. */
export function PermissionTable() {
  const t = useTexts('accounts/staff');
  return (
    <table aria-label={t.table.label} className="w-full border-collapse text-sm">
      <thead>
        <tr>
          <th scope="col" className={`${head} pl-0! text-left`}>
            {t.table.permission}
          </th>
          {staffRoles.map((role) => (
            <th key={role} scope="col" className={head}>
              {t.roles[role]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(([group, list]) => (
        <tbody key={group}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={staffRoles.length + 1}
              className="pt-5 pb-1 text-left font-semibold"
            >
              {t.groups[group]}
            </th>
          </tr>
          {list.map((permission) => (
            <tr key={permission} className="border-b border-line hover:bg-sunken">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                <PermissionName permission={permission} />
              </th>
              {staffRoles.map((role) => (
                <td key={role} className="px-2 text-center">
                  <Mark has={permits([role], permission)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const head = 'sticky top-0 z-10 border-b border-line bg-surface px-2 py-2.5 text-xs font-semibold';

function Mark({ has }: { has: boolean }) {
  const t = useTexts('accounts/staff').table;
  if (!has) return <span className="sr-only">{t.no}</span>;
  return (
    <span className="inline-grid place-items-center text-panna">
      <Icon of={Check} small />
      <span className="sr-only">{t.yes}</span>
    </span>
  );
}

function PermissionName({ permission }: { permission: Permission }) {
  const t = useTexts('accounts/staff');
  return (
    <>
      <span>{t.permissions[permission]}</span>
      {freshPermissions.includes(permission) && (
        <span className="ml-1.5 inline-flex align-[-.2em] text-ink-3" title={t.table.fresh}>
          <Icon of={KeyRound} small />
          <span className="sr-only"> ({t.table.fresh})</span>
        </span>
      )}
    </>
  );
}

/** Shows the permissions of one role, for phones. */
export function RolePermissions({ role }: { role: StaffRole }) {
  const t = useTexts('accounts/staff');
  return groups.map(([group, list]) => {
    const own = list.filter((permission) => permits([role], permission));
    if (own.length === 0) return null;
    return (
      <section key={group} className="mt-5">
        <h3 className="font-text text-base font-semibold">{t.groups[group]}</h3>
        <ul className="mt-1">
          {own.map((permission) => (
            <li key={permission} className="border-b border-line py-2 text-sm">
              <PermissionName permission={permission} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
