import { Check, Minus, X } from 'lucide';
import type { DayPeriodData, PanchangData } from '#contract/reports/data.ts';
import { stretch } from '#web/shared/reports/wall-time.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';

/** Lists good hours with a tick, or hours to avoid with a cross. */
export function Hours({
  title,
  periods,
  good,
  className,
}: {
  title: string;
  periods: readonly DayPeriodData[];
  good: boolean;
  className?: string;
}) {
  const t = useReportTexts('reports/panchang');
  const lang = useReportLang();
  return (
    <Section title={title} className={className}>
      <ul>
        {periods.map(({ id, title, period }) => (
          <li
            key={id}
            className="flex justify-between gap-4 border-b border-line py-3 last:border-0 last:pb-0"
          >
            <span className="flex items-start gap-2.5 font-semibold">
              <Icon of={good ? Check : X} small className={`mt-1 ${good ? 'text-panna' : 'text-moonga'}`} />
              {title}
            </span>
            <span className="tabular text-right">
              {period.length === 0 ? (
                <span className="text-ink-3">{t.notToday}</span>
              ) : (
                period.map(({ start, end }) => (
                  <span key={start} className="block">
                    {stretch(start, end, lang)}
                  </span>
                ))
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The classes of a row of name and time; the current one is highlighted. */
const timeRow =
  'my-0.5 flex items-center justify-between gap-3 rounded-lg px-2 py-1.5 group-aria-[current=time]:bg-haldi-soft';

const marks = {
  good: { icon: Check, look: 'text-panna' },
  neutral: { icon: Minus, look: 'text-ink-3' },
  bad: { icon: X, look: 'text-moonga' },
} as const;

/** Lists the eight choghadiyas of day and night with their quality. */
export function Choghadiya({ data, now }: { data: PanchangData; now: number }) {
  const t = useReportTexts('reports/panchang');
  const lang = useReportLang();
  const halves = [
    { title: t.day, parts: data.choghadiya.day },
    { title: t.night, parts: data.choghadiya.night },
  ];
  if (data.choghadiya.day.length === 0) return null;
  return (
    <Section id="choghadiya" title={t.choghadiya}>
      <div className="grid gap-x-10 sm:grid-cols-2">
        {halves.map(({ title, parts }) => (
          <div key={title} className="mt-3">
            <h3 className="font-text! text-sm! font-[550]!">{title}</h3>
            <ol>
              {parts.map(({ name, quality, quality_name, start, end }) => (
                <li
                  key={start}
                  aria-current={Date.parse(start) <= now && now < Date.parse(end) ? 'time' : undefined}
                  className="group -mx-2 border-b border-line last:border-0"
                >
                  <p className={timeRow}>
                    <span className="flex items-center gap-2 font-medium">
                      <Icon of={marks[quality].icon} small className={marks[quality].look} />
                      {name}
                      <span className="text-sm font-normal text-ink-2">{quality_name}</span>
                    </span>
                    <span className="tabular text-sm">{stretch(start, end, lang)}</span>
                  </p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Lists the 24 planetary hours of day and night. */
export function Hora({ data, now }: { data: PanchangData; now: number }) {
  const t = useReportTexts('reports/panchang');
  const lang = useReportLang();
  if (data.hora.length === 0) return null;
  return (
    <Section id="hora" title={t.hora}>
      <div className="grid gap-x-10 sm:grid-cols-2">
        {[true, false].map((isDay) => (
          <div key={String(isDay)} className="mt-3">
            <h3 className="font-text! text-sm! font-[550]!">{isDay ? t.day : t.night}</h3>
            <ol>
              {data.hora
                .filter(({ is_day }) => is_day === isDay)
                .map(({ lord, start, end }) => (
                  <li
                    key={start}
                    aria-current={Date.parse(start) <= now && now < Date.parse(end) ? 'time' : undefined}
                    className="group -mx-2 border-b border-line last:border-0"
                  >
                    <p className={timeRow}>
                      <span className="font-medium">{lord.name}</span>
                      <span className="tabular text-sm">{stretch(start, end, lang)}</span>
                    </p>
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}
