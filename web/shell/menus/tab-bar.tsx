import { type IconNode, MoonStar, ShoppingBag, UserRound } from 'lucide';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { loadPart } from '#web/api/load-part.ts';
import { linksAt } from '#web/links.ts';
import { useCartCount } from '#web/selling/cart/shared/cart-count.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Count } from '#web/ui/icon-button.tsx';
import { Gem, House, WhatsAppSign } from '#web/ui/icons.tsx';
import { MenuLink } from '#web/ui/link.tsx';
import type { TabSheet } from './tab-sheets.tsx';

const TabSheets = lazy(() => loadPart(() => import('./tab-sheets.tsx')));

/** Returns whether a page is one of astrology's, or below one. */
const isAstrology = (pathname: string): boolean =>
  linksAt('astrology').some(({ to }) => pathname.startsWith(to));

/**
 * The five tabs at the bottom of a phone's screen, for visitors and customers, with the contact button at their end. A
 * sticky bar takes its place, and it gives way to an open keyboard (`styles/bars.css`).
 */
export function TabBar({ contact }: { contact: boolean }) {
  // Undefined until a sheet is first opened.
  const [sheet, setSheet] = useState<TabSheet | null>();
  return (
    <div data-for="guest user" className="tab-bar">
      <div className="flex">
        <Tabs contact={contact} onOpen={setSheet} />
      </div>
      {sheet !== undefined && (
        <Suspense>
          <TabSheets shown={sheet} onClose={() => setSheet(null)} />
        </Suspense>
      )}
    </div>
  );
}

function Tabs({ contact, onOpen }: { contact: boolean; onOpen: (sheet: TabSheet) => void }) {
  const t = useTexts('shell');
  const lang = useLang();
  const count = useCartCount();
  const { pathname } = useLocation();
  const tab = (to: string, icon: IconNode, text: ReactNode) => (
    <MenuLink to={to} className="tab">
      <Icon of={icon} />
      <span>{text}</span>
    </MenuLink>
  );
  return (
    <>
      <nav aria-label={t.tabs.label} className="flex min-w-0 grow">
        {tab('/', House, t.links.home)}
        {tab('/products', Gem, t.tabs.shop)}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isAstrology(pathname) || undefined}
          onClick={() => onOpen('astrology')}
          className="tab"
        >
          <Icon of={MoonStar} />
          {t.links.astrology}
        </button>
        {tab(
          '/cart',
          ShoppingBag,
          // An aria-label would have to contain the words that one sees, count and all.
          <>
            <span aria-hidden="true">
              {t.links.cart}
              <Count of={count} />
            </span>
            <span className="sr-only">{plural(t.cartCount, count, lang)}</span>
          </>,
        )}
        {/* The guard sends a visitor to the login, and back. */}
        {tab('/dashboard', UserRound, t.tabs.you)}
      </nav>
      {contact && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t.contactUs}
          onClick={() => onOpen('contact')}
          className="tab-contact"
        >
          <WhatsAppSign />
        </button>
      )}
    </>
  );
}
