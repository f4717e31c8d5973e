import type { AlmanacDay } from '#contract/astrology/almanac/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { clock } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { wallTime } from './wall-time-at.ts';

/** The moment that a page of a day speaks of (UTC ms): now, on other days sunrise, or midnight where the Sun does not rise. */
export type Moment = { kind: 'now' | 'sunrise' | 'midnight'; at: number };

/** Returns the moment of a day's page. `now` is null unless the day is today at its place. */
export function momentOf({ sunrise, sky }: AlmanacDay, now: number | null): Moment {
  if (now !== null) return { kind: 'now', at: now };
  return sunrise
    ? { kind: 'sunrise', at: Date.parse(sunrise) }
    : { kind: 'midnight', at: Date.parse(sky.from) };
}

/** Returns the words of a moment: "now, 7:27 pm", "at sunrise, 6:38 am". */
export function momentText(
  day: AlmanacDay,
  { kind, at }: Moment,
  t: Messages['almanac']['moment'],
  lang: Lang,
): string {
  return fill(t[kind], { time: clock(wallTime(at, day), lang) });
}

type Span = { start: string; end: string };
const startOf = ({ start }: Span): number => Date.parse(start);

/**
 * Returns the limb of one kind at a moment, and the limbs that follow on the day. Before sunrise the day before has not
 * ended, and its limbs come first.
 */
function limbAt<L extends Span>(night: readonly L[], list: readonly L[], at: number): L[] {
  const sunrise = list[0] ? startOf(list[0]) : Number.POSITIVE_INFINITY;
  // The limb at sunrise is in both lists. Computed from two sides, its start differs by a second at most.
  const all = [...night.filter((limb) => startOf(limb) < sunrise - 60_000), ...list];
  return all.slice(
    Math.max(
      0,
      all.findIndex((limb) => startOf(limb) <= at && at < Date.parse(limb.end)),
    ),
  );
}

/** The limbs of a day from a moment on: the first of each list holds at the moment. */
export type LimbsFrom = Pick<AlmanacDay, 'weekday' | 'tithi' | 'nakshatra' | 'yoga' | 'karana'>;

/** Returns the limbs of a day from a moment on. */
export function limbsFrom(day: AlmanacDay, { at }: Moment): LimbsFrom {
  const night = day.before_sunrise;
  const beforeSunrise = night !== null && day.sunrise !== null && at < Date.parse(day.sunrise);
  return {
    weekday: beforeSunrise ? night.weekday : day.weekday,
    tithi: limbAt(night?.tithi ?? [], day.tithi, at),
    nakshatra: limbAt(night?.nakshatra ?? [], day.nakshatra, at),
    yoga: limbAt(night?.yoga ?? [], day.yoga, at),
    karana: limbAt(night?.karana ?? [], day.karana, at),
  };
}
