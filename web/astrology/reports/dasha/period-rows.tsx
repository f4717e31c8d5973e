import { ChevronDown } from 'lucide';
import { mediumDay, monthOf } from '#web/astrology/reports/shared/wall-time.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { elapsed, type Period } from './periods.ts';

/** An antardasha with its nine pratyantardashas. */
export type Antardasha = Period & { pratyantardasha: readonly Period[] };

/** Lists the antardashas of a mahadasha with their progress. A row expands to its pratyantardashas. */
export function PeriodRows({ periods, now }: { periods: readonly Antardasha[]; now: number }) {
  const half = Math.ceil(periods.length / 2);
  return (
    <div className="mt-3 grid gap-x-12 lg:grid-cols-2 lg:items-start">
      {[periods.slice(0, half), periods.slice(half)].map((part, i) => (
        <ol key={part[0]?.start ?? i} start={i * half + 1}>
          {part.map((period) => (
            <Row key={period.start} period={period} now={now} />
          ))}
        </ol>
      ))}
    </div>
  );
}

function Row({ period, now }: { period: Antardasha; now: number }) {
  const lang = useReportLang();
  const share = elapsed(period, now);
  const over = share === 1;
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="grid min-h-12 cursor-pointer list-none grid-cols-[4.5rem_1fr_auto_1.125rem] sm:grid-cols-[7rem_1fr_auto_1.125rem] items-center gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
          <span className={`font-semibold ${over ? 'text-ink-3' : ''}`}>{period.name}</span>
          <Bar share={share} over={over} />
          <span
            translate="no"
            className={`tabular text-sm ${over ? 'text-ink-3' : 'text-ink-2'}`}
          >{`${monthOf(period.start, lang)} – ${monthOf(period.end, lang)}`}</span>
          <Icon of={ChevronDown} small className="text-ink-3 group-open:rotate-180 print:hidden" />
        </summary>
        <Parts period={period} now={now} />
      </details>
    </li>
  );
}

/** Shows the elapsed share of a period as a bar. */
function Bar({ share, over }: { share: number; over: boolean }) {
  return (
    <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-tile">
      <span
        style={{ width: `${share * 100}%` }}
        className={`block h-full ${over ? 'bg-line-strong' : 'bg-manik-text'}`}
      />
    </span>
  );
}

function Parts({ period, now }: { period: Antardasha; now: number }) {
  const t = useReportTexts('reports/kundli').dasha;
  const lang = useReportLang();
  return (
    <ol className="mb-3 grid gap-x-6 rounded-control bg-sunken px-4 py-2 text-sm">
      {period.pratyantardasha.map((part) => {
        const running = Date.parse(part.start) <= now && now < Date.parse(part.end);
        return (
          <li key={part.start} className="flex flex-wrap justify-between gap-x-4 py-1">
            <span
              className={running ? 'font-semibold text-manik-text' : 'font-medium'}
            >{`${part.name}${running ? ` · ${t.runningNow}` : ''}`}</span>
            <span
              translate="no"
              className="tabular text-ink-2"
            >{`${mediumDay(part.start, lang)} – ${mediumDay(part.end, lang)}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
