import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { timings } from '#web/timings.ts';
import { loginPath } from './return-path.ts';

/** What a form takes along to the login: the name to log in with, and what was typed, for who comes back. No password. */
type Taken = { name: string; typed: object };

/** What the history of the browser keeps of a form. */
type Kept = { name?: string; typed?: object } | null;

/**
 * Returns `start`, which opens the login page after two seconds, time to read the message. `next` is the path
 * to open after the login.
 */
export function useRedirectToLogin(next: string | null): {
  started: boolean;
  start: (taken?: Taken) => void;
} {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [started, setStarted] = useState<{ taken: Taken | undefined } | null>(null);
  useEffect(() => {
    if (!started) return;
    const { taken } = started;
    const timer = setTimeout(async () => {
      if (taken)
        await navigate(pathname + search, {
          replace: true,
          state: { typed: taken.typed },
          preventScrollReset: true,
        });
      await navigate(loginPath(next ?? '/'), { state: taken ? { name: taken.name } : null });
    }, timings.toLogin);
    return () => clearTimeout(timer);
  }, [started, next, navigate, pathname, search]);
  return { started: started !== null, start: (taken) => setStarted({ taken }) };
}

/** Returns the name to log in with that another form has taken along, or ''. */
export const useTakenName = (): string => (useLocation().state as Kept)?.name ?? '';

/** Returns what was typed into a form before it led to the login, or {}. */
export const useKeptTyped = <Typed extends object>(): Partial<Typed> =>
  ((useLocation().state as Kept)?.typed ?? {}) as Partial<Typed>;
