import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { chatPath, isCustomer, nameOf, otherOf } from '#web/consultations/chat/shared/session.ts';
import { formatDateTime, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import { Stars } from '#web/ui/stars.tsx';

/** Shows the status of a chat. */
export function ChatBadge({ session }: { session: ChatSession }) {
  const t = useTexts('chat').past;
  const { status, ending, refunded } = session;
  if (status === 'approved') return <Badge tone="good">{t.statuses.approved}</Badge>;
  if (status === 'pending') return <Badge tone="warn">{t.statuses.pending}</Badge>;
  if (refunded > 0) return <Badge tone="info">{t.refunded}</Badge>;
  const own = ending === (isCustomer(session) ? 'user' : 'astrologer');
  return <Badge tone="off">{own ? t.endedByYou : ending ? t.endings[ending] : t.statuses.ended}</Badge>;
}

/** Returns what a chat cost its customer, or what it brought its astrologer, with `earned` before it. */
function moneyOf(session: ChatSession, earned: string, lang: Lang): string {
  const rupees = session.earned ?? session.charged - session.refunded;
  const amount = formatRupees(rupees, lang, { paise: true });
  return session.earned === undefined ? amount : `${earned}: ${amount}`;
}

/** Shows one chat in the list: partner, date, and cost or earnings, with a link to it. */
export function ChatRow({ session }: { session: ChatSession }) {
  const t = useTexts('chat');
  const lang = useLang();
  const name = nameOf(otherOf(session));
  const took = session.startedAt !== null;
  const texts = { approved: t.past.goOn, pending: t.past.goToRequest, ended: t.past.open, rejected: null };
  const action = texts[session.status];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-tile border border-line bg-surface p-4.5 lg:p-5">
      <PersonAvatar
        id={otherOf(session)._id}
        name={name}
        photo={otherOf(session).photo}
        size="3rem"
        online={false}
      />
      <div className="min-w-0">
        <h2 className="font-text text-base font-semibold break-words">{name}</h2>
        <p translate="no" className="text-sm text-ink-2">
          {formatDateTime(session.startedAt ?? session.createdAt, lang)}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-2">
          <ChatBadge session={session} />
          {session.rating !== null && <Stars rating={session.rating} className="text-sm" />}
        </p>
      </div>
      <div className="col-span-2 flex min-h-11 flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <p className="tabular font-medium">{`${took ? plural(t.chat.minutes, session.minutes, lang) : ''}${took ? ` · ${moneyOf(session, t.summary.earned, lang)}` : ''}`}</p>
        {action && (
          <LinkButton
            kind={session.status === 'ended' ? 'secondary' : 'primary'}
            size="small"
            className="min-h-11!"
            to={chatPath(session)}
          >
            {action}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
