import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { loginPath } from '#web/session/return-path.ts';
import { timings } from '#web/timings.ts';

/** The way to the login page, two seconds after it was asked for: time to read why. `next` is where the login leads. */
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
