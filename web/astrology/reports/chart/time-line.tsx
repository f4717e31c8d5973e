import { ChevronLeft, ChevronRight } from 'lucide';
import { useId } from 'react';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { monthOf } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { runningAt } from '../dasha/periods.ts';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { instantOf, type Month } from './sky-line.ts';
import type { SkyLine } from './use-sky-line.ts';

/** Returns the names of the three periods that run at an instant (ms); none before the birth. */
function dashaAt(data: KundliData, instant: number): string[] {
  const maha = runningAt(data.dasha_periods, instant);
  const antar = maha && runningAt(maha.antardasha, instant);
  const pratyantar = antar && runningAt(antar.pratyantardasha, instant);
  return [maha, antar, pratyantar].flatMap((period) => period?.name ?? []);
}

/** Moves the sky and the dasha over the birth chart, month by month. Closed it is one button. */
export function TimeLine({ data, line }: { data: KundliData; line: SkyLine }) {
  const t = useReportTexts('reports/charts').line;
  if (line.month === null)
    return (
      <Button kind="secondary" size="small" className="mt-4 print:hidden" onClick={line.open}>
        {t.open}
      </Button>
    );
  return <OpenLine data={data} line={line} month={line.month} />;
}

function OpenLine({ data, line, month }: { data: KundliData; line: SkyLine; month: Month }) {
  const t = useReportTexts('reports/charts').line;
  const lang = useReportLang();
  const id = useId();
  const instant = instantOf(month);
  const when = monthOf(new Date(instant).toISOString(), lang);
  const names = new Map(data.planets.map((planet) => [planet.id, planet.name]));
  const stands = line.sky?.map(({ id: graha, house }) =>
    fill(t.stands, { who: names.get(graha) ?? '', n: house }),
  );
  const dasha = dashaAt(data, instant).join(' · ');
  return (
    <section aria-labelledby={id} className="mt-4 rounded-tile bg-sunken p-4 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-h3">
          {when}
        </h3>
        {dasha && <p className="font-medium">{fill(t.dasha, { dasha })}</p>}
      </div>
      <div className="mt-2 flex items-center gap-1">
        <IconButton icon={ChevronLeft} label={t.earlier} onClick={() => line.move(month - 1)} />
        <input
          type="range"
          aria-label={t.moment}
          aria-valuetext={[when, dasha].filter(Boolean).join(', ')}
          min={line.range.first}
          max={line.range.last}
          value={month}
          onChange={(event) => line.move(Number(event.target.value))}
          className="h-11 min-w-0 flex-1 accent-manik"
        />
        <IconButton icon={ChevronRight} label={t.later} onClick={() => line.move(month + 1)} />
      </div>
      <p aria-live="polite" className="mt-1 min-h-11 text-sm text-ink-2">
        {line.failed ? t.failed : (stands?.join(', ') ?? t.loading)}
      </p>
      <div className="flex flex-wrap gap-2">
        {line.failed && (
          <Button size="small" onClick={line.retry}>
            {t.retry}
          </Button>
        )}
        <Button kind="secondary" size="small" onClick={line.open}>
          {t.today}
        </Button>
        <Button kind="secondary" size="small" onClick={line.close}>
          {t.close}
        </Button>
      </div>
    </section>
  );
}
