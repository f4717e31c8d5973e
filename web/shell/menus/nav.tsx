import { Heart, Menu, Search, ShoppingBag, UserRound, Wallet } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { loadPart } from '#web/api/load-part.ts';
import { linksAt } from '#web/links.ts';
import { useCartCount } from '#web/selling/cart/shared/cart-count.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { IconButton, IconLink } from '#web/ui/icon-button.tsx';
import { MenuLink } from '#web/ui/link.tsx';
import { ScrollToTop } from '#web/ui/scroll-to-top.tsx';
import { Brand } from '../brand.tsx';
import { LogoutButton } from '../logout-button.tsx';
import { LanguageToggle, MusicToggle, ThemeToggle } from '../toggles.tsx';
import { NavMenu } from './nav-menu.tsx';

const PhoneMenu = lazy(() => loadPart(() => import('./phone-menu.tsx')));
const SearchSheet = lazy(() => loadPart(() => import('../search/search-sheet.tsx')));

const linkLook =
  'relative rounded-[.6rem] px-3.5 py-2.5 font-medium hover:bg-ink/6 aria-[current=page]:text-manik-text aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-manik-text';

/** The nav bar. The HTML is the same for everyone; CSS hides what a role may not see (`data-for`). */
export function Nav({ hiddenOnPhones = false }: { hiddenOnPhones?: boolean }) {
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const [search, setSearch] = useState(false);
  return (
    <header
      className={`sticky top-0 z-30 border-b border-line bg-ground/94 backdrop-blur-[10px] ${hiddenOnPhones ? 'max-lg:hidden' : ''}`}
    >
      <div className="wrap flex h-(--nr-nav) items-center lg:gap-1">
        <Bar onOpenMenu={() => setMenu('open')} onSearch={() => setSearch(true)} />
      </div>
      {menu !== 'never' && (
        <Suspense>
          <PhoneMenu
            open={menu === 'open'}
            onClose={() => setMenu('closed')}
            onSearch={() => {
              setMenu('closed');
              setSearch(true);
            }}
          />
        </Suspense>
      )}
      {search && (
        <Suspense>
          <SearchSheet onClose={() => setSearch(false)} />
        </Suspense>
      )}
    </header>
  );
}

function Bar({ onOpenMenu, onSearch }: { onOpenMenu: () => void; onSearch: () => void }) {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const astrology = linksAt('astrology');
  return (
    <>
      <IconButton icon={Menu} label={t.openMenu} onClick={onOpenMenu} className="-ml-3 lg:hidden" />
      <Brand className="mr-auto lg:mr-6" nameClass="max-[22rem]:text-[0px]" />
      <nav aria-label={t.mainNav} className="hidden items-center gap-0.5 lg:flex">
        {linksAt('main').map((link) => (
          <MenuLink key={link.to} to={link.to} data-for={link.for?.join(' ')} className={linkLook}>
            {t.links[link.text]}
          </MenuLink>
        ))}
        {astrology.length > 0 && (
          <NavMenu
            text={t.links.astrology}
            viewers="guest user"
            className={linkLook}
            current={astrology.some((link) => pathname.startsWith(link.to))}
            links={astrology.map((link) => ({ to: link.to, text: t.links[link.text] }))}
          />
        )}
      </nav>
      <span className="hidden lg:ml-auto lg:block" />
      <span className="hidden items-center gap-1 lg:flex">
        <span className="mr-1 hidden xl:inline">
          <LanguageToggle />
        </span>
        <ThemeToggle />
        <MusicToggle />
      </span>
      <ScrollToTop inNav />
      <IconButton
        icon={Search}
        label={t.search}
        onClick={onSearch}
        data-for="guest user"
        className="noscript:hidden!"
      />
      <OwnLinks />
    </>
  );
}

/** Wallet, wishlist, cart and account for signed-in users, login for visitors. */
function OwnLinks() {
  const t = useTexts('shell');
  const lang = useLang();
  const count = useCartCount();
  const account = linksAt('account');
  return (
    <>
      <IconLink
        to="/wallet"
        icon={Wallet}
        label={t.links.wallet}
        word={t.links.wallet}
        data-for="user astrologer admin"
      />
      <IconLink
        to="/wishlist"
        icon={Heart}
        label={t.links.wishlist}
        word={t.links.wishlist}
        data-for="user"
        className="max-[26rem]:hidden!"
      />
      <IconLink
        to="/cart"
        icon={ShoppingBag}
        label={plural(t.cartCount, count, lang)}
        count={count}
        word={t.links.cart}
        data-for="user"
        className="nav-cart"
      />

      <IconLink to="/login" icon={UserRound} label={t.links.login} data-for="guest" className="lg:hidden" />
      <LinkButton to="/login" kind="ghost" data-for="guest" className="max-lg:hidden">
        {t.links.login}
      </LinkButton>

      <LinkButton to="/sign-up" size="small" data-for="guest" className="min-h-11! max-lg:hidden">
        {t.links.signUp}
      </LinkButton>
      <span data-for="user" className="max-lg:hidden">
        <NavMenu
          icon={UserRound}
          text={t.accountMenu}
          align="right"
          links={account.map((link) => ({ to: link.to, text: t.links[link.text] }))}
        >
          <LogoutButton className="w-full justify-start!" />
        </NavMenu>
      </span>
      <span data-for="astrologer admin" className="max-lg:hidden">
        <LogoutButton />
      </span>
    </>
  );
}
