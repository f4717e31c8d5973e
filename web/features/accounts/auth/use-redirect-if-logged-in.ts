import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { returnPath } from '#web/session/return-path.ts';
import { readSession } from '#web/session/store.ts';
import { afterLogin } from './after-login.ts';

/** Redirects a signed-in visitor to `next`, or to the home page. */
export function useRedirectIfLoggedIn(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const session = readSession();
    if (session) void navigate(afterLogin(session, returnPath(location.search)), { replace: true });
  }, [navigate]);
}
