import { linksAt, type Place } from '#web/route-table.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { MenuLink } from '#web/ui/link.tsx';
import { LogoutButton } from './logout-button.tsx';
import { MenuSheet, menuRowClass } from './menu-sheet.tsx';

/** The phone menu: a full-height sheet with 56 px rows. */
export default function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('shell');
  const rows = (place: Place, viewers?: string) =>
    linksAt(place).map((link) => (
      <li key={link.to} data-for={link.for?.join(' ') ?? viewers}>
        <MenuLink to={link.to} className={menuRowClass}>
          {t.links[link.text]}
        </MenuLink>
      </li>
    ));
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
      <ul>
        {rows('main')}
        {rows('astrology', 'guest user')}
        {rows('phone')}
        {rows('account', 'user')}
      </ul>
    </MenuSheet>
  );
}
