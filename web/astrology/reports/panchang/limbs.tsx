import type { LimbData, PanchangData } from '#contract/astrology/reports/data.ts';
import { clockOn } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { momentsOf } from './moments.ts';

/** A limb at one moment. */
type Held = { id: string; words: string; value: string; detail: string; till: string; share: number | null };
type Shown = { name: string; held: Held[]; next: { start: string; text: string }[] };

const shareAt = ({ start, end }: { start: string; end: string }, at: string | null): number | null =>
  at === null ? null : (Date.parse(at) - Date.parse(start)) / (Date.parse(end) - Date.parse(start));

/** Returns the five limbs of a day: each at sunrise and at the time that was asked for, and what follows sunrise's. */
function useLimbs(data: PanchangData): Shown[] {
  const t = useReportTexts('reports/panchang');
  const lang = useReportLang();
  const moments = momentsOf(data, t.moments, lang);
  const till = (end: string) => fill(t.till, { at: clockOn(end, data.date, lang) });
  const lord = ({ lord: { name } }: { lord: { name: string } }) => fill(t.lord, { name });
  const limb = <L extends LimbData>(
    name: string,
    { list, at, detail }: { list: readonly L[]; at: (L | undefined)[]; detail: (one: L) => string },
  ): Shown => ({
    name,
    held: moments.flatMap(({ id, words, at: instant }, i): Held[] => {
      const one = at[i];
      if (!one) return [];
      const share = shareAt(one, instant);
      return [{ id, words, value: one.name, detail: detail(one), till: till(one.end), share }];
    }),
    next: list.slice(1).map((after) => ({
      start: after.start,
      text: fill(t.next, { name: after.name, till: clockOn(after.end, data.date, lang) }),
    })),
  });
  return [
    limb(t.limbs.tithi, {
      list: data.tithi,
      at: moments.map(({ tithi }) => tithi),
      detail: ({ paksha, index }) => fill(t.tithiDetail, { paksha, n: index }),
    }),
    limb(t.limbs.nakshatra, {
      list: data.nakshatra,
      at: moments.map(({ nakshatra }) => nakshatra),
      detail: lord,
    }),
    limb(t.limbs.yoga, {
      list: data.yoga,
      at: moments.map(({ yoga }) => yoga),
      detail: ({ meaning }) => meaning,
    }),
    limb(t.limbs.karana, {
      list: data.karana,
      at: moments.map(({ karana }) => karana),
      detail: ({ meaning }) => meaning,
    }),
    {
      name: t.limbs.vaara,
      held: moments.flatMap(({ id, words, weekday }): Held[] => {
        if (!weekday) return [];
        // In Hindi the vara is the weekday's name already.
        const detail = [...(lang === 'hi' ? [] : [weekday.name]), lord(weekday)].join(', ');
        const value = t.vaaras[weekday.id] ?? weekday.name;
        return [{ id, words, value, detail, till: '', share: null }];
      }),
      next: [],
    },
  ];
}

/** Shows the five limbs of the day, each with its moments, meaning, end and what follows. */
export function Limbs({ data }: { data: PanchangData }) {
  return (
    <ul className="mt-5 grid gap-px overflow-hidden rounded-tile border border-line bg-line lg:grid-cols-5">
      {useLimbs(data).map(({ name, held, next }) => (
        <li key={name} className="break-inside-avoid-page bg-surface px-5 py-4.5">
          <p className="text-sm font-[550]">{name}</p>
          {held.map((one) => (
            <HeldLimb key={one.id} held={one} next={one.id === 'sunrise' ? next : []} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function HeldLimb({
  held: { words, value, detail, till, share },
  next,
}: {
  held: Held;
  next: Shown['next'];
}) {
  return (
    <div className="mt-2.5">
      <p className="tabular text-sm text-ink-3">{words}</p>
      <p className="font-display text-h3">{value}</p>
      <p className="text-sm text-ink-2">{detail}</p>
      {share !== null && (
        <span aria-hidden="true" className="mt-2 mb-1.5 block h-1.5 overflow-hidden rounded-full bg-tile">
          <span style={{ width: `${(share * 100).toFixed(1)}%` }} className="block h-full bg-manik-text" />
        </span>
      )}
      {till && <p className="tabular text-sm">{till}</p>}
      {next.map(({ start, text }) => (
        <p key={start} className="tabular text-sm text-ink-2">
          {text}
        </p>
      ))}
    </div>
  );
}
