import type { AlmanacDay, AlmanacLimb } from '#contract/astrology/almanac/endpoints.ts';
import { clockOn } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { limbsFrom, type Moment, momentOf, momentText } from './moment.ts';

const spanOf = ({ start, end }: { start: string; end: string }): [number, number] => [
  Date.parse(start),
  Date.parse(end),
];

/** Shows the five limbs of the day at a moment, with their moment, their end, what follows, and what held at sunrise. */
export function Limbs({ day, moment }: { day: AlmanacDay; moment: Moment }) {
  const t = useTexts('almanac');
  const lang = useLang();
  const sunrise = momentOf(day, null);
  const [shown, first] = [limbsFrom(day, moment), limbsFrom(day, sunrise)];
  const [now, then] = [momentText(day, moment, t.moment, lang), momentText(day, sunrise, t.moment, lang)];
  const limbs: { id: 'tithi' | 'nakshatra' | 'yoga' | 'karana'; detail: (detail: string) => string }[] = [
    { id: 'tithi', detail: (paksha) => paksha },
    { id: 'nakshatra', detail: (name) => fill(t.lord, { name }) },
    { id: 'yoga', detail: () => '' },
    { id: 'karana', detail: () => '' },
  ];
  const varaEnds = shown.weekday.id === day.weekday.id ? day.next_sunrise : day.sunrise;
  return (
    <ul className="mt-5 grid gap-px overflow-hidden rounded-tile border border-line bg-line sm:grid-cols-2 lg:grid-cols-5">
      {limbs.map(({ id, detail }) => (
        <Limb
          key={id}
          name={t.limbs[id]}
          moment={now}
          list={shown[id]}
          detail={detail}
          at={moment.at}
          date={day.date}
          atSunrise={
            first[id][0] && first[id][0].name !== shown[id][0]?.name
              ? fill(t.moment.other, { name: first[id][0].name, moment: then })
              : null
          }
        />
      ))}
      <li className="break-inside-avoid-page bg-surface px-5 py-4.5 sm:max-lg:col-span-2">
        <LimbName name={t.limbs.vara} moment={now} />
        <p className="font-display text-h3">{shown.weekday.name}</p>
        <p className="text-sm text-ink-2">{fill(t.lord, { name: shown.weekday.lord.name })}</p>
        {varaEnds && (
          <p className="tabular mt-3 text-sm">
            {fill(t.tillSunrise, { at: clockOn(varaEnds, day.date, lang) })}
          </p>
        )}
      </li>
    </ul>
  );
}

const LimbName = ({ name, moment }: { name: string; moment: string }) => (
  <p className="text-sm text-ink-3">
    <span>{name}</span> <span translate="no">{moment}</span>
  </p>
);

function Limb({
  name,
  moment,
  list: [limb, ...after],
  detail,
  at,
  date,
  atSunrise,
}: {
  name: string;
  moment: string;
  list: readonly AlmanacLimb[];
  detail: (detail: string) => string;
  at: number;
  date: string;
  /** What held at sunrise, in words, if it was another one. */
  atSunrise: string | null;
}) {
  const t = useTexts('almanac');
  const lang = useLang();
  if (!limb) return null;
  const [start, end] = spanOf(limb);
  const share = Math.min(1, Math.max(0, (at - start) / (end - start)));
  return (
    <li className="break-inside-avoid-page bg-surface px-5 py-4.5">
      <LimbName name={name} moment={moment} />
      <p className="font-display text-h3">{limb.name}</p>
      {limb.detail && <p className="text-sm text-ink-2">{detail(limb.detail)}</p>}
      <span aria-hidden="true" className="mt-3 mb-1.5 block h-1.5 overflow-hidden rounded-full bg-tile">
        <span style={{ width: `${(share * 100).toFixed(1)}%` }} className="block h-full bg-manik-text" />
      </span>
      <p className="tabular text-sm">{fill(t.till, { at: clockOn(limb.end, date, lang) })}</p>
      {after.map((next) => (
        <p key={next.start} className="tabular text-sm text-ink-2">
          {fill(t.afterwards, { name: next.name, till: clockOn(next.end, date, lang) })}
        </p>
      ))}
      {atSunrise && <p className="tabular text-sm text-ink-2">{atSunrise}</p>}
    </li>
  );
}
