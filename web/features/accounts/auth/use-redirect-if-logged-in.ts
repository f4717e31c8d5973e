import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { returnPath } from '#web/session/return-path.ts';
import { readSession } from '#web/session/store.ts';
import { afterLogin } from './after-login.ts';

/** Leads who is logged in already on at once: to where they wanted to go, or home. */
export function useRedirectIfLoggedIn(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const session = readSession();
    if (session) void navigate(afterLogin(session, returnPath(location.search)), { replace: true });
  }, [navigate]);
}
