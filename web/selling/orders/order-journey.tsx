import type { Order } from '#contract/selling/orders/endpoints.ts';
import { journeyOf } from '#web/selling/orders/shared/journey.ts';
import { formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { ProgressSteps, type Step } from '#web/ui/feedback/progress-steps.tsx';
import { stepName } from './history-words.ts';

/** Returns the steps of an order, with the time each was reached. */
function useSteps(order: Order): Step[] {
  const t = useTexts('orders');
  const lang = useLang();
  return journeyOf(order).map(({ status, at, state }) => ({
    name: stepName(status, t),
    state,
    detail: at && (
      <time translate="no" dateTime={at} className="tabular">
        {formatDate(at, lang, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })}
      </time>
    ),
  }));
}

/** Shows the steps horizontally, for wide screens. */
export function JourneyAcross({ order }: { order: Order }) {
  return (
    <div className="max-lg:hidden">
      <ProgressSteps steps={useSteps(order)} label={useTexts('orders').journey} />
    </div>
  );
}

/** Shows the steps vertically, for phones. */
export function JourneyDown({ order }: { order: Order }) {
  const t = useTexts('orders');
  return (
    <Card className="lg:hidden">
      <h2 className="mb-4 text-h3">{t.journey}</h2>
      <ProgressSteps steps={useSteps(order)} label={t.journey} down />
    </Card>
  );
}
