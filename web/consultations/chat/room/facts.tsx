import { ShieldCheck } from 'lucide';
import type { ListedAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import type { ChatMessage, ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { expertiseWords, languageWords } from '#web/consultations/astrologers/shared/practice-words.ts';
import { isCustomer, nameOf, otherOf } from '#web/consultations/chat/shared/session.ts';
import { fill, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { timeLeftText } from './time-left-text.ts';

/** Shows the facts beside the chat on wide screens: the other side, the cost, and what was shared. */
export function Facts({
  session,
  messages,
  astrologer,
}: {
  session: ChatSession;
  messages: readonly ChatMessage[];
  /** The astrologer's list entry; null in the astrologer's own view. */
  astrologer: ListedAstrologer | null;
}) {
  const { chat: t, list, kundli } = useTexts('chat');
  const practice = useTexts('astrologers/practice');
  const lang = useLang();
  const customer = isCustomer(session);
  const name = nameOf(otherOf(session));
  const shared = messages.filter((message) => message.kundli);
  const facts: [string, string][] = [
    [t.expertise, expertiseWords(astrologer?.expertise ?? '', practice)],
    [
      t.experience,
      astrologer?.yearsOfExperience ? plural(list.years, astrologer.yearsOfExperience, lang) : '',
    ],
    [t.languages, languageWords(astrologer?.languagesSpoken ?? [], practice)],
    [t.rate, fill(t.ratePerMinute, { rate: formatRupees(session.rate, lang) })],
    [
      t.thisChat,
      `${plural(t.minutes, session.minutes, lang)}, ${formatRupees(session.charged, lang, { paise: true })}`,
    ],
    [t.earn, session.earned === undefined ? '' : formatRupees(session.earned, lang, { paise: true })],
    [t.left, timeLeftText(session.minutesLeft, t, lang)],
  ];
  return (
    <aside
      aria-label={t.about}
      className="hidden overflow-y-auto border-l border-line bg-surface p-6 lg:block"
    >
      <PersonAvatar
        id={otherOf(session)._id}
        name={name}
        photo={otherOf(session).photo}
        size="4.5rem"
        online={session.status === 'approved'}
      />
      <h2 className="mt-3.5 text-h3">{name}</h2>
      {!customer && <p className="text-sm text-ink-2">{t.customer}</p>}
      <dl className="mt-5 grid gap-3.5">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-3">{label}</dt>
              <dd className="tabular font-medium">{value}</dd>
            </div>
          ))}
      </dl>
      {customer && (
        <p className="mt-6 flex items-center gap-2 text-sm font-medium text-panna">
          <Icon of={ShieldCheck} small />
          {t.checked}
        </p>
      )}
      {shared.length > 0 && (
        <div className="mt-6 border-t border-line pt-4">
          <h3 className="font-text text-sm text-ink-2">{t.shared}</h3>
          <ul className="mt-1">
            {shared.map((message) => (
              <li key={message._id}>
                <TextLink
                  to={`/astro-user-chat/${session._id}/kundli/${message._id}`}
                  target="_blank"
                  className="inline-flex min-h-11 items-center"
                >
                  {message.kundli?.name ? fill(kundli.of, { name: message.kundli.name }) : kundli.nameless}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}
