import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigation } from 'react-router';
import { loadPart } from '#web/api/load-part.ts';
import { onStorageRefused } from '#web/browser-storage.ts';
import { onRequest, readRequest } from '#web/consultations/chat/shared/open-request.ts';
import { useEndedChat } from '#web/consultations/chat/summary/ended-chat.ts';
import { isAnswered } from '#web/people/visitors/popup-storage.ts';
import { followSession, refreshCartCount } from '#web/selling/cart/shared/cart-count.ts';
import { checkSession } from '#web/session/actions.ts';
import { onSessionExpired } from '#web/session/store.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { flies } from '#web/ui/link.tsx';
import { ScrollToTop } from '#web/ui/scroll-to-top.tsx';
import { AnnouncementStrip } from './announcement-strip.tsx';
import { ContactButton } from './contact-button.tsx';
import { Footer } from './footer.tsx';
import { Nav } from './menus/nav.tsx';
import { TabBar } from './menus/tab-bar.tsx';
import { NotYet } from './not-yet.tsx';
import { registerOfflinePage } from './offline-page.ts';
import { usePageHandle } from './page-handle.ts';
import { useKeyboardMark } from './use-keyboard-mark.ts';

const BegunNotice = lazy(() => loadPart(() => import('#web/consultations/chat/waiting/begun-notice.tsx')));
const ChatSummary = lazy(() => loadPart(() => import('#web/consultations/chat/summary/summary-dialog.tsx')));

/** The layout of every page: skip link, strip, nav, the page itself, footer, contact button, the tab bar of phones. */
export function Shell({ children }: { children: ReactNode }) {
  const { bare, full, contact, own, astrologers } = usePageHandle();
  const alone = bare || full || own !== undefined;
  // The HTML is the same for everyone, so CSS hides what an astrologer's own frame replaces.
  const viewers = astrologers && 'guest user admin';
  useSessionUpkeep();
  useKeyboardMark();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-ground focus:translate-y-0"
      >
        {useTexts('shell').skip}
      </a>
      <PendingBar />
      <div data-for={viewers} className="contents">
        {own && <own.header />}
        {!alone && <AnnouncementStrip />}
        {!bare && !own && <Nav hiddenOnPhones={full} />}
        {!bare && !full && <NotYet />}
      </div>
      <Main>{children}</Main>
      <div data-for={viewers} className="contents">
        {own && <own.footer />}
        {!alone && <Footer />}
        {!alone && <ScrollToTop />}
        {!alone && contact !== 'none' && <ContactButton />}
        {!alone && <TabBar contact={contact !== 'none'} />}
      </div>
      <EndedChat />
      <BegunChat />
      <Invite allowed={!alone && contact !== 'none'} />
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

const noRequest = () => null;

/** Follows the chat that this customer asked for, on every page but its own. */
function BegunChat() {
  const sessionId = useSyncExternalStore(onRequest, readRequest, noRequest);
  const { pathname } = useLocation();
  if (!sessionId || pathname.endsWith(`/${sessionId}`)) return null;
  return (
    <Suspense>
      <BegunNotice key={sessionId} sessionId={sessionId} />
    </Suspense>
  );
}

/**
 * Asks a visitor for name and number, later (`visitor-invite.tsx`). Its code is loaded after the page is shown, and a
 * page without it is whole.
 */
function Invite({ allowed }: { allowed: boolean }) {
  const [VisitorInvite, setInvite] = useState<ComponentType<{ allowed: boolean }> | null>(null);
  useEffect(() => {
    if (flies) import('./flight.ts').catch(() => undefined);
    if (isAnswered()) return;
    import('#web/people/visitors/visitor-invite.tsx').then(
      (module) => setInvite(() => module.VisitorInvite),
      () => undefined,
    );
  }, []);
  return VisitorInvite && <VisitorInvite allowed={allowed} />;
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
  const { sessionEnded, nothingRemembered } = useTexts('shell');
  useEffect(() => onSessionExpired(() => toast.problem(sessionEnded)), [sessionEnded]);
  useEffect(() => onStorageRefused(() => toast.stay('storage', nothingRemembered)), [nothingRemembered]);
  useEffect(() => {
    void checkSession();
    void refreshCartCount();
    registerOfflinePage();
    return followSession();
  }, []);
}
