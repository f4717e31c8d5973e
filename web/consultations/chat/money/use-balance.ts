import { useCallback, useRef, useState } from 'react';
import { api } from '#web/api/client.ts';

/** Loads the wallet balance in rupees. Returns null on failure. */
export async function loadBalance(): Promise<number | null> {
  return api('GET /api/payment/wallet/me').then(
    ({ wallet }) => wallet.balance,
    () => null,
  );
}

/** Manages the balance on a page: loaded first, set by events (`set`), or loaded again (`renew`). */
export function useBalance(first: number | null) {
  const [balance, setBalance] = useState(first);
  const events = useRef(0);
  const set = useCallback((rupees: number) => {
    events.current += 1;
    setBalance(rupees);
  }, []);
  const renew = useCallback(async () => {
    for (;;) {
      const before = events.current;
      const now = await loadBalance();
      // An event arrived during the load. Either value could be the newer one, so load again.
      if (now !== null && events.current !== before) continue;
      if (now !== null) setBalance(now);
      return now;
    }
  }, []);
  return { balance, set, renew };
}
