import { House, KeyRound, Menu, Wallet } from 'lucide';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Brand } from '#web/shell/brand.tsx';
import { LogoutButton } from '#web/shell/logout-button.tsx';
import { LanguageToggle, ThemeToggle } from '#web/shell/toggles.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { AdminNav } from './admin-nav.tsx';
import { useWaiting } from './use-waiting.ts';

const AdminMenu = lazy(() => import('./admin-menu.tsx'));

const railRow =
  'flex min-h-10 items-center gap-3 rounded-[.55rem] px-3 py-1.5 text-sm leading-tight font-medium text-ink-2 hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-1';

/** Scrolls the side menu to the current page's link: on low screens its last groups are below the fold. */
function useCurrentInView() {
  const rail = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another link.
  useEffect(() => {
    const here = rail.current?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    const frame = rail.current?.getBoundingClientRect();
    if (!here || !frame) return;
    const above = here.top - frame.top;
    const below = here.bottom - frame.bottom;
    // Half a row more shows that the list continues.
    if (above < 0) rail.current?.scrollBy(0, above - here.height / 2);
    else if (below > 0) rail.current?.scrollBy(0, below + here.height / 2);
  }, [pathname]);
  return rail;
}

/** The admin layout: a side menu of links; on phones a bar with the menu. */
export function AdminShell({ children }: { children: ReactNode }) {
  const t = useTexts('admin');
  const shell = useTexts('shell');
  const waitingAt = useWaiting();
  const rail = useCurrentInView();
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div className="min-h-dvh bg-sunken print:block! print:bg-white lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-surface px-4 lg:hidden print:hidden">
        <IconButton icon={Menu} label={shell.openMenu} onClick={() => setMenu('open')} className="-ml-2.5" />
        <Brand className="mr-auto" />
        <ThemeToggle />
      </header>
      {menu !== 'never' && (
        <Suspense>
          <AdminMenu open={menu === 'open'} waitingAt={waitingAt} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
      <div className="sticky top-0 flex h-dvh flex-col px-3.5 pt-4.5 pb-3 max-lg:hidden print:hidden">
        <Brand className="mb-4 px-2 text-xl!" />
        <nav ref={rail} aria-label={t.nav} className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1">
          <AdminNav row={railRow} waitingAt={waitingAt} />
        </nav>
        <div className="grid gap-0.5 border-t border-line pt-2.5">
          <Link to="/" className={railRow}>
            <Icon of={House} small />
            {t.viewShop}
          </Link>
          <Link to="/wallet" className={railRow}>
            <Icon of={Wallet} small />
            {shell.links.wallet}
          </Link>
          <Link to="/account/security" className={railRow}>
            <Icon of={KeyRound} small />
            {shell.links.security}
          </Link>
          <LogoutButton className="min-h-10! justify-start! gap-3! text-sm! font-medium! text-ink-2!" />
          <div className="mt-1.5 flex items-center justify-between gap-2">
            <LanguageToggle />
            <ThemeToggle />
          </div>
        </div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
