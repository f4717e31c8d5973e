import { ChevronLeft } from 'lucide';
import { nameOf, otherOf } from '#web/consultations/chat/shared/session.ts';
import { clockText, useServerSecond } from '#web/realtime/server-clock.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { IconLink } from '#web/ui/icon-button.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import { timeLeftText } from './time-left-text.ts';
import type { Chat } from './use-chat.ts';

/** Shows the other side, the connection, duration, and cost or earnings, and the button to end the chat. */
export function Header({ chat, balance, onEnd }: { chat: Chat; balance: number | null; onEnd: () => void }) {
  const t = useTexts('chat').chat;
  const lang = useLang();
  const { session, live, running, customer } = chat;
  const name = nameOf(otherOf(session));
  const now = useServerSecond(chat.ahead, running);
  const time = clockText((now - Date.parse(session.startedAt ?? session.createdAt)) / 1000);
  const paused = customer && running && session.pausedAt !== null;
  const money = (rupees: number) => formatRupees(rupees, lang, { paise: true });
  const left = timeLeftText(session.minutesLeft, t, lang);
  return (
    <header className="flex items-center gap-2.5 border-b border-line bg-surface py-2 pr-3 pl-1 lg:px-6 lg:py-3">
      <IconLink
        icon={ChevronLeft}
        label={t.back}
        to={customer ? '/astro-list' : '/dashboard'}
        className="lg:hidden"
      />
      <PersonAvatar
        id={otherOf(session)._id}
        name={name}
        photo={otherOf(session).photo}
        online={live === 'live' && running && !paused}
      />
      <div className="min-w-0 flex-1 leading-tight">
        <h1 className="line-clamp-2 font-text text-base leading-tight font-semibold sm:line-clamp-1">
          {name}
        </h1>
        <p className="tabular text-sm text-ink-2">
          {/* Phones show only the dot; time and cost need the room. */}
          <span
            role="status"
            className={
              live === 'offline'
                ? 'font-medium text-gomed'
                : live === 'live' && running && !paused
                  ? 'max-sm:sr-only'
                  : ''
            }
          >
            {!running
              ? t.ended
              : live === 'live'
                ? paused
                  ? t.waitingFor
                  : t.connected
                : live === 'offline'
                  ? t.offline
                  : t.connecting}
          </span>
          {running && live !== 'offline' && (
            <>
              <span className="max-sm:hidden"> · </span>
              <span aria-label={fill(t.runningTime, { time })} role="timer" aria-live="off">
                {time}
              </span>
              {customer && <span translate="no">{` · ${money(session.charged)}`}</span>}
              {left && <span>{` · ${left}`}</span>}
            </>
          )}
        </p>
      </div>
      <p className="tabular shrink-0 text-right leading-tight">
        <span className="block text-xs text-ink-3">{customer ? t.balance : t.earn}</span>
        <b className="font-semibold">
          {customer ? (balance === null ? '–' : money(balance)) : money(session.earned ?? 0)}
        </b>
      </p>
      <Button
        kind="danger"
        size="small"
        className="min-h-11! shrink-0"
        aria-label={t.endChat}
        disabled={!running}
        onClick={onEnd}
      >
        {t.end}
      </Button>
    </header>
  );
}
