import type { ReactNode } from 'react';
import type { ChatMessage } from '#contract/consultations/chat/endpoints.ts';
import { KundliCard } from '#web/consultations/chat/kundli/kundli-card.tsx';
import { formatDate, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import type { Outgoing } from './outbox.ts';

/** Shows a speech bubble: own ones on the right, the other side's on the left. */
export function Speech({ mine, children }: { mine: boolean; children: ReactNode }) {
  return (
    <div
      className={`w-fit max-w-full rounded-[1.1rem] border px-4 py-2.5 text-left leading-normal break-words whitespace-pre-wrap ${mine ? 'ml-auto rounded-br-[.3rem] border-transparent bg-manik text-on-manik' : 'rounded-bl-[.3rem] border-line bg-surface'}`}
    >
      {children}
    </div>
  );
}

const row = (mine: boolean) =>
  `grid max-w-[84%] gap-1 lg:max-w-[62%] ${mine ? 'justify-self-end text-right' : 'justify-self-start'}`;

/** Shows the time of a message, with date and time in its title. */
function Time({ at }: { at: string }) {
  const lang = useLang();
  return (
    <time translate="no" dateTime={at} title={formatDateTime(at, lang)} className="tabular">
      {formatDate(at, lang, { hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}

/**
 * Shows a message from the server. `speaker` names its author for screen readers; `read` is whether the other side has
 * read an own message.
 */
export function Bubble({
  message,
  mine,
  speaker,
  read,
}: {
  message: ChatMessage;
  mine: boolean;
  speaker: string;
  read: boolean;
}) {
  const t = useTexts('chat').chat;
  return (
    <li className={row(mine)}>
      <span className="sr-only">{`${speaker}:`}</span>
      {message.kundli ? (
        <KundliCard kundli={message.kundli} sessionId={message.chatSessionId} messageId={message._id} />
      ) : (
        <Speech mine={mine}>
          <span className="written">{message.content}</span>
        </Speech>
      )}
      <span className="text-xs text-ink-3">
        <Time at={message.createdAt} />
        {mine && <span>{` · ${read ? t.read : t.sent}`}</span>}
      </span>
    </li>
  );
}

/** Shows an outgoing message, and the actions when it cannot be delivered. */
export function OutgoingBubble({
  message,
  onRetry,
  onDiscard,
}: {
  message: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const t = useTexts('chat').chat;
  const { state } = message;
  return (
    <li className={row(true)}>
      <span className="sr-only">{t.you}:</span>
      <div className={state === 'sending' ? '' : 'opacity-75'}>
        <Speech mine>
          <span className="written">{message.content}</span>
        </Speech>
      </div>
      <span className={`text-xs ${state === 'failed' ? 'font-medium text-moonga' : 'text-ink-3'}`}>
        <span>{`${state === 'sending' ? t.sending : ''}${state === 'waiting' ? `${t.waiting} · ` : ''}${state === 'failed' ? `${t.notSent} ${message.problem ?? ''} ` : ''}`}</span>
        {state !== 'sending' && (
          <button type="button" onClick={onRetry} className="-my-2 min-h-8 px-1 font-semibold underline">
            {t.tryAgain}
          </button>
        )}
        {state === 'failed' && (
          <button type="button" onClick={onDiscard} className="-my-2 min-h-8 px-1 font-semibold underline">
            {t.discard}
          </button>
        )}
      </span>
    </li>
  );
}

/** Shows three dots while the other side types. The page's status line has the words. */
export function TypingBubble() {
  return (
    <li aria-hidden="true" className={row(false)}>
      <span className="inline-flex gap-1.25 rounded-[1.1rem] rounded-bl-[.3rem] border border-line bg-surface px-4 py-3.5">
        {[0, 150, 300].map((delay) => (
          <i
            key={delay}
            style={{ animationDelay: `${delay}ms` }}
            className="size-2 rounded-full bg-ink-3 motion-safe:animate-bounce"
          />
        ))}
      </span>
    </li>
  );
}
