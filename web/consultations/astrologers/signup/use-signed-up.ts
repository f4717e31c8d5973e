import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { loginPath } from '#web/session/return-path.ts';
import { timings } from '#web/timings.ts';

/**
 * Returns the server's message about a new account, and `start`, which opens the login three seconds later
 * (specification).
 */
export function useSignedUp(): { message: string | null; start: (message: string) => void } {
  const navigate = useNavigate();
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(
      () => void navigate(loginPath('/astrologer-dashboard')),
      timings.astrologerToLogin,
    );
    return () => clearTimeout(timer);
  }, [message, navigate]);
  return { message, start: setMessage };
}
