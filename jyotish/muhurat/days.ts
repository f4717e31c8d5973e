/** The days of a search for muhurats: everything about a day at a place that does not depend on the purpose. */
import { checkPlace, type Place } from '../errors.ts';
import type { SevenGraha } from '../names.ts';
import { type Bhadra, bhadras } from '../panchang/bhadra.ts';
import { type Choghadiya, choghadiyas } from '../panchang/choghadiya.ts';
import { type Hora, horas } from '../panchang/hora.ts';
import { clipped } from '../panchang/intervals.ts';
import { lagnas } from '../panchang/lagnas.ts';
import { type Limb, nakshatras, type Tithi, tithis, yogas } from '../panchang/limbs.ts';
import { type Periods, periodsOf } from '../panchang/periods.ts';
import { moonSigns, sunSigns } from '../panchang/sign-spans.ts';
import type { Interval, SolarDay } from '../panchang/solar-day.ts';
import { sunNakshatras } from '../panchang/special-yogas.ts';
import type { AyanamsaId } from '../sky/ayanamsa.ts';
import { siderealPositions } from '../sky/positions.ts';
import { nextRise, nextSet } from '../sky/rise-set.ts';
import { addDays, startOfDate, weekdayOf } from '../time/civil-time.ts';
import { type SeasonSpan, seasonsOf } from './seasons.ts';

/** Lahiri: the ayanamsa of the almanacs that muhurats are taken from. */
export const MUHURAT_AYANAMSA: AyanamsaId = 1;

/** A panchang day, sunrise to sunrise. Limbs have their true ends; seasons are cut to the day. All UTC ms. */
export interface MuhuratDay extends Interval {
  date: string;
  /** Sunday 0. */
  weekday: number;
  sun: SolarDay;
  tithis: Tithi[];
  nakshatras: Limb[];
  yogas: Limb[];
  bhadras: Bhadra[];
  moonSigns: Limb[];
  sunSigns: Limb[];
  sunNakshatras: Limb[];
  lagnas: Limb[];
  periods: Periods;
  horas: Hora[];
  choghadiyas: Choghadiya[];
  seasons: SeasonSpan[];
  /** Grahas that are combust at sunrise. */
  combust: SevenGraha[];
}

/** The place and the clocks by which days are counted. */
export interface MuhuratPlace {
  place: Place;
  /** IANA zone name or an offset. */
  zone: string;
}

const BODIES = ['Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/** Days kept: a person looks at several purposes of one place. About 12 kB each. */
const KEPT = 600;

/** Returns the value of a key, computed once; the oldest one goes when there are too many. */
function once<Value>(known: Map<string, Value>, key: string, compute: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = compute();
  const [oldest] = known.keys();
  if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
  known.set(key, value);
  return value;
}

const keyOf = (date: string, { place, zone }: MuhuratPlace) =>
  `${date} ${place.latitude} ${place.longitude} ${zone}`;

const sunrises = new Map<string, number | null>();

/** Sunrise of a civil date. Days share it with the one before, which halves the work of a range. */
const sunriseOf = (date: string, where: MuhuratPlace): number | null =>
  once(sunrises, keyOf(date, where), () =>
    nextRise({
      body: 'Sun',
      place: where.place,
      from: startOfDate(date, where.zone),
      until: startOfDate(addDays(date, 1), where.zone),
    }),
  );

function sunOf(date: string, where: MuhuratPlace): SolarDay | null {
  const previousSunrise = sunriseOf(addDays(date, -1), where);
  const sunrise = sunriseOf(date, where);
  const nextSunrise = sunriseOf(addDays(date, 1), where);
  if (previousSunrise === null || sunrise === null || nextSunrise === null) return null;
  const sunset = nextSet({ body: 'Sun', place: where.place, from: sunrise });
  return sunset === null || sunset > nextSunrise ? null : { previousSunrise, sunrise, sunset, nextSunrise };
}

function dayOf(date: string, where: MuhuratPlace): MuhuratDay | null {
  const { place } = where;
  const sun = sunOf(date, where);
  if (!sun) return null;
  const weekday = weekdayOf(date);
  const frame: Interval = { start: sun.sunrise, end: sun.nextSunrise };
  const stars = nakshatras(frame, MUHURAT_AYANAMSA);
  const lunarDays = tithis(frame);
  const solarSigns = sunSigns(frame, MUHURAT_AYANAMSA);
  const { positions } = siderealPositions({ instant: sun.sunrise, ayanamsa: MUHURAT_AYANAMSA });
  const combust = BODIES.filter((graha) => positions[graha].combust);
  const parts = choghadiyas(sun, weekday);
  return {
    ...frame,
    date,
    weekday,
    sun,
    tithis: lunarDays,
    nakshatras: stars,
    yogas: yogas(frame, MUHURAT_AYANAMSA),
    bhadras: bhadras(frame, MUHURAT_AYANAMSA),
    moonSigns: moonSigns(frame, MUHURAT_AYANAMSA),
    sunSigns: solarSigns,
    sunNakshatras: sunNakshatras(frame, MUHURAT_AYANAMSA),
    lagnas: lagnas(frame, { place, ayanamsa: MUHURAT_AYANAMSA }),
    periods: periodsOf({ day: sun, weekday, nakshatras: stars }),
    horas: horas(sun, weekday),
    choghadiyas: [...parts.day, ...parts.night],
    seasons: seasonsOf({ frame, tithis: clipped(lunarDays, frame), sunSigns: solarSigns, combust }),
    combust,
  };
}

const days = new Map<string, MuhuratDay | null>();

/** Returns the day of a civil date (YYYY-MM-DD) at a place; null where the Sun does not rise or set. Computed once. */
export function muhuratDay(date: string, where: MuhuratPlace): MuhuratDay | null {
  checkPlace(where.place);
  return once(days, keyOf(date, where), () => dayOf(date, where));
}

/** Returns the days from a date on, `count` of them; polar days are left out. */
export function muhuratDays(from: string, count: number, where: MuhuratPlace): MuhuratDay[] {
  return Array.from({ length: count }, (_, n) => muhuratDay(addDays(from, n), where)).filter(
    (day) => day !== null,
  );
}
