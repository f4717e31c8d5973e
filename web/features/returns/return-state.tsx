import { Copy } from 'lucide';
import type { Return } from '#contract/returns/endpoints.ts';
import { fill, formatDate, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { ReturnPhotos } from './photos.tsx';
import { exactRupees, returnTones } from './return-words.ts';

/** Shows the status of a return to its buyer. */
export function ReturnState({ returned }: { returned: Return }) {
  const t = useTexts('returns');
  const lang = useLang();
  const { status, reason, text, photos, askedAt, answer, givenAs, given } = returned;
  const amount = exactRupees(given ?? 0, lang);
  return (
    <div className="mt-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
        <Badge tone={returnTones[status]}>{t.statuses[status]}</Badge>
        {t.reasons[reason]} · {fill(t.buyer.asked, { date: formatDateTime(askedAt, lang) })}
      </p>
      <p className="mt-2 border-l-2 border-line pl-3 break-words whitespace-pre-line text-ink-2">{text}</p>
      <ReturnPhotos photos={photos} />
      <div className="mt-2.5">
        {status === 'asked' && <p>{t.buyer.askedText}</p>}
        {status === 'refused' && <p>{t.buyer.refusedText}</p>}
        {givenAs === 'refund' && <p>{fill(t.buyer.refund, { amount })}</p>}
        {givenAs === 'by_hand' && <p>{fill(t.buyer.byHand, { amount })}</p>}
        {returned.coupon && <CreditNote amount={amount} coupon={returned.coupon} />}
        {answer && <p className="mt-1.5 break-words text-ink-2">{fill(t.buyer.answer, { text: answer })}</p>}
      </div>
    </div>
  );
}

function CreditNote({ amount, coupon }: { amount: string; coupon: NonNullable<Return['coupon']> }) {
  const t = useTexts('returns').buyer;
  const lang = useLang();
  const { code, until, used } = coupon;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2">
        {fill(t.credit, { amount })}
        <span className="inline-flex items-center gap-1">
          <strong className="tabular rounded-[.4rem] border border-dashed border-line-strong px-2 py-1 tracking-wide">
            {code}
          </strong>
          {!used && (
            <IconButton
              icon={Copy}
              label={t.copy}
              onClick={() =>
                navigator.clipboard?.writeText(code).then(
                  () => toast.good(t.copied),
                  () => undefined,
                )
              }
            />
          )}
        </span>
      </p>
      <p className="text-sm text-ink-2">
        {used ? t.creditUsed : until && fill(t.creditUntil, { date: formatDate(until, lang) })}
      </p>
    </div>
  );
}
