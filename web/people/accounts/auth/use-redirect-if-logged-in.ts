import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { releaseIntent } from '#web/session/intent.ts';
import { returnPath } from '#web/session/return-path.ts';
import { readSession } from '#web/session/store.ts';
import { afterLogin } from './after-login.ts';

/** Redirects a signed-in visitor to `next`, or to the home page. */
export function useRedirectIfLoggedIn(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const session = readSession();
    if (!session) return;
    const next = returnPath(location.search);
    releaseIntent(next);
    void navigate(afterLogin(session, next), { replace: true });
  }, [navigate]);
}
