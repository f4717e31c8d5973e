import { Navigate, Outlet, useLocation } from 'react-router';
import { loginPath } from './return-path.ts';
import { hasLeft, useSession } from './store.ts';

/** Around pages that need a login. A session that ends while one is open leads to the login page, and back after it; a logout leads home. */
export function GuardedArea() {
  const session = useSession();
  const { pathname, search } = useLocation();
  return session ? <Outlet /> : <Navigate to={hasLeft() ? '/' : loginPath(pathname + search)} replace />;
}
