import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { loginPathOf } from './login-path-of.ts';
import { hasLoggedOut, useSession } from './store.ts';

/**
 * The layout of pages that need a login. An expired session leads to the login page and back after it; a logout leads
 * home.
 */
export function GuardedArea() {
  const session = useSession();
  const { pathname, search } = useLocation();
  useStaysOnline(session?.role === 'astrologer');
  return session ? (
    <Outlet />
  ) : (
    <Navigate to={hasLoggedOut() ? '/' : loginPathOf(pathname + search)} replace />
  );
}

/**
 * Connects astrologers on every page behind a login, the wallet too, because an open connection makes them online.
 * Loads no code for others.
 */
function useStaysOnline(needed: boolean): void {
  useEffect(() => {
    if (!needed) return;
    let left = false;
    let release: (() => void) | undefined;
    import('#web/realtime/socket.ts').then(
      ({ needLive }) => {
        if (!left) release = needLive();
      },
      // Ignores a failed load, as without a network. The next page tries again.
      () => undefined,
    );
    return () => {
      left = true;
      release?.();
    };
  }, [needed]);
}
