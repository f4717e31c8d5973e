import { useEffect, useRef } from 'react';
import type { AdminReturn } from '#contract/selling/returns/endpoints.ts';
import { fill, formatDateTime, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ReturnPhotos } from '../photos.tsx';
import { ReturnTimeline } from '../return-timeline.tsx';
import { exactRupees, policyAmount, returnName, returnTones } from '../return-words.ts';
import { StaffSteps } from './staff-steps.tsx';

/** Shows a return to an admin: the request, what the policy allows, and the decision. */
export function AdminReturnCard({ returned }: { returned: AdminReturn }) {
  const t = useTexts('returns');
  const lang = useLang();
  const { status, step, reason, quantity, remedy, inTime, text, photos } = returned;
  const name = returnName(returned, lang);
  const amount = exactRupees(policyAmount(returned), lang);
  const paid = exactRupees(returned.paid, lang);
  const fee = exactRupees(returned.fee, lang);
  return (
    <Card className={status === 'asked' ? 'border-gomed!' : ''}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-text text-base font-semibold break-words">{`${name} · ${plural(t.pieces, quantity, lang)}`}</h3>
          <p className="text-sm text-ink-2">
            <span>{`${t.reasons[reason]} · `}</span>
            <time translate="no" dateTime={returned.askedAt} className="tabular">
              {formatDateTime(returned.askedAt, lang)}
            </time>
          </p>
        </div>
        <Badge tone={returnTones[step]}>{t.admin.steps[step]}</Badge>
      </div>
      <blockquote className="mt-3 border-l-2 border-line pl-3 break-words whitespace-pre-line">
        <span className="sr-only">{t.admin.words}: </span>
        <span>{text}</span>
      </blockquote>
      <ReturnPhotos photos={photos} />
      <p className="mt-3 text-sm text-ink-2">
        <span className="font-semibold text-ink">
          {fill(remedy === 'credit' ? t.admin.credit : t.admin.refund, { amount })}
        </span>
        <span>{` · ${inTime ? t.admin.inTime : t.admin.lateText} ${fill(t.admin.paidFor, { paid, fee })}${
          returned.delivery > 0
            ? ` ${fill(t.admin.deliveryToo, { delivery: exactRupees(returned.delivery, lang) })}`
            : ''
        }`}</span>
      </p>
      <BenefitEnded returned={returned} />
      {(returned.steps.length > 1 || step !== 'asked') && (
        <div className="mt-4">
          <ReturnTimeline returned={returned} words={t.admin.steps} label={t.admin.journey} />
        </div>
      )}
      <Parcel returned={returned} />
      <div ref={useFocusAt(step)} tabIndex={-1} className="outline-none">
        {status === 'asked' ? <StaffSteps key={step} returned={returned} /> : <Decided returned={returned} />}
      </div>
    </Card>
  );
}

/** Warns that a discount was for items that go back, so that staff can decide on the amount. */
function BenefitEnded({ returned: { benefitEnded, remedy } }: { returned: AdminReturn }) {
  const t = useTexts('returns').admin;
  const lang = useLang();
  if (benefitEnded === 0) return null;
  return (
    <Banner
      tone="warn"
      className="mt-3"
    >{`${fill(t.benefitEnded, { ends: exactRupees(benefitEnded, lang) })} ${remedy === 'credit' ? t.benefitLeftOut : t.benefitPaid}`}</Banner>
  );
}

/**
 * Returns the ref of the place of the buttons. A step takes the pressed button with it, and the focus: the place gets it, so
 * that a keyboard goes on here and not at the top of the page.
 */
function useFocusAt(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const known = useRef(step);
  useEffect(() => {
    if (known.current === step) return;
    known.current = step;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [step]);
  return place;
}

/** Shows the parcel, its deadlines, and what staff found in it. */
function Parcel({ returned }: { returned: AdminReturn }) {
  const t = useTexts('returns');
  const lang = useLang();
  const { parcel, inspection, sendBy, inspectBy, late, restocked } = returned;
  const facts = [
    parcel &&
      (parcel.courier
        ? fill(t.parcel.known, { number: parcel.number, courier: parcel.courier })
        : parcel.number),
    sendBy && fill(t.admin.sendBy, { date: formatDateTime(sendBy, lang) }),
    inspectBy && fill(t.admin.inspectBy, { date: formatDateTime(inspectBy, lang) }),
    inspection && t.conditions[inspection.condition],
    inspection && (restocked ? t.admin.restocked : t.admin.wroteOff),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <div className="mt-3 text-sm">
      <p className="tabular break-words">
        <span>{facts.join(' · ')}</span>
        {late && <strong className="text-gomed"> ({t.admin.past})</strong>}
      </p>
      {inspection?.text && <p className="mt-1 break-words">{inspection.text}</p>}
      {inspection && <ReturnPhotos photos={inspection.photos} />}
    </div>
  );
}

function Decided({ returned }: { returned: AdminReturn }) {
  const t = useTexts('returns').admin;
  const lang = useLang();
  const { givenAs, given, coupon, answer, restocked, decidedAt, decidedBy, inspection } = returned;
  const facts = [
    givenAs && fill(t.gave[givenAs], { amount: exactRupees(given ?? 0, lang), code: coupon?.code ?? '' }),
    returned.status === 'accepted' && !inspection && (restocked ? t.restocked : t.notRestocked),
    decidedBy && decidedAt && fill(t.decidedBy, { name: decidedBy, date: formatDateTime(decidedAt, lang) }),
  ].filter(Boolean);
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm">
      {answer && <p className="break-words">{answer}</p>}
      <p className="tabular text-ink-2">{facts.join(' · ')}</p>
    </div>
  );
}
