import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useEndedChat } from '#web/features/chat/summary/ended-chat.ts';
import { VisitorInvite } from '#web/features/visitors/visitor-invite.tsx';
import { checkSession } from '#web/session/actions.ts';
import { onSessionExpired } from '#web/session/store.ts';
import { followSession, refreshCartCount } from '#web/shared/cart/cart-count.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ScrollToTop } from '#web/ui/scroll-to-top.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { AnnouncementStrip } from './announcement-strip.tsx';
import { ContactButton } from './contact-button.tsx';
import { Footer } from './footer.tsx';
import { Nav } from './nav.tsx';
import { usePageHandle } from './page-handle.ts';

const ChatSummary = lazy(() => import('#web/features/chat/summary/summary-dialog.tsx'));

/** The layout of every page: skip link, strip, nav, the page itself, footer, contact button. */
export function Shell({ children }: { children: ReactNode }) {
  const { bare, full, contact } = usePageHandle();
  const alone = bare || full;
  useSessionUpkeep();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-ground focus:translate-y-0"
      >
        {useTexts('shell').skip}
      </a>
      <PendingBar />
      {!alone && <AnnouncementStrip />}
      {!bare && <Nav hiddenOnPhones={full} />}
      <Main>{children}</Main>
      {!alone && <Footer />}
      {!alone && <ScrollToTop underBar={contact === 'docked'} />}
      {!alone && contact !== 'none' && <ContactButton docked={contact === 'docked'} />}
      <EndedChat />
      <VisitorInvite allowed={!alone && contact !== 'none'} />
    </div>
  );
}

/** The summary of a chat, on whichever page its participants see after it. */
function EndedChat() {
  const ended = useEndedChat();
  return (
    ended && (
      <Suspense>
        <ChatSummary {...ended} />
      </Suspense>
    )
  );
}

/** The main landmark. It takes the focus after a navigation, so that a screen reader starts at the new page. */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" ref={main} tabIndex={-1} className="grow outline-none">
      {children}
    </main>
  );
}

/** A thin line at the top while a navigation takes longer than a moment. */
function PendingBar() {
  const waiting = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 origin-left bg-manik-text transition-[scale,opacity] ${waiting ? 'scale-x-70 opacity-100 delay-200 duration-2000' : 'scale-x-0 opacity-0 duration-0'}`}
    />
  );
}

/** Checks the session once per page load, and loads what only this user sees. */
function useSessionUpkeep() {
  const { sessionEnded } = useTexts('shell');
  useEffect(() => onSessionExpired(() => toast.problem(sessionEnded)), [sessionEnded]);
  useEffect(() => {
    void checkSession();
    void refreshCartCount();
    return followSession();
  }, []);
}
