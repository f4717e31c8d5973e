import { ArrowDown } from 'lucide';
import type { ChatMessage, ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { nameOf, otherOf } from '#web/consultations/chat/shared/session.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Bubble, OutgoingBubble, TypingBubble } from './bubble.tsx';
import { readUpTo, sameDay } from './messages.ts';
import type { Outbox, Outgoing } from './outbox.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';

/** Lists the messages of a chat with day separators. `queue` holds the outgoing ones. */
export function Log({
  session,
  messages,
  queue = [],
  outbox,
  typing = false,
  typedAfter,
  empty,
  className = '',
}: {
  session: ChatSession;
  messages: readonly ChatMessage[];
  queue?: readonly Outgoing[];
  outbox?: Outbox;
  typing?: boolean;
  /** The last message that was there when the other side typed. */
  typedAfter?: string;
  /** Shown while there are no messages. */
  empty: string;
  className?: string;
}) {
  const t = useTexts('chat').chat;
  const other = otherOf(session);
  const read = readUpTo(messages, other._id, typedAfter);
  const lastMine = messages.at(-1)?.senderId !== other._id;
  const { box, unseen, toEnd } = useStayAtEnd(
    messages.length + queue.length,
    queue.length > 0 || lastMine,
    typing,
  );
  return (
    <div className="relative min-h-0">
      <div
        ref={box}
        role="log"
        aria-live="polite"
        aria-label={t.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        className={`flex h-full flex-col overflow-y-auto overscroll-contain px-4 py-4 [scrollbar-width:thin] lg:px-8 lg:py-6 ${className}`}
      >
        <ol className="mt-auto grid gap-2">
          {messages.length + queue.length === 0 && <SystemLine>{empty}</SystemLine>}
          {messages.map((message, i) => {
            const before = messages[i - 1];
            return (
              <Entry
                key={message._id}
                fresh={!before || !sameDay(before.createdAt, message.createdAt)}
                at={message.createdAt}
              >
                <Bubble
                  message={message}
                  mine={message.senderId !== other._id}
                  speaker={message.senderId === other._id ? nameOf(other) : t.you}
                  read={Number(message._id) <= read}
                />
              </Entry>
            );
          })}
          {outbox &&
            queue.map((message) => (
              <OutgoingBubble
                key={message.clientId}
                message={message}
                onRetry={() => outbox.retry(message.clientId)}
                onDiscard={() => outbox.discard(message.clientId)}
              />
            ))}
          {typing && <TypingBubble />}
        </ol>
      </div>
      <p role="status" className="sr-only">
        {typing && fill(t.typing, { name: nameOf(other) })}
      </p>
      {unseen && <ToEnd onClick={toEnd} />}
    </div>
  );
}

/** The button to new messages below the visible ones. */
function ToEnd({ onClick }: { onClick: () => void }) {
  const t = useTexts('chat').chat;
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute bottom-3 left-1/2 inline-flex min-h-11 -translate-x-1/2 items-center gap-1.5 rounded-pill bg-ink px-4 text-sm font-semibold text-ground shadow-2"
    >
      <Icon of={ArrowDown} small />
      {t.newMessages}
    </button>
  );
}

function SystemLine({ children }: { children: string }) {
  return <li className="mx-auto max-w-[40ch] py-1 text-center text-sm text-ink-3">{children}</li>;
}

/** Shows a message, preceded by the date if it is the first of its day. */
function Entry({ fresh, at, children }: { fresh: boolean; at: string; children: React.ReactNode }) {
  const t = useTexts('chat').chat;
  const lang = useLang();
  const now = Date.now();
  const day = sameDay(at, new Date(now).toISOString())
    ? t.today
    : sameDay(at, new Date(now - 86_400_000).toISOString())
      ? t.yesterday
      : formatDate(at, lang);
  return (
    <>
      {fresh && <SystemLine>{day}</SystemLine>}
      {children}
    </>
  );
}
