import type { ReactNode } from 'react';
import type { ChatMessage } from '#contract/chat/endpoints.ts';
import { KundliCard } from '#web/features/chat/kundli/kundli-card.tsx';
import { formatDate, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import type { Outgoing } from './outbox.ts';

/** What is said, in the look of its side: mine on the right, theirs on the left. */
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

/** The time of a message; the whole instant for whoever asks. */
function Time({ at }: { at: string }) {
  const lang = useLang();
  return (
    <time dateTime={at} title={formatDateTime(at, lang)} className="tabular">
      {formatDate(at, lang, { hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}

/** A message as the server keeps it. `speaker` names whose it is for those who do not see the sides. */
export function Bubble({ message, mine, speaker }: { message: ChatMessage; mine: boolean; speaker: string }) {
  const t = useTexts('chat').chat;
  return (
    <li className={row(mine)}>
      <span className="sr-only">{speaker}:</span>
      {message.kundli ? (
        <KundliCard kundli={message.kundli} sessionId={message.chatSessionId} messageId={message._id} />
      ) : (
        <Speech mine={mine}>
          <span className="written">{message.content}</span>
        </Speech>
      )}
      <span className="text-xs text-ink-3">
        <Time at={message.createdAt} />
        {mine && ` · ${t.sent}`}
      </span>
    </li>
  );
}

/** A message on its way, and what to do when it does not get there. */
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
        {state === 'sending' && t.sending}
        {state === 'waiting' && `${t.waiting} · `}
        {state === 'failed' && `${t.notSent} ${message.problem ?? ''} `}
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

/** Three dots while the other side writes; its words stand in the page's status line. */
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
