import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { visitorPopup } from '#contract/visitors/rules.ts';
import { readSession, useSession } from '#web/session/store.ts';
import { isAnswered } from './remembered.ts';

const VisitorPopup = lazy(() => import('./visitor-popup.tsx'));

// Who reads what becomes of personal data, or leaves a list, is not asked for more of it.
const quietPaths = ['/privacy', '/private-info', '/unsubscribe', '/contact-us'];

const isScrolled = (): boolean =>
  scrollY > visitorPopup.scrolled * (document.documentElement.scrollHeight - innerHeight) && scrollY > 0;

/** Somebody is in the middle of something: another dialog or menu is open, or they are typing. */
const isBusy = (): boolean =>
  document.querySelector('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]') !== null ||
  /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '');

/**
 * Asks a visitor for name and number: after 3 seconds or a fifth of the page, once the page is idle, not over something
 * else, and never again once it was answered (specification, "Visitor popup"). `allowed`: the page may be covered.
 */
export function VisitorInvite({ allowed }: { allowed: boolean }) {
  const session = useSession();
  const { pathname } = useLocation();
  const [state, setState] = useState<'waiting' | 'open' | 'over'>('waiting');
  const may = allowed && !session && !quietPaths.some((path) => pathname.startsWith(path));

  useEffect(() => {
    // useSession is null before the browser has taken over; readSession knows.
    if (!may || state !== 'waiting' || readSession() || isAnswered()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = false;
    const open = () => {
      if (isBusy()) timer = setTimeout(open, 1000);
      else setState('open');
    };
    const ask = () => {
      if (asked) return;
      asked = true;
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      // Not in every browser yet (Safari); there it opens at once.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(open, { timeout: 2000 });
      else open();
    };
    const onScroll = () => isScrolled() && ask();
    timer = setTimeout(ask, visitorPopup.delayMs);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      asked = true;
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, [may, state]);

  if (state !== 'open' || !may) return null;
  return (
    <Suspense>
      <VisitorPopup onOver={() => setState('over')} />
    </Suspense>
  );
}
