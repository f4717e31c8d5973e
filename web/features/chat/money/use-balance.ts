import { useCallback, useRef, useState } from 'react';
import { api } from '#web/api/client.ts';

/** What the wallet holds in rupees, as last known; null when it could not be had. */
export async function loadBalance(): Promise<number | null> {
  return api('GET /api/payment/wallet/me').then(
    ({ wallet }) => wallet.balance,
    () => null,
  );
}

/** The balance on a page: as first loaded, as told by events (`set`), or asked for again (`renew`). */
export function useBalance(first: number | null) {
  const [balance, setBalance] = useState(first);
  const told = useRef(0);
  const set = useCallback((rupees: number) => {
    told.current += 1;
    setBalance(rupees);
  }, []);
  const renew = useCallback(async () => {
    for (;;) {
      const before = told.current;
      const now = await loadBalance();
      // Told meanwhile: which of the two is newer cannot be known, so it is asked once more.
      if (now !== null && told.current !== before) continue;
      if (now !== null) setBalance(now);
      return now;
    }
  }, []);
  return { balance, set, renew };
}
