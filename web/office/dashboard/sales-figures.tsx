import { ArrowDown, ArrowUp } from 'lucide';
import { noonOf } from '#contract/core/india-time.ts';
import type { Dashboard, DashboardSpan, Sales } from '#contract/office/dashboard/endpoints.ts';
import { bigAmount } from '#web/office/sales/shared/amounts.ts';
import { fill, formatDate, formatNumber, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { FiguresStrip } from '#web/ui/figures-strip.tsx';
import { Icon } from '#web/ui/icon.tsx';

/**
 * Shows the sales of today, the week and the month, each beside the period before, and the income of reports and
 * chats.
 */
export function SalesFigures({ shown }: { shown: Dashboard }) {
  const t = useTexts('dashboard');
  const lang = useLang();
  const { readings } = shown;
  const sales = (['today', 'week', 'month'] as const).map((span) => ({
    label: t[span],
    figure: bigAmount(shown[span].now.amount, t.chart, lang),
    more: <Compared {...shown[span]} beforeWords={t.before[span]} />,
  }));
  return (
    <FiguresStrip
      label={t.figures}
      figures={[
        ...sales,
        {
          label: t.readings,
          figure: bigAmount(readings.amount + readings.chatAmount, t.chart, lang),
          more: (
            <>
              <span>
                {fill(t.reports, {
                  kundli: formatNumber(readings.kundli, lang),
                  matching: formatNumber(readings.matching, lang),
                  panchang: formatNumber(readings.panchang, lang),
                })}
              </span>
              <br />
              <span>{plural(t.minutes, readings.minutes, lang)}</span>
            </>
          ),
        },
      ]}
    />
  );
}

/** Shows the sales of free days beside as many days before, the average order, and reports and chats. */
export function SpanFigures({ span }: { span: DashboardSpan }) {
  const t = useTexts('dashboard');
  const lang = useLang();
  const { now, before, days, readings } = span;
  const big = (amount: number) => bigAmount(amount, t.chart, lang);
  const day = (one: string) =>
    formatDate(noonOf(one), lang, { day: 'numeric', month: 'short', year: 'numeric' });
  const words = { from: day(span.from), to: day(span.to) };
  const n = days.length;
  return (
    <FiguresStrip
      label={t.figures}
      figures={[
        {
          label: fill(n === 1 ? t.span.salesDay : t.span.sales, words),
          figure: big(now.amount),
          more: <Compared now={now} before={before} beforeWords={plural(t.span.before, n, lang)} />,
        },
        {
          label: t.chart.ordersHead,
          figure: formatNumber(now.orders, lang),
          more: fill(t.span.ordersBefore, {
            n: formatNumber(before.orders, lang),
            before: plural(t.span.before, n, lang),
          }),
        },
        {
          label: t.span.average,
          figure: big(now.orders > 0 ? now.amount / now.orders : 0),
          more: fill(t.span.perDay, { amount: big(now.amount / n) }),
        },
        {
          label: t.span.readings,
          figure: big(readings.amount),
          more: (
            <>
              <span>{plural(t.span.reports, readings.reports, lang)}</span>
              <br />
              <span>{plural(t.span.chats, readings.chats, lang)}</span>
            </>
          ),
        },
      ]}
    />
  );
}

/** Shows a comparison, such as "3 orders, ▲ 9 % against yesterday by this hour", with words for screen readers. */
function Compared({ now, before, beforeWords }: { now: Sales; before: Sales; beforeWords: string }) {
  const t = useTexts('dashboard');
  const lang = useLang();
  const percent = before.amount > 0 ? Math.round(((now.amount - before.amount) / before.amount) * 100) : null;
  const n = percent === null ? '' : formatNumber(Math.abs(percent), lang);
  return (
    <>
      <span>{plural(t.orders, now.orders, lang)}</span>
      <br />
      {percent !== null && percent !== 0 && (
        <>
          <span aria-hidden="true" className={`font-semibold ${percent > 0 ? 'text-panna' : 'text-moonga'}`}>
            <Icon
              of={percent > 0 ? ArrowUp : ArrowDown}
              small
              className="mr-0.5 inline size-3.5! align-[-.15em] stroke-[2.5]!"
            />
            <span>{fill(t.percent, { n })}</span>
          </span>
          <span className="sr-only">{fill(percent > 0 ? t.moreSpoken : t.lessSpoken, { n })}</span>
          <span>{` ${fill(t.against, { before: beforeWords })}`}</span>
        </>
      )}
      <span>{`${percent === 0 ? `${t.same} ${beforeWords}` : ''}${percent === null ? `${t.fresh} ${beforeWords}` : ''}`}</span>
    </>
  );
}
