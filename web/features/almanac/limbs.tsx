import type { AlmanacDay, AlmanacLimb } from '#contract/almanac/endpoints.ts';
import { clockOn } from '#web/shared/reports/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';

const holds = ({ start, end }: { start: string; end: string }, at: number): boolean =>
  Date.parse(start) <= at && at < Date.parse(end);

/** Shows four limbs of the day: the one that holds (at sunrise on other days), its end, and what follows. */
export function Limbs({ day, now }: { day: AlmanacDay; now: number | null }) {
  const t = useTexts('almanac');
  const begins = Date.parse(day.sunrise ?? day.sky.from);
  const ends = day.next_sunrise ? Date.parse(day.next_sunrise) : begins;
  const running = now !== null && now >= begins && now < ends;
  const at = running ? now : begins;
  const limbs: { name: string; list: readonly AlmanacLimb[]; detail: (detail: string) => string }[] = [
    { name: t.limbs.tithi, list: day.tithi, detail: (paksha) => paksha },
    { name: t.limbs.nakshatra, list: day.nakshatra, detail: (name) => fill(t.lord, { name }) },
    { name: t.limbs.yoga, list: day.yoga, detail: () => '' },
    { name: t.limbs.karana, list: day.karana, detail: () => '' },
  ];
  return (
    <ul className="mt-5 grid gap-px overflow-hidden rounded-tile border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {limbs.map((limb) => (
        <Limb key={limb.name} {...limb} at={at} date={day.date} />
      ))}
    </ul>
  );
}

function Limb({
  name,
  list,
  detail,
  at,
  date,
}: {
  name: string;
  list: readonly AlmanacLimb[];
  detail: (detail: string) => string;
  at: number;
  date: string;
}) {
  const t = useTexts('almanac');
  const lang = useLang();
  const index = Math.max(
    0,
    list.findIndex((limb) => holds(limb, at)),
  );
  const limb = list[index];
  if (!limb) return null;
  const [start, end] = [Date.parse(limb.start), Date.parse(limb.end)];
  const share = Math.min(1, Math.max(0, (at - start) / (end - start)));
  return (
    <li className="break-inside-avoid-page bg-surface px-5 py-4.5">
      <p className="text-sm text-ink-3">{name}</p>
      <p className="font-display text-h3">{limb.name}</p>
      {limb.detail && <p className="text-sm text-ink-2">{detail(limb.detail)}</p>}
      <span aria-hidden="true" className="mt-3 mb-1.5 block h-1.5 overflow-hidden rounded-full bg-tile">
        <span style={{ width: `${(share * 100).toFixed(1)}%` }} className="block h-full bg-manik-text" />
      </span>
      <p className="tabular text-sm">{fill(t.till, { at: clockOn(limb.end, date, lang) })}</p>
      {list.slice(index + 1).map((after) => (
        <p key={after.start} className="tabular text-sm text-ink-2">
          {fill(t.afterwards, { name: after.name, till: clockOn(after.end, date, lang) })}
        </p>
      ))}
    </li>
  );
}
