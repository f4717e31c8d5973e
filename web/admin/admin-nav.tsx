import { useId } from 'react';
import type { Lang } from '#contract/core/errors.ts';
import { formatNumber, type PluralForms, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MenuLink } from '#web/ui/link.tsx';
import { adminIcons } from './icons.ts';
import { usePermittedLinks } from './rights.ts';
import type { WaitingAt } from './use-waiting.ts';

/** The admin links that the person may open, under their headings, each with its count of waiting items. `row` is the class of one link. */
export function AdminNav({ row, waitingAt }: { row: string; waitingAt: WaitingAt }) {
  const lang = useLang();
  const t = useTexts('admin');
  const id = useId();
  const links = usePermittedLinks();
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
              <MenuLink to={link.to} className={row}>
                <Icon of={adminIcons[link.text]} small />
                <span className="min-w-0">{t.links[link.text]}</span>
                <Count n={waitingAt(link.to)} lang={lang} forms={t.waiting} />
              </MenuLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

function Count({ n, lang, forms }: { n: number; lang: Lang; forms: PluralForms }) {
  if (n === 0) return null;
  return (
    <span className="tabular ml-auto rounded-full bg-manik px-2 text-xs leading-5 font-semibold text-on-manik">
      <span aria-hidden="true">{formatNumber(n, lang)}</span>
      <span className="sr-only">, {plural(forms, n, lang)}</span>
    </span>
  );
}
