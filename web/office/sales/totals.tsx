import type { SalesReport } from '#contract/office/sales/endpoints.ts';
import { bigAmount } from '#web/office/sales/shared/amounts.ts';
import { fill, formatNumber } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { FiguresStrip } from '#web/ui/figures-strip.tsx';
import { Change } from './change.tsx';

/** The totals of a report: net sales, what was paid, what was refunded, and the number of orders or chats. */
export function Totals({ report: { by, total } }: { report: SalesReport }) {
  const t = useTexts('sales');
  const { chart } = useTexts('dashboard');
  const lang = useLang();
  const { now, before } = total;
  const money = (label: string, key: 'net' | 'amount' | 'refunds') => ({
    label,
    figure: bigAmount(now[key], chart, lang),
    more: before && (
      <>
        <span>{fill(t.beforeFigure, { figure: bigAmount(before[key], chart, lang) })}</span>
        {key !== 'refunds' && (
          <>
            {' '}
            <Change now={now[key]} before={before[key]} />
          </>
        )}
      </>
    ),
  });
  return (
    <FiguresStrip
      label={t.figures}
      figures={[
        money(t.net, 'net'),
        money(t.amount, 'amount'),
        money(t.refunds, 'refunds'),
        {
          label: by === 'astrologer' ? t.chats : t.orders,
          figure: formatNumber(now.orders, lang),
          more: before && fill(t.beforeFigure, { figure: formatNumber(before.orders, lang) }),
        },
      ]}
    />
  );
}
