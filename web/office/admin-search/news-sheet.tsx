import { Bell, BellOff, CheckCheck } from 'lucide';
import type { News } from '#contract/office/admin-search/endpoints.ts';
import { useSave } from '#web/api/use-save.ts';
import { formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { newsIcons } from './icons.ts';
import { newsNote, newsPath, newsTitle } from './news-words.ts';
import { turnOff, turnOn, useNotifyState } from './notifications.ts';
import type { AdminNews } from './use-news.ts';

/** The list of what is new, newest first. Opening one marks it as read. */
export default function NewsSheet({ state }: { state: AdminNews }) {
  const t = useTexts('admin-search').news;
  const { news, unread, failed, view, close, reload, markAll } = state;
  const { save, busy } = useSave(markAll, { onError: () => undefined });
  return (
    <Sheet
      open={view === 'open'}
      onClose={close}
      title={t.title}
      footer={
        unread > 0 && (
          <Button kind="secondary" busy={busy} busyText={t.markAll} onClick={() => void save()}>
            <Icon of={CheckCheck} small />
            {t.markAll}
          </Button>
        )
      }
    >
      {failed && (
        <Banner tone="bad" className="mb-3">
          {t.failed}{' '}
          <button type="button" className="underline" onClick={() => void reload()}>
            {t.retry}
          </button>
        </Banner>
      )}
      {news?.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
      {news && news.length > 0 && (
        <ul aria-label={t.list} className="-mx-2">
          {news.map((one) => (
            <Row key={one.key} news={one} state={state} />
          ))}
        </ul>
      )}
      <NotifySwitch />
    </Sheet>
  );
}

function Row({ news, state: { open, close } }: { news: News; state: AdminNews }) {
  const t = useTexts('admin-search').news;
  const lang = useLang();
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={newsPath(news)}
        onClick={() => {
          open(news);
          close();
        }}
        className="flex min-h-14 items-start gap-3 rounded-control px-2 py-2.5 leading-snug hover:bg-ink/6"
      >
        <Icon of={newsIcons[news.kind]} small className="mt-0.5 shrink-0 text-ink-3" />
        <span className="min-w-0 flex-1">
          <span className={`block ${news.unread ? 'font-semibold' : 'text-ink-2'}`}>
            <span>{newsTitle(news, t)}</span>
            {news.unread && <span className="sr-only">, {t.unread}</span>}
          </span>
          <span className="block text-sm break-words text-ink-2">{newsNote(news, t, lang)}</span>
          <time translate="no" dateTime={news.at} className="tabular block text-xs text-ink-3">
            {formatDateTime(news.at, lang)}
          </time>
        </span>
        {news.unread && (
          <span aria-hidden="true" className="mt-1.5 size-2.5 shrink-0 rounded-full bg-manik" />
        )}
      </Link>
    </li>
  );
}

/** Offers the browser's own notifications. It asks for them on a press only. */
function NotifySwitch() {
  const t = useTexts('admin-search').news.notify;
  const state = useNotifyState();
  if (state === 'none') return null;
  return (
    <div className="mt-4 border-t border-line pt-4 text-sm text-ink-2">
      {state === 'blocked' ? (
        <p>{t.blocked}</p>
      ) : (
        <>
          <Button
            kind="ghost"
            size="small"
            className="-ml-2.5"
            onClick={() => (state === 'on' ? turnOff() : void turnOn())}
          >
            <Icon of={state === 'on' ? BellOff : Bell} small />
            <span>{state === 'on' ? t.off : t.on}</span>
          </Button>
          <p className="mt-1 text-ink-3">{t.hint}</p>
        </>
      )}
    </div>
  );
}
