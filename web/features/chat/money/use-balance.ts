import { useCallback, useState } from 'react';
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
  const renew = useCallback(async () => {
    const now = await loadBalance();
    if (now !== null) setBalance(now);
    return now;
  }, []);
  return { balance, set: setBalance, renew };
}
