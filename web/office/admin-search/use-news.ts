import { useCallback, useEffect, useRef, useState } from 'react';
import type { News } from '#contract/office/admin-search/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useLiveEvent, useMissed } from '#web/realtime/use-live.ts';
import { usePoll } from '#web/realtime/use-poll.ts';

const everyMs = 60_000;

/** The news as they are known. `news` is null until they are loaded; `failed` says that the last load failed. */
export type NewsState = {
  news: readonly News[] | null;
  unread: number;
  failed: boolean;
  reload: () => Promise<void>;
  /** Marks one piece of news as read. */
  open: (one: News) => void;
  /** Marks everything that is listed, and whatever is older, as read. */
  markAll: () => Promise<void>;
};

/** The news of the admin: their state, whether the list is open, and how to open it. */
export type AdminNews = NewsState & {
  show: () => void;
  close: () => void;
  view: 'never' | 'open' | 'closed';
};

/**
 * Loads the news, again when something changes and once a minute. `onArrive` gets what is unread and was not there before;
 * nothing at the first load.
 */
export function useNews(onArrive: (arrived: readonly News[]) => void): NewsState {
  const [shown, setShown] = useState<{ news: readonly News[]; unread: number; at: string } | null>(null);
  const [failed, setFailed] = useState(false);
  const latestAt = useRef<string | null>(null);
  const arrive = useRef(onArrive);
  arrive.current = onArrive;

  const reload = useCallback(
    () =>
      api('GET /api/admin/desk/news').then(
        (next) => {
          const before = latestAt.current;
          const arrived = before === null ? [] : next.news.filter((one) => one.unread && one.at > before);
          latestAt.current = next.news[0]?.at ?? before ?? next.at;
          setShown(next);
          setFailed(false);
          if (arrived.length > 0) arrive.current(arrived);
        },
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => void reload(), [reload]);
  usePoll(reload, everyMs);
  useLiveEvent('desk-changed', () => void reload());
  useMissed(() => void reload());

  return {
    news: shown?.news ?? null,
    unread: shown?.unread ?? 0,
    failed,
    reload,
    open({ key, at, unread }) {
      // The page opens whether this works or not; the mark is then missing until the next time.
      if (unread) api('POST /api/admin/desk/news/read', { body: { key, at } }).then(reload, () => undefined);
    },
    async markAll() {
      const until = shown?.at;
      if (!until) return;
      await api('POST /api/admin/desk/news/read', { body: { until } }).then(reload, () => setFailed(true));
    },
  };
}
