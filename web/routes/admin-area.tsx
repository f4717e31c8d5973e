import { Navigate, Outlet, useLocation } from 'react-router';
import { requireSession } from '#web/features/session/guard.ts';
import { loginPath } from '#web/features/session/return-path.ts';
import { useSession } from '#web/features/session/store.ts';
import { RestoringSession } from '#web/shell/restoring-session.tsx';

export const clientMiddleware = [requireSession(['admin'])];

export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { RestoringSession as HydrateFallback };

/** Around the pages of the admins. */
export default function AdminArea() {
  const session = useSession();
  const { pathname, search } = useLocation();
  return session ? <Outlet /> : <Navigate to={loginPath(pathname + search)} replace />;
}
