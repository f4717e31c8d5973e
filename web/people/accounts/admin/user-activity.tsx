import type { AdminUserFile } from '#contract/people/accounts/admin.ts';
import { fill, formatDate, formatDateTime, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Lists the active sessions of a user. */
export function UserSessions({ sessions }: Pick<AdminUserFile, 'sessions'>) {
  const t = useTexts('accounts/admin').file;
  const lang = useLang();
  return (
    <Card>
      <h2 className="mb-2 text-h3">{t.sessionsTitle}</h2>
      {sessions.length === 0 ? (
        <p className="text-ink-2">{t.noSessions}</p>
      ) : (
        <ul className="grid gap-2.5 text-sm">
          {sessions.map((session) => (
            <li key={session._id}>
              <span className="block font-medium break-words">{session.device}</span>
              <span className="tabular block text-ink-3">
                {fill(t.session, {
                  from: formatDate(session.createdAt, lang, { day: 'numeric', month: 'short' }),
                  last: formatDateTime(session.usedAt, lang),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Lists the chats of a user: with whom, and for how long. */
export function UserChats({ chats }: Pick<AdminUserFile, 'chats'>) {
  const t = useTexts('accounts/admin').file;
  const lang = useLang();
  const states: Record<string, string> = t.chatStates;
  return (
    <Card>
      <h2 className="mb-2 text-h3">{t.chatsTitle}</h2>
      {chats.latest.length === 0 ? (
        <p className="text-ink-2">{t.noChats}</p>
      ) : (
        <>
          <p className="tabular text-sm text-ink-2">{`${plural(t.chats, chats.count, lang)}, ${plural(t.minutes, chats.minutes, lang)}`}</p>
          <ul>
            {chats.latest.map((chat) => (
              <li
                key={chat._id}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5 text-sm last:border-0 last:pb-0"
              >
                <TextLink to={`/admin/users/${chat.with._id}`} className="justify-self-start break-words">
                  {chat.with.name}
                </TextLink>
                <span className="tabular text-right">{plural(t.chatMinutes, chat.minutes, lang)}</span>
                <time translate="no" dateTime={chat.createdAt} className="tabular text-ink-3">
                  {formatDateTime(chat.createdAt, lang)}
                </time>
                <span className="text-right text-ink-3">{states[chat.status] ?? chat.status}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
