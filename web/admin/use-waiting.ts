import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Waiting } from '#contract/dashboard/endpoints.ts';
import { api } from '#web/api/client.ts';
import { usePoll } from '#web/realtime/use-poll.ts';

const everyMs = 60_000;

/** Pages of the desk beside whose link stands how much waits there. */
const countedAt: Record<string, keyof Waiting> = {
  '/admin/orders': 'orders',
  '/admin/verify-astrologers': 'kyc',
  '/admin/withdrawal-requests': 'withdrawals',
  '/admin/reported-chats': 'reportedChats',
};

/** How much waits at a page of the desk; 0 where nothing is counted or it is not known yet. */
export type WaitingAt = (path: string) => number;

/** How much waits for somebody, told anew at every page of the desk and once a minute. */
export function useWaiting(): WaitingAt {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { pathname } = useLocation();
  // Without the figures the menu is still a menu: a failure shows none.
  const load = useCallback(() => api('GET /api/auth/admin/waiting').then(setWaiting, () => undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew wherever one goes.
  useEffect(() => void load(), [pathname, load]);
  usePoll(load, everyMs);
  return (path) => {
    const counted = countedAt[path];
    return counted && waiting ? waiting[counted] : 0;
  };
}
