import type { AdminOrder } from '#contract/selling/orders/admin.ts';
import { historyLines } from '#web/selling/orders/history-words.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

/** Lists the events of an order with their actors, newest first. */
export function HistoryCard({ history }: { history: AdminOrder['history'] }) {
  const t = useTexts('orders/admin').page;
  const orders = useTexts('orders');
  const lang = useLang();
  const newest = history.toReversed();
  return (
    <Card>
      <h2 className="mb-2 text-h3">{t.history}</h2>
      <ol className="grid gap-3">
        {historyLines(history, orders, lang).map((line, i) => {
          const step = newest[i];
          const by = step ? t.by[step.by] : '';
          return (
            <li key={`${line.at} ${line.title} ${line.reason}`}>
              <p className="font-medium">{line.title}</p>
              {line.reason && <p className="text-sm break-words text-ink-2">{line.reason}</p>}
              <p className="tabular text-sm text-ink-3">
                <span>{`${step?.who ? fill(t.byNamed, { who: by, name: step.who }) : by} · `}</span>
                <time translate="no" dateTime={line.at}>
                  {formatDateTime(line.at, lang)}
                </time>
              </p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
