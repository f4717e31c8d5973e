import { Search } from 'lucide';
import { useId } from 'react';
import { linksAt, type Place, type Viewer } from '#web/links.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MenuLink } from '#web/ui/link.tsx';
import { LogoutButton } from '../logout-button.tsx';
import { linkIcon } from './link-icons.ts';
import { LinkPrice } from './link-price.tsx';
import { MenuSheet, menuRowClass } from './menu-sheet.tsx';

type Group = {
  title: 'shop' | 'astrology' | 'you' | 'visit' | null;
  viewers: readonly Viewer[];
  places: readonly Place[];
};

const shoppers = ['guest', 'user'] as const;
const workers = ['astrologer', 'admin'] as const;

const groups: readonly Group[] = [
  { title: 'shop', viewers: shoppers, places: ['main'] },
  { title: null, viewers: workers, places: ['main', 'account'] },
  { title: 'astrology', viewers: shoppers, places: ['astrology'] },
  { title: 'you', viewers: ['user'], places: ['account'] },
  { title: 'visit', viewers: [...shoppers, ...workers], places: ['phone'] },
];

/** The links of a group, each with those of the group's viewers who see it. */
const linksOf = ({ viewers, places }: Group) =>
  places.flatMap(linksAt).flatMap((link) => {
    const seen = viewers.filter((viewer) => link.for?.includes(viewer) ?? true);
    return seen.length > 0 ? [{ ...link, seen }] : [];
  });

/** The phone menu: a full-height sheet with the search and groups of 56 px rows. */
export default function PhoneMenu({
  open,
  onClose,
  onSearch,
}: {
  open: boolean;
  onClose: () => void;
  /** Opens the search. The astrologers' frame has none. */
  onSearch?: () => void;
}) {
  const t = useTexts('shell');
  return (
    <MenuSheet
      open={open}
      onClose={onClose}
      nav={t.mainNav}
      foot={
        <>
          <div data-for="guest" className="grid grid-cols-2 gap-3">
            <LinkButton to="/login" kind="secondary">
              {t.links.login}
            </LinkButton>
            <LinkButton to="/sign-up">{t.links.signUp}</LinkButton>
          </div>
          <span data-for="user astrologer admin">
            <LogoutButton onDone={onClose} />
          </span>
        </>
      }
    >
      {onSearch && (
        <button
          type="button"
          data-for="guest user"
          onClick={onSearch}
          className={`${menuRowClass} w-full gap-4`}
        >
          <Icon of={Search} className="text-ink-2" />
          {t.search}
        </button>
      )}
      {groups.map((group) => (
        <Rows key={`${group.title}`} group={group} />
      ))}
    </MenuSheet>
  );
}

function Rows({ group }: { group: Group }) {
  const { links, tabs, footer } = useTexts('shell');
  const titleId = useId();
  const { title, viewers } = group;
  return (
    <section aria-labelledby={title ? titleId : undefined} data-for={viewers.join(' ')}>
      {title && (
        <h2 id={titleId} className="px-(--nr-gutter) pt-5 pb-1 font-text text-sm font-medium text-ink-3">
          {{ shop: tabs.shop, astrology: links.astrology, you: tabs.you, visit: footer.visit }[title]}
        </h2>
      )}
      <ul>
        {linksOf(group).map((link) => (
          <li key={link.to} data-for={link.seen.join(' ')}>
            <MenuLink to={link.to} className={`${menuRowClass} gap-4`}>
              <Icon of={linkIcon(link.text)} className="text-ink-2" />
              <span className="grow">{links[link.text]}</span>
              <LinkPrice text={link.text} />
            </MenuLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
