import { Copy } from 'lucide';
import type { Return } from '#contract/selling/returns/endpoints.ts';
import { fill, formatDate, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { OwnSteps } from './own-steps.tsx';
import { ReturnPhotos } from './photos.tsx';
import { ReturnTimeline } from './return-timeline.tsx';
import { exactRupees, returnTones } from './return-words.ts';

/** Shows the steps of a return to its buyer, and what to do next. `name` is that of the item. */
export function ReturnState({
  returned,
  name,
  returnTo,
}: {
  returned: Return;
  name: string;
  returnTo: readonly string[];
}) {
  const t = useTexts('returns');
  const lang = useLang();
  const { step, reason, text, photos, askedAt, answer, givenAs, given, inspection } = returned;
  const amount = exactRupees(given ?? 0, lang);
  const words = {
    asked: t.buyer.askedText,
    arrived: t.buyer.arrivedText,
    inspected: t.buyer.inspectedText,
    refused: t.buyer.refusedText,
    withdrawn: t.buyer.withdrawnText,
  };
  return (
    <div className="mt-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
        <Badge tone={returnTones[step]}>{t.steps[step]}</Badge>
        <span>{`${t.reasons[reason]} · ${fill(t.buyer.asked, { date: formatDateTime(askedAt, lang) })}`}</span>
      </p>
      <p className="mt-2 border-l-2 border-line pl-3 break-words whitespace-pre-line text-ink-2">{text}</p>
      <ReturnPhotos photos={photos} />
      <div className="mt-4">
        <ReturnTimeline returned={returned} words={t.steps} label={fill(t.buyer.journey, { name })} />
      </div>
      <div className="mt-2.5">
        {step !== 'paid' && step !== 'agreed' && step !== 'sent' && <p>{words[step]}</p>}
        {inspection && (
          <>
            <p className="mt-1.5 break-words text-ink-2">{`${fill(t.buyer.found, { condition: t.conditions[inspection.condition] })}${inspection.text ? ` · ${inspection.text}` : ''}`}</p>
            <ReturnPhotos photos={inspection.photos} />
          </>
        )}
        {givenAs === 'refund' && <p>{fill(t.buyer.refund, { amount })}</p>}
        {givenAs === 'by_hand' && <p>{fill(t.buyer.byHand, { amount })}</p>}
        {returned.coupon && <CreditNote amount={amount} coupon={returned.coupon} />}
        {answer && <p className="mt-1.5 break-words text-ink-2">{fill(t.buyer.answer, { text: answer })}</p>}
        <OwnSteps returned={returned} returnTo={returnTo} />
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
        <span>{fill(t.credit, { amount })}</span>
        <span className="inline-flex items-center gap-1">
          <strong
            translate="no"
            className="tabular rounded-[.4rem] border border-dashed border-line-strong px-2 py-1 tracking-wide"
          >
            {code}
          </strong>
          {!used && <IconButton icon={Copy} label={t.copy} onClick={() => void copyText(code, t)} />}
        </span>
      </p>
      <p className="text-sm text-ink-2">
        {used ? t.creditUsed : until && fill(t.creditUntil, { date: formatDate(until, lang) })}
      </p>
    </div>
  );
}
