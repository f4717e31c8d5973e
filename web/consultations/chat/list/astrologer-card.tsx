import { ChevronDown } from 'lucide';
import type { ListedAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import {
  expertiseWords,
  languageWords,
  splitWords,
} from '#web/consultations/astrologers/shared/practice-words.ts';
import { nameOf } from '#web/consultations/chat/shared/session.ts';
import { fill, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import { Stars } from '#web/ui/stars.tsx';

/** Shows one astrologer: name, ratings, price a minute, and the button to request a chat. */
export function AstrologerCard({
  astrologer,
  asking,
  onRequest,
}: {
  astrologer: ListedAstrologer;
  /** The id of the astrologer whose request is being sent. */
  asking: string | null;
  /** Absent for astrologers and admins, who cannot request a chat. */
  onRequest?: () => void;
}) {
  const t = useTexts('chat').list;
  const practice = useTexts('astrologers/practice');
  const lang = useLang();
  const name = nameOf(astrologer);
  const bio = (lang === 'hi' && astrologer.bioHi) || astrologer.bio;
  const { isOnline, isBusy } = astrologer;
  const facts = [
    astrologer.yearsOfExperience > 0 && plural(t.years, astrologer.yearsOfExperience, lang),
    languageWords(astrologer.languagesSpoken, practice),
  ].filter(Boolean);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 rounded-tile border border-line bg-surface p-4.5 lg:p-6">
      <PersonAvatar
        id={astrologer._id}
        name={name}
        photo={astrologer.photo}
        size="4rem"
        online={isOnline}
        className="row-span-2 self-start"
      />
      <div className="min-w-0">
        <h2 className="text-h3">{name}</h2>
        <p className="text-sm text-ink-2">{facts.join(' · ')}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          {astrologer.rating === null ? (
            t.unrated
          ) : (
            <>
              <Stars rating={astrologer.rating} className="text-sm" />
              <span className="tabular">{`${astrologer.rating.toFixed(1)} · ${plural(t.ratings, astrologer.ratingCount, lang)}`}</span>
            </>
          )}
        </p>
      </div>
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        {splitWords(astrologer.expertise).map((part) => (
          <Badge key={part} tone="off" dot={false}>
            {expertiseWords(part, practice)}
          </Badge>
        ))}
      </p>
      {bio !== '' && (
        <details className="group col-span-2 mt-1 text-sm">
          <summary className="inline-flex min-h-11 items-center gap-1 font-medium text-ink-2 hover:text-ink">
            <span>{fill(t.about, { name })}</span>
            <Icon of={ChevronDown} small className="transition-[rotate] group-open:rotate-180" />
          </summary>
          <p className="written text-ink-2">{bio}</p>
        </details>
      )}
      <div className="col-span-2 mt-2 flex items-center justify-between gap-4 self-end border-t border-line pt-3.5">
        <p className="tabular leading-tight font-semibold">
          <span translate="no">{`${formatRupees(astrologer.pricePerMinute, lang)} `}</span>
          <span className="font-normal text-ink-2">{t.perMinute}</span>
        </p>
        {isOnline && !isBusy && onRequest ? (
          <Button
            size="small"
            className="min-h-11!"
            aria-label={fill(t.chatNowWith, { name })}
            busy={asking === astrologer._id}
            busyText={t.requesting}
            onClick={onRequest}
          >
            {t.chatNow}
          </Button>
        ) : (
          <Badge tone={isOnline ? (isBusy ? 'warn' : 'good') : 'off'}>
            {isOnline ? (isBusy ? t.busy : t.isOnline) : t.offline}
          </Badge>
        )}
      </div>
    </li>
  );
}
