import { Gem, House, type IconNode, MoonStar, ShoppingBag, UserRound } from 'lucide';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { StaticPart } from '#web/document/static-parts/static-part.tsx';
import { useCartCount } from '#web/shared/cart/cart-count.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { TabContact } from './contact-button.tsx';
import { type Tab, tabOf } from './tab-of.ts';

const AstrologySheet = lazy(() => import('./astrology-sheet.tsx'));

/**
 * The five tabs at the bottom of a phone's screen, for visitors and customers, with the contact button at their end. A
 * sticky bar takes its place, and it gives way to an open keyboard (`styles/bars.css`).
 */
export function TabBar({ contact }: { contact: boolean }) {
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const { pathname } = useLocation();
  return (
    <div data-for="guest user" className="tab-bar">
      <StaticPart as="div" by={() => `tabs ${tabOf(pathname)} ${contact}`} className="flex">
        <Tabs onAstrology={() => setSheet('open')} />
        {contact && <TabContact />}
      </StaticPart>
      {sheet !== 'never' && (
        <Suspense>
          <AstrologySheet open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </div>
  );
}

function Tabs({ onAstrology }: { onAstrology: () => void }) {
  const t = useTexts('shell');
  const lang = useLang();
  const count = useCartCount();
  const current = tabOf(useLocation().pathname);
  const { tabs } = t;
  const look = (tab: Tab, icon: IconNode) => ({ icon, current: current === tab, children: tabs[tab] });
  return (
    <nav aria-label={tabs.label} className="flex min-w-0 grow">
      <TabLink to="/" {...look('home', House)} />
      <TabLink to="/products" {...look('shop', Gem)} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={current === 'astrology' || undefined}
        onClick={onAstrology}
        className="tab"
      >
        <Icon of={MoonStar} />
        {tabs.astrology}
      </button>
      <TabLink to="/cart" aria-label={plural(t.cartCount, count, lang)} {...look('cart', ShoppingBag)}>
        {tabs.cart}
        {count > 0 && (
          <span className="tabular absolute top-1 left-[calc(50%+.3rem)] min-w-4.5 rounded-full bg-manik px-1 text-center text-[.72rem] leading-4.5 font-semibold text-on-manik">
            {count}
          </span>
        )}
      </TabLink>
      <TabLink to="/login" data-for="guest" {...look('you', UserRound)} />
      <TabLink to="/dashboard" data-for="user" {...look('you', UserRound)} />
    </nav>
  );
}

function TabLink({
  to,
  icon,
  current,
  children,
  ...rest
}: { to: string; icon: IconNode; current: boolean; children: ReactNode } & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} to={to} aria-current={current ? 'page' : undefined} className="tab">
      <Icon of={icon} />
      {children}
    </Link>
  );
}
