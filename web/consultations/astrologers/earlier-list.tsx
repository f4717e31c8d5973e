import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { nameOf } from '#web/consultations/chat/shared/session.ts';
import { formatDate, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

/** Lists today's closed requests and their outcomes, newest first. */
export function EarlierList({ sessions }: { sessions: readonly ChatSession[] }) {
  const t = useTexts('astrologers').requests;
  const lang = useLang();
  if (sessions.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-h3">{t.earlier}</h2>
      <ul className="mt-3 rounded-tile border border-line bg-surface px-4.5 md:px-6">
        {sessions.map((session) => {
          const [tone, words] = outcome(session);
          return (
            <li
              key={session._id}
              className="flex items-center gap-3.5 border-b border-line py-3 last:border-0"
            >
              <Avatar id={session.userId._id} name={nameOf(session.userId)} size="2.5rem" />
              <p className="min-w-0 flex-1 leading-snug">
                <span translate="no" className="font-semibold break-words">
                  {nameOf(session.userId)}
                </span>
                <br />
                <span translate="no" className="text-sm text-ink-2">
                  {formatDate(session.createdAt, lang, { hour: 'numeric', minute: '2-digit' })}
                </span>
              </p>
              <Badge tone={tone}>{words}</Badge>
            </li>
          );
        })}
      </ul>
    </section>
  );

  function outcome({ status, ending, minutes, refunded }: ChatSession): [BadgeTone, string] {
    if (status === 'approved') return ['info', t.running];
    if (refunded > 0) return ['warn', t.refunded];
    if (status === 'ended') return ['good', plural(t.chatted, minutes, lang)];
    if (ending === 'expired') return ['warn', t.missed];
    if (ending === 'unpayable') return ['warn', t.unpayable];
    return ['off', ending === 'cancelled' ? t.cancelled : t.refused];
  }
}
