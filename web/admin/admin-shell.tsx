import { House, KeyRound, LogOut, Menu, Wallet } from 'lucide';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadPart } from '#web/api/load-part.ts';
import { useLive } from '#web/realtime/use-live.ts';
import { Brand } from '#web/shell/brand.tsx';
import { useLogout } from '#web/shell/logout-button.tsx';
import { LanguageToggle, ThemeToggle } from '#web/shell/toggles.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton, IconLink } from '#web/ui/icon-button.tsx';
import { AdminRail } from './admin-nav.tsx';
import { FirstSteps } from './first-steps.tsx';
import { useScrollEdges } from './use-scroll-edges.ts';
import { useWaiting } from './use-waiting.ts';

const AdminMenu = lazy(() => loadPart(() => import('./admin-menu.tsx')));

/** The height of the side menu above and below its links. */
const railRoom = '13.25rem';

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
    // A row more shows that the list continues, and leaves the link clear of the fade.
    if (above < 0) rail.current?.scrollBy(0, above - here.height);
    else if (below > 0) rail.current?.scrollBy(0, below + here.height);
  }, [pathname]);
  return rail;
}

/**
 * Returns the ref of the content. It takes the focus that the main landmark gets after a navigation or from the skip link:
 * the menu is in the landmark too, and a keyboard would pass its thirty links on every page.
 */
function useContentFirst() {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const main = content.current?.closest('main');
    const pass = () => content.current?.focus({ preventScroll: true });
    main?.addEventListener('focus', pass);
    return () => main?.removeEventListener('focus', pass);
  }, []);
  return content;
}

/**
 * The admin layout: a side menu of links; on phones a bar with the menu. `search` draws the button of the search, as a
 * field where it is `wide`; `bell` is the button of the news.
 */
export function AdminShell({
  search,
  bell,
  children,
}: {
  search: (wide: boolean) => ReactNode;
  bell: ReactNode;
  children: ReactNode;
}) {
  const shell = useTexts('shell');
  useLive();
  const waitingAt = useWaiting();
  const content = useContentFirst();
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div className="min-h-dvh bg-sunken print:block! print:bg-white lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <header className="sticky top-0 z-30 flex h-16 items-center border-b border-line bg-surface px-4 lg:hidden print:hidden">
        <IconButton
          icon={Menu}
          label={shell.openMenu}
          onClick={() => setMenu('open')}
          className="mr-2 -ml-2.5"
        />
        <Brand className="mr-auto min-w-0" />
        {search(false)}
        {bell}
        <ThemeToggle />
      </header>
      {menu !== 'never' && (
        <Suspense>
          <AdminMenu open={menu === 'open'} waitingAt={waitingAt} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
      <Rail waitingAt={waitingAt} search={search(true)} bell={bell} />
      <div ref={content} tabIndex={-1} className="min-w-0 outline-none">
        <FirstSteps />
        {children}
      </div>
    </div>
  );
}

function Rail({
  waitingAt,
  search,
  bell,
}: {
  waitingAt: ReturnType<typeof useWaiting>;
  search: ReactNode;
  bell: ReactNode;
}) {
  const t = useTexts('admin');
  const shell = useTexts('shell');
  const rail = useCurrentInView();
  const logOut = useLogout();
  useScrollEdges(rail);
  return (
    <div className="sticky top-0 flex h-dvh flex-col px-3.5 pt-2.5 pb-2 max-lg:hidden print:hidden">
      <div className="mb-1.5 flex items-center justify-between pl-2">
        <Brand className="text-xl!" />
        {bell}
      </div>
      <div className="mb-2.5">{search}</div>
      <nav
        ref={rail}
        aria-label={t.nav}
        className="rail -mx-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-1"
      >
        <AdminRail waitingAt={waitingAt} room={railRoom} />
      </nav>
      <div className="grid gap-1 border-t border-line pt-1.5">
        <div className="flex items-center justify-between text-ink-2">
          <IconLink icon={House} label={t.viewShop} to="/" className="size-10!" />
          <IconLink icon={Wallet} label={shell.links.wallet} to="/wallet" className="size-10!" />
          <IconLink
            icon={KeyRound}
            label={shell.links.security}
            to="/account/security"
            className="size-10!"
          />
          <IconButton icon={LogOut} label={shell.logout} onClick={() => void logOut()} className="size-10!" />
        </div>
        <div className="flex items-center justify-between gap-2">
          <LanguageToggle />
          <ThemeToggle />
        </div>
      </div>
    </div>
  );
}
