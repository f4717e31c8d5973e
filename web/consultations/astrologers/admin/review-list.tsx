import type { ReviewedAstrologer } from '#contract/consultations/astrologers/kyc.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { statusTone } from './status-tone.ts';

/** Lists the astrologers of one status. `to` returns the link of an astrologer. */
export function ReviewList({
  astrologers,
  current,
  to,
}: {
  astrologers: readonly ReviewedAstrologer[];
  current: string | null;
  to: (id: string) => string;
}) {
  const t = useTexts('astrologers/admin');
  const lang = useLang();
  return (
    <nav aria-label={t.list}>
      <ul className="overflow-hidden rounded-tile border border-line bg-surface">
        {astrologers.map((one) => {
          const name = `${one.firstName} ${one.lastName}`.trim();
          const when = one.kyc === 'pending' ? one.sentAt : one.decidedAt;
          return (
            <li key={one._id} className="border-b border-line last:border-0">
              <Link
                to={to(one._id)}
                preventScrollReset
                aria-current={one._id === current ? 'true' : undefined}
                className="flex items-center gap-3.5 px-4 py-3 hover:bg-sunken aria-[current=true]:bg-manik-wash"
              >
                <Avatar id={one._id} name={name} photo={one.photo} size="2.5rem" />
                <span className="min-w-0 flex-1 leading-snug">
                  <span className="block font-semibold break-words">{name}</span>
                  <span className="block text-sm text-ink-2">
                    <span>{one.expertise}</span>
                    {when && (
                      <>
                        <br />
                        <span>
                          {fill(one.kyc === 'pending' ? t.sent : t.decided, {
                            when: formatDateTime(when, lang),
                          })}
                        </span>
                      </>
                    )}
                  </span>
                </span>
                <Badge tone={statusTone(one.kyc)}>{t.status[one.kyc]}</Badge>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
