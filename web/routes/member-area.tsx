import { Navigate, Outlet, useLocation } from 'react-router';
import { requireSession } from '#web/features/session/guard.ts';
import { loginPath } from '#web/features/session/return-path.ts';
import { useSession } from '#web/features/session/store.ts';
import { RestoringSession } from '#web/shell/restoring-session.tsx';

export const clientMiddleware = [requireSession(['user', 'astrologer', 'admin'])];

// A loader of its own makes the guard run on the first load too, also for pages without one.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { RestoringSession as HydrateFallback };

/** Around every page that needs a login. A session that ends meanwhile leads to the login page and back. */
export default function MemberArea() {
  const session = useSession();
  const { pathname, search } = useLocation();
  return session ? <Outlet /> : <Navigate to={loginPath(pathname + search)} replace />;
}
