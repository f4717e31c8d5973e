import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { visitorPopup } from '#contract/people/visitors/rules.ts';
import { loadPart } from '#web/api/load-part.ts';
import { readSession, useSession } from '#web/session/store.ts';
import { isAnswered } from './popup-storage.ts';

const VisitorPopup = lazy(() => loadPart(() => import('./visitor-popup.tsx')));

// Readers of the privacy pages, or of the unsubscribe page, are not asked for more data.
const quietPaths = ['/privacy', '/private-info', '/unsubscribe', '/contact-us'];

const isScrolled = (): boolean =>
  scrollY > visitorPopup.scrolled * (document.documentElement.scrollHeight - innerHeight) && scrollY > 0;

/** Returns whether the visitor is busy: another dialog or menu is open, or they are typing. */
const isBusy = (): boolean =>
  document.querySelector('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]') !== null ||
  /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '');

/**
 * Asks a visitor for name and number after 3 seconds or a fifth of the page, once the page is idle. It waits while somebody
 * types or another dialog is open, and never appears again once answered (specification, "Visitor popup"). `allowed`: the
 * page has room for it.
 */
export function VisitorInvite({ allowed }: { allowed: boolean }) {
  const session = useSession();
  const { pathname } = useLocation();
  const [state, setState] = useState<'waiting' | 'open' | 'over'>('waiting');
  const may = allowed && !session && !quietPaths.some((path) => pathname.startsWith(path));

  useEffect(() => {
    // useSession is null before hydration; readSession is not.
    if (!may || state !== 'waiting' || readSession() || isAnswered()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = false;
    const open = () => {
      if (isBusy()) timer = setTimeout(open, 1000);
      else setState('open');
    };
    const ask = () => {
      if (shown) return;
      shown = true;
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      // Safari has no requestIdleCallback; there it opens at once.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(open, { timeout: 2000 });
      else open();
    };
    const onScroll = () => isScrolled() && ask();
    timer = setTimeout(ask, visitorPopup.delayMs);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      shown = true;
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, [may, state]);

  const end = useCallback(() => setState('over'), []);

  if (state !== 'open' || !may) return null;
  return (
    <Suspense>
      <VisitorPopup onOver={end} />
    </Suspense>
  );
}
