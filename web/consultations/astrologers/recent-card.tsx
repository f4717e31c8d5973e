import type { AstrologerFigures } from '#contract/consultations/astrologers/admin.ts';
import { formatDateTime, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stars } from '#web/ui/stars.tsx';

/** Lists the last chats with earnings and rating. */
export function RecentCard({ recent }: { recent: AstrologerFigures['recent'] }) {
  const t = useTexts('astrologers').dashboard;
  const lang = useLang();
  return (
    <Card className="min-w-0">
      <h2 className="text-h3">{t.recent}</h2>
      {recent.length === 0 && <p className="mt-2 text-ink-2">{t.noRecent}</p>}
      <ul className="mt-1">
        {recent.map((chat) => {
          const name = `${chat.firstName} ${chat.lastName}`.trim() || '–';
          return (
            <li
              key={chat._id}
              className="flex items-center gap-3.5 border-b border-line py-3 last:border-0 last:pb-0"
            >
              <Avatar id={chat.userId} name={name} />
              <div className="min-w-0 flex-1 leading-snug">
                <p className="font-semibold break-words">{name}</p>
                <p className="text-sm text-ink-2">{`${formatDateTime(chat.endedAt, lang)}, ${plural(t.minutes, chat.minutes, lang)}`}</p>
                {chat.rating !== null && <Stars rating={chat.rating} className="mt-0.5 text-sm" />}
              </div>
              <p className="tabular text-right font-semibold">
                {chat.earned > 0 ? formatRupees(chat.earned, lang, { paise: true }) : t.free}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
