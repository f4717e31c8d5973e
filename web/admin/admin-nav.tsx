import { type CSSProperties, useId } from 'react';
import type { Lang } from '#languages/list.ts';
import type { Message } from '#languages/message.ts';
import type { AdminMenuLink } from '#web/route-table/page-table.ts';
import { formatNumber, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MenuLink } from '#web/ui/link.tsx';
import { adminIcons } from './icons.ts';
import { usePermittedLinks } from './rights.ts';
import type { WaitingAt } from './use-waiting.ts';

type Texts = ReturnType<typeof useTexts<'admin'>>;

/** Returns the links that the person may open, by group. */
function useGroups(): { group: keyof Texts['groups']; heading: string; links: AdminMenuLink[] }[] {
  const { groups } = useTexts('admin');
  const links = usePermittedLinks();
  return (Object.entries(groups) as [keyof Texts['groups'], string][]).flatMap(([group, heading]) => {
    const own = links.filter((link) => link.group === group);
    return own.length > 0 ? [{ group, heading, links: own }] : [];
  });
}

/** Returns whether a link has a row of its own: also when the link that it would be beside is not shown. */
const hasRow = ({ beside }: AdminMenuLink, links: readonly AdminMenuLink[]): boolean =>
  !beside || !links.some(({ text }) => text === beside);

const railRow =
  'flex min-h-(--row) min-w-0 flex-1 items-center gap-3 rounded-[.55rem] px-3 text-sm leading-tight font-medium text-ink-2 hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-1';

/**
 * The links of the side menu, each with its count of waiting items. A row is as high as lets all of them be seen: 40 px
 * at most, and 24 px, the least that a pointer needs, before the menu scrolls. `room` is the height of everything else
 * in the side menu.
 */
export function AdminRail({ waitingAt, room }: { waitingAt: WaitingAt; room: string }) {
  const id = useId();
  const groups = useGroups();
  const rows = groups.reduce((sum, { links }) => sum + links.filter((link) => hasRow(link, links)).length, 0);
  // Each heading with its gap is 26 px high.
  const height = `clamp(1.5rem, (100dvh - ${room} - ${groups.length * 1.625}rem) / ${Math.max(rows, 1)}, 2.5rem)`;
  return (
    <div style={{ '--row': height } as CSSProperties}>
      {groups.map(({ group, heading, links }) => (
        <div key={group} className="pb-1.5">
          {group !== 'overview' && (
            <p id={`${id}${group}`} className="px-3 pb-0.5 text-xs leading-4 text-ink-3">
              {heading}
            </p>
          )}
          <ul {...(group !== 'overview' && { 'aria-labelledby': `${id}${group}` })}>
            {links
              .filter((link) => hasRow(link, links))
              .map((link) => (
                <li key={link.to} className="flex items-center">
                  <NavLink link={link} row={railRow} waitingAt={waitingAt} />
                  {links
                    .filter(({ beside }) => beside === link.text)
                    .map((one) => (
                      <BesideLink key={one.to} link={one} />
                    ))}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** A link that is an icon in the row of another one. */
function BesideLink({ link: { to, text } }: { link: AdminMenuLink }) {
  const t = useTexts('admin');
  return (
    <MenuLink
      to={to}
      aria-label={t.links[text]}
      title={t.links[text]}
      className="grid min-h-(--row) w-8 shrink-0 place-items-center rounded-[.55rem] text-ink-3 hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink"
    >
      <Icon of={adminIcons[text]} small />
    </MenuLink>
  );
}

const tile =
  'flex min-h-10 items-center gap-2.5 rounded-control px-2.5 py-0.5 text-sm leading-tight font-medium active:bg-ink/6 aria-[current=page]:bg-manik-wash aria-[current=page]:text-manik-text';

/** The links of the menu on phones: two beside each other, so that one look shows all of them. */
export function AdminTiles({ waitingAt }: { waitingAt: WaitingAt }) {
  const id = useId();
  return useGroups().map(({ group, heading, links }) => (
    <div key={group} className="px-[calc(var(--nr-gutter)-.625rem)] pt-1.5">
      {group !== 'overview' && (
        <p id={`${id}${group}`} className="px-2.5 text-xs text-ink-3">
          {heading}
        </p>
      )}
      <ul
        {...(group !== 'overview' && { 'aria-labelledby': `${id}${group}` })}
        className="grid grid-cols-2 gap-x-1"
      >
        {links.map((link) => (
          <li key={link.to}>
            <NavLink link={link} row={tile} waitingAt={waitingAt} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function NavLink({
  link: { to, text },
  row,
  waitingAt,
}: {
  link: AdminMenuLink;
  row: string;
  waitingAt: WaitingAt;
}) {
  const lang = useLang();
  const t = useTexts('admin');
  return (
    <MenuLink to={to} className={row}>
      <Icon of={adminIcons[text]} small />
      <span className="min-w-0">{t.links[text]}</span>
      <Count n={waitingAt(to)} lang={lang} forms={t.waiting} />
    </MenuLink>
  );
}

/** The largest number that has room beside the longest word of the menu. */
const MOST_SHOWN = 999;

/** Shows how many wait; screen readers hear the exact number. */
function Count({ n, lang, forms }: { n: number; lang: Lang; forms: Message<{ n: number }> }) {
  if (n === 0) return null;
  return (
    <span className="tabular ml-auto rounded-full bg-manik px-2 text-xs leading-5 font-semibold text-on-manik">
      <span aria-hidden="true">{n > MOST_SHOWN ? `${MOST_SHOWN}+` : formatNumber(n, lang)}</span>
      <span className="sr-only">{`, ${plural(forms, n, lang)}`}</span>
    </span>
  );
}
