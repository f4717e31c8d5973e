import { Bell as BellIcon } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { News } from '#contract/office/admin-search/endpoints.ts';
import { newsCounted } from '#contract/office/admin-search/news.ts';
import { loadPart } from '#web/api/load-part.ts';
import { fill, formatNumber, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { newsNote, newsPath, newsTitle } from './news-words.ts';
import { notifyOf } from './notifications.ts';
import { type AdminNews, useNews } from './use-news.ts';

const NewsSheet = lazy(() => loadPart(() => import('./news-sheet.tsx')));

/** Holds the news, and shows a notification for those that come. */
export function useAdminNews(): AdminNews {
  const t = useTexts('admin-search').news;
  const lang = useLang();
  const navigate = useNavigate();
  const [view, setView] = useState<AdminNews['view']>('never');
  const tell = (arrived: readonly News[]) => {
    // Oldest first, so that the newest is on top. A crowd is told in the list.
    for (const one of arrived.slice(0, 3).toReversed())
      notifyOf({
        tag: one.key,
        title: newsTitle(one, t),
        body: newsNote(one, t, lang, { named: false }),
        onOpen: () => void navigate(newsPath(one)),
      });
  };
  const state = useNews(tell);
  return {
    ...state,
    view,
    show: () => {
      setView('open');
      void state.reload();
    },
    close: () => setView('closed'),
  };
}

/** The button that opens the news, with the number of unread ones. */
export function BellButton({ state: { unread, show }, className }: { state: AdminNews; className?: string }) {
  const t = useTexts('admin-search').news;
  const lang = useLang();
  const shown = formatNumber(unread, lang);
  return (
    <IconButton
      icon={BellIcon}
      label={unread > 0 ? plural(t.openUnread, unread, lang) : t.open}
      onClick={show}
      className={className ?? ''}
    >
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute top-0.5 right-0 min-w-[1.15rem] rounded-full bg-manik px-1 text-center text-xs leading-[1.15rem] font-semibold text-on-manik"
        >
          {unread < newsCounted ? shown : fill(t.more, { n: shown })}
        </span>
      )}
    </IconButton>
  );
}

/** The list of news, once it was opened. */
export function NewsPanel({ state }: { state: AdminNews }) {
  if (state.view === 'never') return null;
  return (
    <Suspense>
      <NewsSheet state={state} />
    </Suspense>
  );
}
