import { ArrowDown, ArrowUp } from 'lucide';
import type { Dashboard } from '#contract/dashboard/endpoints.ts';
import { bigAmount } from '#web/shared/sales/amounts.ts';
import { fill, formatNumber, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { FiguresStrip } from '#web/ui/figures-strip.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Span = 'today' | 'week' | 'month';

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
    more: <Compared span={span} shown={shown} />,
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
              {fill(t.reports, {
                kundli: formatNumber(readings.kundli, lang),
                matching: formatNumber(readings.matching, lang),
                panchang: formatNumber(readings.panchang, lang),
              })}
              <br />
              {plural(t.minutes, readings.minutes, lang)}
            </>
          ),
        },
      ]}
    />
  );
}

/** Shows a comparison, such as "3 orders, ▲ 9 % against yesterday by this hour", with words for screen readers. */
function Compared({ span, shown }: { span: Span; shown: Dashboard }) {
  const t = useTexts('dashboard');
  const lang = useLang();
  const { now, before } = shown[span];
  const percent = before.amount > 0 ? Math.round(((now.amount - before.amount) / before.amount) * 100) : null;
  const n = percent === null ? '' : formatNumber(Math.abs(percent), lang);
  return (
    <>
      {plural(t.orders, now.orders, lang)}
      <br />
      {percent !== null && percent !== 0 && (
        <>
          <span aria-hidden="true" className={`font-semibold ${percent > 0 ? 'text-panna' : 'text-moonga'}`}>
            <Icon
              of={percent > 0 ? ArrowUp : ArrowDown}
              small
              className="mr-0.5 inline size-3.5! align-[-.15em] stroke-[2.5]!"
            />
            {fill(t.percent, { n })}
          </span>
          <span className="sr-only">{fill(percent > 0 ? t.moreSpoken : t.lessSpoken, { n })}</span>{' '}
          {fill(t.against, { before: t.before[span] })}
        </>
      )}
      {percent === 0 && `${t.same} ${t.before[span]}`}
      {percent === null && `${t.fresh} ${t.before[span]}`}
    </>
  );
}
