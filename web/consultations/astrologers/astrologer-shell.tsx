import {
  type IconNode,
  KeyRound,
  LayoutDashboard,
  Menu,
  MessageSquare,
  MessagesSquare,
  UserRound,
  Wallet,
} from 'lucide';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadPart } from '#web/api/load-part.ts';
import { Brand } from '#web/shell/brand.tsx';
import { LogoutButton } from '#web/shell/logout-button.tsx';
import { LanguageToggle, ThemeToggle } from '#web/shell/toggles.tsx';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link, MenuLink } from '#web/ui/link.tsx';
import { useRequests } from './requests-context.tsx';

const PhoneMenu = lazy(() => loadPart(() => import('#web/shell/menus/phone-menu.tsx')));

const looks = {
  own: 'max-w-[75rem] px-4 pt-5 pb-28 lg:px-10 lg:pt-7 lg:pb-16 lg:pl-6',
  page: 'max-lg:pb-15',
  full: '',
};

/**
 * Lays out the astrologer's pages: a rail at the left; on phones a bar of four links at the bottom and the
 * menu above.
 */
export function AstrologerShell({
  content = 'own',
  children,
}: {
  /** `page`: it has margins of its own. `full`: it fills the screen, on phones without the frame (a chat). */
  content?: keyof typeof looks;
  children: ReactNode;
}) {
  const t = useTexts('shell');
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const onPhones = content === 'full' ? 'max-lg:hidden' : '';
  return (
    <div className={`lg:grid lg:grid-cols-[15.5rem_1fr] ${content === 'full' ? '' : 'min-h-dvh'} bg-sunken`}>
      <header
        className={`sticky top-0 z-30 flex h-16 items-center gap-3 border-b border-line bg-surface px-4 lg:hidden ${onPhones}`}
      >
        <Brand className="mr-auto" />
        <ThemeToggle />
        <IconButton icon={Menu} label={t.openMenu} onClick={() => setMenu('open')} className="-mr-3" />
      </header>
      {menu !== 'never' && (
        <Suspense>
          <PhoneMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
      <Rail className={onPhones} />
      <div className={`w-full min-w-0 ${looks[content]}`}>{children}</div>
    </div>
  );
}

function Rail({ className }: { className: string }) {
  const t = useTexts('astrologers');
  const { links } = useTexts('shell');
  return (
    <div
      className={`fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-0 lg:bg-transparent lg:px-3.5 lg:py-4.5 ${className}`}
    >
      <Brand className="mb-4 px-2 max-lg:hidden!" />
      <nav aria-label={t.nav}>
        <ul className="grid auto-cols-fr grid-flow-col lg:grid-flow-row lg:gap-0.5">
          <Item to="/astrologer-dashboard" icon={LayoutDashboard} text={links.dashboard} />
          <Item to="/astrologer-chat-request" icon={MessageSquare} text={links.chatRequests} counts />
          <Item to="/astrologer-profile" icon={UserRound} text={t.profile} />
          <Item to="/wallet" icon={Wallet} text={links.wallet} />
        </ul>
      </nav>
      <div className="mt-auto grid gap-3 pt-6 max-lg:hidden">
        <div className="flex flex-wrap items-center gap-2">
          <LanguageToggle />
          <ThemeToggle />
        </div>
        <ul>
          <Further to="/my-chats" icon={MessagesSquare} text={links.myChats} />
          <Further to="/account/security" icon={KeyRound} text={links.security} />
        </ul>
        <LogoutButton className="justify-start!" />
      </div>
    </div>
  );
}

/** A link below the bar's four, on wide screens only. Phones have it in the menu. */
function Further({ to, icon, text }: { to: string; icon: IconNode; text: string }) {
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center gap-3 px-3 font-medium hover:underline">
        <Icon of={icon} small />
        <span>{text}</span>
      </Link>
    </li>
  );
}

function Item({
  to,
  icon,
  text,
  counts,
}: {
  to: string;
  icon: IconNode;
  text: string;
  /** Shows the number of waiting requests. */
  counts?: boolean;
}) {
  const { waiting } = useTexts('astrologers');
  const lang = useLang();
  const { list } = useRequests();
  const n = counts ? (list?.length ?? 0) : 0;
  return (
    <li>
      <MenuLink
        to={to}
        className="relative grid min-h-14 justify-items-center gap-0.5 px-1 py-2 text-center text-xs font-medium text-ink-2 hover:text-ink aria-[current=page]:text-manik-text max-lg:aria-[current=page]:before:absolute max-lg:aria-[current=page]:before:inset-x-[28%] max-lg:aria-[current=page]:before:-top-px max-lg:aria-[current=page]:before:h-0.75 max-lg:aria-[current=page]:before:bg-manik-text lg:flex lg:min-h-11 lg:items-center lg:gap-3 lg:rounded-[.55rem] lg:px-3 lg:text-left lg:text-sm lg:hover:bg-ink/5 lg:aria-[current=page]:bg-surface lg:aria-[current=page]:text-ink lg:aria-[current=page]:shadow-1"
      >
        <Icon of={icon} />
        <span>{text}</span>
        {n > 0 && (
          <span className="tabular absolute top-1 left-[calc(50%+.35rem)] min-w-4.5 rounded-full bg-manik px-1 text-center text-xs leading-4.5 font-semibold text-on-manik lg:static lg:ml-auto">
            <span aria-hidden>{n}</span>
            <span className="sr-only">{`, ${plural(waiting, n, lang)}`}</span>
          </span>
        )}
      </MenuLink>
    </li>
  );
}
