import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Waiting } from '#contract/office/dashboard/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useLiveEvent, useMissed } from '#web/realtime/use-live.ts';
import { usePoll } from '#web/realtime/use-poll.ts';

const everyMs = 60_000;

/** The admin pages whose link shows a count of waiting items. */
const countedAt: Record<string, keyof Waiting> = {
  '/admin/orders': 'orders',
  '/admin/energisations': 'energisations',
  '/admin/verify-astrologers': 'kyc',
  '/admin/withdrawal-requests': 'withdrawals',
  '/admin/reported-chats': 'reportedChats',
  '/admin/returns': 'returns',
  '/admin/tickets': 'tickets',
  '/admin/manage-products': 'lowStock',
};

/** Returns a page's count of waiting items; 0 where nothing is counted or it is not loaded yet. */
export type WaitingAt = (path: string) => number;

/**
 * Loads the counts of waiting items: on every admin navigation, when the server says that something changed, and once a
 * minute, for what it says nothing of (stock) and for a lost connection.
 */
export function useWaiting(): WaitingAt {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { pathname } = useLocation();
  // The menu works without the counts, so a failure shows none.
  const load = useCallback(() => api('GET /api/auth/admin/waiting').then(setWaiting, () => undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads on every navigation.
  useEffect(() => void load(), [pathname, load]);
  usePoll(load, everyMs);
  useLiveEvent('desk-changed', () => void load());
  useMissed(() => void load());
  return (path) => {
    const counted = countedAt[path];
    return counted && waiting ? waiting[counted] : 0;
  };
}
