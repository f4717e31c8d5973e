import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { timings } from '#web/timings.ts';
import { loginPath } from './return-path.ts';

/**
 * Returns `start`, which opens the login page after two seconds, time to read the message. `next` is the path
 * to open after the login.
 */
export function useRedirectToLogin(next: string | null): { started: boolean; start: () => void } {
  const navigate = useNavigate();
  const [started, setStarted] = useState(false);
  useEffect(() => {
    if (!started) return;
    const timer = setTimeout(() => void navigate(loginPath(next ?? '/')), timings.toLogin);
    return () => clearTimeout(timer);
  }, [started, next, navigate]);
  return { started, start: () => setStarted(true) };
}
