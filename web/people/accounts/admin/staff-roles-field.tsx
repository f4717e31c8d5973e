import { permissionsOf, type StaffRole, staffRoles } from '#contract/people/accounts/permissions.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { FieldGroup } from '#web/ui/form/field.tsx';

/**
 * The checkboxes of the staff roles. With `was`, shows which permissions a person gains and loses. Needs the texts
 * `accounts/staff`.
 */
export function StaffRolesField({
  value,
  was,
  error,
  onChange,
}: {
  value: readonly StaffRole[];
  was?: readonly StaffRole[];
  error?: string;
  onChange: (roles: StaffRole[]) => void;
}) {
  const t = useTexts('accounts/staff');
  const isChosen = (role: StaffRole, chosen: boolean) =>
    staffRoles.filter((one) => (one === role ? chosen : value.includes(one)));
  return (
    <>
      <FieldGroup legend={t.field.label} {...(error && { error })}>
        {staffRoles.map((role) => (
          <Choice
            key={role}
            type="checkbox"
            checked={value.includes(role)}
            onChange={(event) => onChange(isChosen(role, event.target.checked))}
          >
            <span>{t.roles[role]}</span>
            <span className="block text-sm text-ink-3">{t.roleNotes[role]}</span>
          </Choice>
        ))}
      </FieldGroup>
      {was && <RolesDifference was={was} will={value} />}
    </>
  );
}

/** Which permissions a person gains and loses. */
function RolesDifference({ was, will }: { was: readonly StaffRole[]; will: readonly StaffRole[] }) {
  const t = useTexts('accounts/staff');
  const [before, after] = [permissionsOf(was), permissionsOf(will)];
  const gains = after.filter((one) => !before.includes(one));
  const loses = before.filter((one) => !after.includes(one));
  return (
    <div aria-live="polite" className="rounded-tile bg-sunken px-4 py-3 text-sm">
      {gains.length + loses.length === 0 && <span>{t.field.same}</span>}
      {(
        [
          [t.field.gains, gains],
          [t.field.loses, loses],
        ] as const
      ).map(
        ([title, list]) =>
          list.length > 0 && (
            <div key={title} className="not-first:mt-2.5">
              <p className="font-semibold">{title}</p>
              <ul className="list-disc pl-5 text-ink-2">
                {list.map((permission) => (
                  <li key={permission}>{t.permissions[permission]}</li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}
