import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { loginPath } from './return-path.ts';
import { hasLeft, useSession } from './store.ts';

/** Around pages that need a login. A session that ends while one is open leads to the login page, and back after it; a logout leads home. */
export function GuardedArea() {
  const session = useSession();
  const { pathname, search } = useLocation();
  useStaysOnline(session?.role === 'astrologer');
  return session ? <Outlet /> : <Navigate to={hasLeft() ? '/' : loginPath(pathname + search)} replace />;
}

/** An astrologer is online by an open connection: on every page behind a login, the wallet too. Nobody else loads it here. */
function useStaysOnline(needed: boolean): void {
  useEffect(() => {
    if (!needed) return;
    let left = false;
    let release: (() => void) | undefined;
    import('#web/realtime/socket.ts').then(
      ({ needLive }) => {
        if (!left) release = needLive();
      },
      // Without the network nobody is online; the next page tries again.
      () => undefined,
    );
    return () => {
      left = true;
      release?.();
    };
  }, [needed]);
}
