import { useState } from 'react';
import type { AdminReturn } from '#contract/returns/endpoints.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { fill, formatDateTime, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ReturnPhotos } from '../photos.tsx';
import { exactRupees, policyAmount, returnName, returnTones } from '../return-words.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

/** Shows a return to an admin: the request, what the policy allows, and the decision. */
export function AdminReturnCard({ returned }: { returned: AdminReturn }) {
  const t = useTexts('returns');
  const lang = useLang();
  const [deciding, setDeciding] = useState<'accept' | 'refuse' | null>(null);
  const { status, reason, quantity, remedy, inTime, text, photos } = returned;
  const name = returnName(returned, lang);
  const amount = exactRupees(policyAmount(returned), lang);
  const paid = exactRupees(returned.paid, lang);
  const fee = exactRupees(returned.fee, lang);
  return (
    <Card className={status === 'asked' ? 'border-gomed!' : ''}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-text text-base font-semibold break-words">
            {name} · {plural(t.pieces, quantity, lang)}
          </h3>
          <p className="text-sm text-ink-2">
            {t.reasons[reason]} ·{' '}
            <time dateTime={returned.askedAt} className="tabular">
              {formatDateTime(returned.askedAt, lang)}
            </time>
          </p>
        </div>
        <Badge tone={returnTones[status]}>{t.statuses[status]}</Badge>
      </div>
      <blockquote className="mt-3 border-l-2 border-line pl-3 break-words whitespace-pre-line">
        <span className="sr-only">{t.admin.words}: </span>
        {text}
      </blockquote>
      <ReturnPhotos photos={photos} />
      <p className="mt-3 text-sm text-ink-2">
        <span className="font-semibold text-ink">
          {fill(remedy === 'credit' ? t.admin.credit : t.admin.refund, { amount })}
        </span>{' '}
        · {inTime ? t.admin.inTime : t.admin.lateText} {fill(t.admin.paidFor, { paid, fee })}
      </p>
      {status === 'asked' ? (
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Allowed permission="orders.refund">
            <Button size="small" onClick={() => setDeciding('accept')}>
              {t.admin.accept}
            </Button>
          </Allowed>
          <Allowed permission="returns.refuse">
            <Button kind="danger" size="small" onClick={() => setDeciding('refuse')}>
              {t.admin.refuse}
            </Button>
          </Allowed>
        </div>
      ) : (
        <Decided returned={returned} />
      )}
      {deciding === 'accept' && <AcceptDialog returned={returned} onClose={() => setDeciding(null)} />}
      {deciding === 'refuse' && <RefuseDialog returned={returned} onClose={() => setDeciding(null)} />}
    </Card>
  );
}

function Decided({ returned }: { returned: AdminReturn }) {
  const t = useTexts('returns').admin;
  const lang = useLang();
  const { givenAs, given, coupon, answer, restocked, decidedAt, decidedBy } = returned;
  const facts = [
    givenAs && fill(t.gave[givenAs], { amount: exactRupees(given ?? 0, lang), code: coupon?.code ?? '' }),
    returned.status === 'accepted' && (restocked ? t.restocked : t.notRestocked),
    decidedAt && fill(t.decidedBy, { name: decidedBy ?? '', date: formatDateTime(decidedAt, lang) }),
  ].filter(Boolean);
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm">
      {answer && <p className="break-words">{answer}</p>}
      <p className="tabular text-ink-2">{facts.join(' · ')}</p>
    </div>
  );
}
