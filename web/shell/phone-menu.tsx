import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { hasPage, linksAt, type Place } from '#web/route-table.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { LanguageToggle, MusicToggle, ThemeToggle } from '#web/ui/toggles.tsx';
import { Brand } from './brand.tsx';
import { LogoutButton } from './logout-button.tsx';

const row =
  'flex min-h-14 items-center border-b border-line px-(--nr-gutter) text-lg font-medium active:bg-ink/6 aria-[current=page]:text-manik-text';

/** The phone's menu: a sheet of the whole height with 56 px rows. */
export default function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current === pathname) return;
    openedAt.current = pathname;
    onClose();
  }, [pathname, onClose]);

  const rows = (place: Place, viewers?: string) =>
    linksAt(place).map((link) => (
      <li key={link.to} data-for={link.for?.join(' ') ?? viewers}>
        <NavLink to={link.to} end={link.to === '/'} className={row}>
          {t.links[link.text]}
        </NavLink>
      </li>
    ));
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-(--nr-scrim) transition-opacity duration-(--nr-mid) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-full max-w-105 flex-col overflow-y-auto bg-ground text-ink shadow-3 transition-[translate,opacity] duration-(--nr-slow) ease-out data-ending-style:-translate-x-6 data-ending-style:opacity-0 data-starting-style:-translate-x-6 data-starting-style:opacity-0">
          <div className="flex min-h-16 items-center justify-between border-b border-line px-(--nr-gutter)">
            <Brand />
            <Dialog.Title className="sr-only">{t.menu}</Dialog.Title>
            <Dialog.Close aria-label={t.closeMenu} className={`${iconButtonClass} -mr-3`}>
              <Icon of={X} />
            </Dialog.Close>
          </div>
          <nav aria-label={t.mainNav}>
            <ul>
              {rows('main')}
              {rows('astrology', 'guest user')}
              {rows('phone')}
              {rows('account', 'user')}
            </ul>
          </nav>
          <div className="mt-auto grid gap-4 p-(--nr-gutter)">
            <div className="flex items-center justify-between">
              <LanguageToggle />
              <span>
                <ThemeToggle />
                <MusicToggle />
              </span>
            </div>
            {hasPage('/login') && (
              <div data-for="guest" className="grid grid-cols-2 gap-3">
                <LinkButton to="/login" kind="secondary">
                  {t.links.login}
                </LinkButton>
                {hasPage('/sign-up') && <LinkButton to="/sign-up">{t.links.signUp}</LinkButton>}
              </div>
            )}
            <span data-for="user astrologer admin">
              <LogoutButton onDone={onClose} />
            </span>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
