import type { LimbData, PanchangData } from '#contract/reports/data.ts';
import { clockOn } from '#web/shared/reports/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';

type Shown = {
  name: string;
  value: string;
  detail: string;
  share: number;
  till: string | null;
  next: string[];
};

const shareAt = ({ start, end }: { start: string; end: string }, now: number): number =>
  Math.min(1, Math.max(0, (now - Date.parse(start)) / (Date.parse(end) - Date.parse(start))));

/** Shows the five limbs of the day: the current one, its meaning, progress and end, and the next one. */
export function Limbs({ data, now }: { data: PanchangData; now: number }) {
  const t = useReportTexts('reports/panchang');
  const lang = useReportLang();
  // During the day this is the current limb. Before and after it is the limb of sunrise.
  const dayEnds = data.next_sunrise ? Date.parse(data.next_sunrise) : 0;
  const dayBegins = data.sunrise ? Date.parse(data.sunrise) : 0;
  const running = now >= dayBegins && now < dayEnds;
  const at = running ? now : dayBegins;

  const limb = <L extends LimbData>(name: string, list: readonly L[], detail: (item: L) => string): Shown => {
    const found = list.findIndex(({ start, end }) => Date.parse(start) <= at && at < Date.parse(end));
    const index = Math.max(found, 0);
    const item = list[index];
    if (!item) return { name, value: '–', detail: '', share: 0, till: null, next: [] };
    return {
      name,
      value: item.name,
      detail: detail(item),
      share: shareAt(item, at),
      till: clockOn(item.end, data.date, lang),
      next: list
        .slice(index + 1)
        .map((after) => fill(t.next, { name: after.name, till: clockOn(after.end, data.date, lang) })),
    };
  };
  const lords = (lord: { name: string }) => fill(t.lord, { name: lord.name });
  const shown: Shown[] = [
    limb(t.limbs.tithi, data.tithi, ({ paksha, index }) => fill(t.tithiDetail, { paksha, n: index })),
    limb(t.limbs.nakshatra, data.nakshatra, ({ lord }) => lords(lord)),
    limb(t.limbs.yoga, data.yoga, ({ meaning }) => meaning),
    limb(t.limbs.karana, data.karana, ({ meaning }) => meaning),
    {
      name: t.limbs.vaara,
      value: t.vaaras[data.weekday.id] ?? data.vaara,
      // In Hindi the vaara is the weekday's name already.
      detail: [...(lang === 'hi' ? [] : [data.vaara]), lords(data.weekday.lord)].join(', '),
      share: running && dayBegins ? (now - dayBegins) / (dayEnds - dayBegins) : 0,
      till: data.next_sunrise
        ? fill(t.tillSunrise, { at: clockOn(data.next_sunrise, data.date, lang) })
        : null,
      next: [],
    },
  ];
  return (
    <ul className="mt-5 grid gap-px overflow-hidden rounded-tile border border-line bg-line lg:grid-cols-5">
      {shown.map((item) => (
        <li key={item.name} className="break-inside-avoid-page bg-surface px-5 py-4.5">
          <p className="text-sm text-ink-3">{item.name}</p>
          <p className="font-display text-h3">{item.value}</p>
          <p className="text-sm text-ink-2">{item.detail}</p>
          <span aria-hidden="true" className="mt-3 mb-1.5 block h-1.5 overflow-hidden rounded-full bg-tile">
            <span style={{ width: `${item.share * 100}%` }} className="block h-full bg-manik-text" />
          </span>
          {item.till && (
            <p className="tabular text-sm">
              {item.name === t.limbs.vaara ? item.till : fill(t.till, { at: item.till })}
            </p>
          )}
          {item.next.map((line) => (
            <p key={line} className="tabular text-sm text-ink-2">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
