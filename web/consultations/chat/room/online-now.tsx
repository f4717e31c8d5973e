import type { ListedAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import { expertiseWords } from '#web/consultations/astrologers/shared/practice-words.ts';
import { useAstrologers } from '#web/consultations/chat/list/use-astrologers.ts';
import { nameOf } from '#web/consultations/chat/shared/session.ts';
import { formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/**
 * Lists the other online astrologers beside the chat on wide screens. They are no links, since a customer has one
 * chat at a time.
 */
export function OnlineNow({ list, current }: { list: ListedAstrologer[]; current: string }) {
  const t = useTexts('chat');
  const practice = useTexts('astrologers/practice');
  const lang = useLang();
  const { astrologers } = useAstrologers(list);
  return (
    <aside
      aria-label={t.chat.onlineNow}
      className="hidden overflow-y-auto border-r border-line bg-surface lg:block"
    >
      <h2 className="px-5 pt-5 pb-2 text-h3">{t.chat.onlineNow}</h2>
      <ul>
        {astrologers
          .filter(({ isOnline, _id }) => isOnline || _id === current)
          .map((one) => (
            <li
              key={one._id}
              aria-current={one._id === current || undefined}
              className="flex items-center gap-3 px-5 py-3 aria-[current=true]:bg-manik-wash"
            >
              <PersonAvatar id={one._id} name={nameOf(one)} photo={one.photo} online />
              <span className="min-w-0 leading-snug">
                <b translate="no" className="block truncate font-semibold">
                  {nameOf(one)}
                </b>
                <span className="block truncate text-sm text-ink-2">{`${expertiseWords(one.expertise, practice)} · ${formatRupees(one.pricePerMinute, lang)} ${t.list.perMinute}`}</span>
              </span>
            </li>
          ))}
      </ul>
      <p className="mt-3 border-t border-line px-5 py-4 text-sm text-ink-2">
        {t.chat.oneAtATime}{' '}
        <TextLink alone to="/my-chats" target="_blank">
          {t.chat.past}
        </TextLink>
      </p>
    </aside>
  );
}
