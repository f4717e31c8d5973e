import { useState } from 'react';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { DashaStrip } from '../dasha/dasha-strip.tsx';
import { PeriodRows } from '../dasha/period-rows.tsx';
import { runningAt } from '../dasha/periods.ts';
import { useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';
import { usePrinting } from '../report/use-printing.ts';

/** Shows the nine dashas to scale, and the parts of the selected one. In print all are expanded. */
export function DashaSection({ periods, now }: { periods: KundliData['dasha_periods']; now: number }) {
  const t = useReportTexts('reports/kundli').dasha;
  const running = runningAt(periods, now) ?? periods[0];
  const [chosen, choose] = useState(running?.id ?? 0);
  const printing = usePrinting();
  const shown = periods.filter(({ id }) => printing || id === chosen);
  return (
    <Section id="dasha" title={t.title} large className="lg:col-span-full">
      <p className="mt-1 text-ink-2 print:hidden">{t.text}</p>
      <DashaStrip
        periods={periods}
        chosen={chosen}
        onChoose={choose}
        now={now}
        words={{ label: t.strip, today: t.today }}
      />
      <div aria-live="polite">
        {shown.map(({ id, name, antardasha }) => (
          <div key={id} className="break-inside-avoid">
            <h3 className="mt-3 font-text! text-base font-semibold!">{fill(t.of, { name })}</h3>
            <PeriodRows periods={antardasha} now={now} />
          </div>
        ))}
      </div>
    </Section>
  );
}
