import { useState } from 'react';
import type { ResponseOf } from '#contract/core/client.ts';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import type { Returnable, ReturnPolicy } from '#contract/selling/returns/endpoints.ts';
import { itemName } from '#web/selling/orders/shared/words.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadProblem } from '#web/ui/feedback/load-problem.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { ReturnState } from './return-state.tsx';
import { exactRupees } from './return-words.ts';

/** The server's response about an order's returns, or `failed`. */
export type KnownReturns = ResponseOf<'GET /api/orders/{id}/returns'> | 'failed' | null;

/** Shows what the policy allows for each item of a delivered order, and the status of existing requests. */
export function ReturnSection({ order, known }: { order: Order; known: KnownReturns }) {
  const t = useTexts('returns').buyer;
  const orders = useTexts('orders');
  const lang = useLang();
  const [asking, setAsking] = useState<Returnable | null>(null);
  if (known === null) return null;
  const nameOf = (itemId: string): string => {
    const item = order.items.find((one) => one._id === itemId);
    return item ? itemName(item, orders, lang) : orders.unknownProduct;
  };
  const shown = known === 'failed' ? [] : known.lines;
  return (
    <Card>
      <h2 className="mb-1 text-h3">{t.title}</h2>
      {known === 'failed' ? (
        <LoadProblem text={t.loadFailed} retry={orders.retry} />
      ) : (
        <ul>
          {shown.map((line) => {
            const name = nameOf(line.itemId);
            // A request that was withdrawn leaves the line as it was; the newest counts.
            const returned = known.returns.findLast((one) => one.itemId === line.itemId);
            const isOpen = !returned || returned.step === 'withdrawn';
            return (
              <li key={line.itemId} className="border-b border-line py-4 last:border-0 last:pb-0">
                <h3 className="font-text text-base font-semibold break-words">{name}</h3>
                {returned && <ReturnState returned={returned} name={name} returnTo={known.returnTo} />}
                {isOpen && (
                  <>
                    <PolicyWords line={line} policy={known.policy} />
                    {(line.problem || line.change) && (
                      <Button
                        kind="secondary"
                        size="small"
                        className="mt-2.5"
                        aria-label={fill(t.openNamed, { name })}
                        onClick={() => setAsking(line)}
                      >
                        {t.open}
                      </Button>
                    )}
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {asking && known !== 'failed' && (
        <AskDialog
          order={order}
          line={asking}
          name={nameOf(asking.itemId)}
          policy={known.policy}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}

/** Shows the options for an item and their deadlines, in words. */
function PolicyWords({ line, policy }: { line: Returnable; policy: ReturnPolicy }) {
  const t = useTexts('returns').buyer;
  const lang = useLang();
  const { problem, change, why } = line;
  const fee = exactRupees(policy.fee, lang);
  const ends = line.gives.at(-1)?.benefitEnds ?? 0;
  const until = (instant: string) => formatDateTime(instant, lang);
  const reasons = {
    customised: t.customised,
    below_fee: fill(t.belowFee, { fee }),
    benefit_ends: t.benefitTakesAll,
    over: problem ? fill(t.changeOver, { days: policy.returnDays }) : t.over,
    asked: null,
    not_delivered: null,
    service: t.service,
    refunded: t.refunded,
  } as const;
  const inTime = problem && Date.parse(problem.inTimeUntil) > Date.now();
  const sentences = [
    problem &&
      (inTime
        ? fill(t.problemInTime, { inTime: until(problem.inTimeUntil) })
        : fill(t.problemUntil, { hours: policy.problemAskHours, until: until(problem.until) })),
    change && fill(t.changeUntil, { until: until(change.until), fee, months: policy.creditMonths }),
    change && ends > 0 && fill(t.benefitEnds, { ends: exactRupees(ends, lang) }),
    why && reasons[why],
  ].filter((words) => typeof words === 'string');
  return sentences.map((words) => (
    <p key={words} className="mt-1 text-sm text-ink-2">
      {words}
    </p>
  ));
}
