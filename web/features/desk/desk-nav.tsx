import { useId } from 'react';
import { NavLink } from 'react-router';
import { deskLinks } from '#web/route-table.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { deskIcons } from './icons.ts';

/** The links of the desk under their headings; `row` is the look of one. */
export function DeskNav({ row }: { row: string }) {
  const t = useTexts('desk');
  const id = useId();
  const links = deskLinks();
  const groups = Object.entries(t.groups) as [keyof typeof t.groups, string][];
  return groups.map(([group, heading]) => {
    const own = links.filter((link) => link.group === group);
    if (own.length === 0) return null;
    return (
      <div key={group} className="mb-2.5">
        {group !== 'overview' && (
          <p id={`${id}${group}`} className="px-(--nr-gutter) pt-3 pb-1 text-xs text-ink-3 lg:px-3 lg:pt-1">
            {heading}
          </p>
        )}
        <ul {...(group !== 'overview' && { 'aria-labelledby': `${id}${group}` })}>
          {own.map((link) => (
            <li key={link.to}>
              <NavLink to={link.to} className={row}>
                <Icon of={deskIcons[link.text]} small />
                <span className="min-w-0">{t.links[link.text]}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
