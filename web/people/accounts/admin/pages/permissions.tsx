import { useState } from 'react';
import { freshProofMinutes, type StaffRole, staffRoles } from '#contract/people/accounts/permissions.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { useOwnRoles } from '#web/admin/rights.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { PermissionTable, RolePermissions } from '#web/people/accounts/admin/permission-table.tsx';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import type { Route } from './+types/permissions';

export const clientLoader = async () => ({
  texts: await loadTexts(pageLang(), ['accounts/staff', 'admin', 'shell']),
});
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.texts['accounts/staff'].table.title,
        brand: shopNameIn(matches),
      })
    : [];
}

/** What each role of staff may do: a table, or on phones the list of one role. */
export default function AdminPermissions() {
  const { table: t, roles, roleNotes } = useTexts('accounts/staff');
  const own = useOwnRoles();
  const [chosen, setChosen] = useState<StaffRole | null>(null);
  const role = chosen ?? own[0] ?? 'owner';
  return (
    <AdminPage title={t.title} intro={t.intro}>
      {own.length > 0 && (
        <p className="mb-1 font-medium">{fill(t.mine, { roles: own.map((one) => roles[one]).join(', ') })}</p>
      )}
      <p className="mb-4 text-sm text-ink-2">{fill(t.freshNote, { n: String(freshProofMinutes) })}</p>
      <div className="max-lg:hidden">
        <PermissionTable />
      </div>
      <div className="lg:hidden">
        <Field label={t.role} hint={roleNotes[role]}>
          <Select value={role} onChange={(event) => setChosen(event.target.value as StaffRole)}>
            {staffRoles.map((one) => (
              <option key={one} value={one}>
                {roles[one]}
              </option>
            ))}
          </Select>
        </Field>
        <RolePermissions role={role} />
      </div>
    </AdminPage>
  );
}
