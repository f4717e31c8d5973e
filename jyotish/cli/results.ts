/** The answers of the batch form: plain JSON, ISO times to the second, names in the spelling of the reference. */
import type { Place } from '../errors.ts';
import { chartOf } from '../kundli/chart.ts';
import { kundli } from '../kundli/kundli.ts';
import { type DashaPeriod, dashaBalance, vimshottari, type YearLength } from '../kundli/vimshottari.ts';
import type { MatchMoon } from '../matching/kootas.ts';
import { type GunaMilan, gunaMilan, type MatchBirth, match } from '../matching/match.ts';
import { KOOTAS } from '../matching/tables.ts';
import {
  byId,
  GRAHA_NAMES,
  GRAHAS,
  KARANAS,
  NAKSHATRAS,
  type Name,
  PAKSHAS,
  PERIODS,
  SEVEN_GRAHAS,
  TITHIS,
  WEEKDAYS,
  YOGAS,
} from '../names.ts';
import type { Limb } from '../panchang/limbs.ts';
import { dailyPanchang, type PanchangOptions } from '../panchang/panchang.ts';
import type { Period } from '../panchang/periods.ts';
import { anglesAt } from '../sky/ascendant.ts';
import { type AyanamsaId, ayanamsa } from '../sky/ayanamsa.ts';
import { momentOf } from '../sky/moment.ts';
import { type NodeKind, nodeAt } from '../sky/nodes.ts';
import { positionsOf } from '../sky/positions.ts';
import { toIso } from '../time/civil-time.ts';
import { deltaT } from '../time/delta-t.ts';
import type { Told } from './input.ts';

/** A birth as told: instant, zone for printing, place and conventions. */
export interface Birth extends Told {
  place: Place;
  ayanamsa: AyanamsaId;
  node: NodeKind;
  yearLength: YearLength;
}

const round = (degrees: number) => Number(degrees.toFixed(8));

/** Returns tropical longitudes, the three ayanamsas and delta T. */
export function positionsResult(instant: number, place: Place) {
  const moment = momentOf(instant);
  const bodies = positionsOf(moment, 'mean');
  const { ascendant } = anglesAt(moment, place);
  return {
    tropical: {
      ...Object.fromEntries(SEVEN_GRAHAS.map((graha) => [graha, round(bodies[graha].longitude)])),
      RahuMean: round(bodies.Rahu.longitude),
      RahuTrue: round(nodeAt(moment, 'true').longitude),
      Ascendant: round(ascendant),
    },
    ayanamsa: {
      1: round(ayanamsa(1, moment.T)),
      3: round(ayanamsa(3, moment.T)),
      5: round(ayanamsa(5, moment.T)),
    },
    deltaT: Number(deltaT(instant).toFixed(3)),
  };
}

/** Returns the panchang of a date with ISO times in its zone. */
export function panchangResult(options: PanchangOptions) {
  const day = dailyPanchang(options);
  const iso = (instant: number) => toIso(instant, options.zone);
  const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant));
  const limb = (table: readonly Name[]) => (element: Limb) => ({
    id: element.id,
    name: byId(table, element.id).en,
    start: iso(element.start),
    end: iso(element.end),
  });
  const period = ({ id, period: stretches }: Period) => ({
    id,
    name: byId(PERIODS, id).en,
    period: stretches.map(({ start, end }) => ({ start: iso(start), end: iso(end) })),
  });
  return {
    vaara: byId(WEEKDAYS, day.vaara).en,
    sunrise: isoOrNull(day.sunrise),
    sunset: isoOrNull(day.sunset),
    nextSunrise: isoOrNull(day.nextSunrise),
    moonrise: isoOrNull(day.moonrise),
    moonset: isoOrNull(day.moonset),
    tithi: day.tithi.map((tithi) => {
      const { id, name, start, end } = limb(TITHIS)(tithi);
      return { id, name, paksha: byId(PAKSHAS, tithi.paksha).en, start, end };
    }),
    nakshatra: day.nakshatra.map(limb(NAKSHATRAS)),
    yoga: day.yoga.map(limb(YOGAS)),
    karana: day.karana.map(limb(KARANAS)),
    auspicious: day.auspicious.map(period),
    inauspicious: day.inauspicious.map(period),
  };
}

/** Returns the balance and all three levels of Vimshottari. */
export function dashaResult(birth: Birth) {
  const { Moon } = chartOf(birth).grahas;
  const iso = ({ lord, start, end }: DashaPeriod) => ({
    lord,
    start: toIso(start, birth.zone),
    end: toIso(end, birth.zone),
  });
  const { lord, duration } = dashaBalance(Moon.longitude);
  const dashas = vimshottari({ instant: birth.instant, moon: Moon.longitude, yearLength: birth.yearLength });
  return {
    balance: { lord, duration },
    periods: dashas.map((maha) => ({
      ...iso(maha),
      antar: maha.antar.map((antar) => ({ ...iso(antar), pratyantar: antar.pratyantar.map(iso) })),
    })),
  };
}

/** Returns the heart of a kundli. Longitudes are sidereal degrees. */
export function kundliResult(birth: Birth) {
  const { chart, mangal, yogas } = kundli(birth);
  const { Moon } = chart.grahas;
  return {
    lagna: { sign: chart.lagna.sign },
    moon: { sign: Moon.sign, nakshatra: Moon.nakshatra.id, pada: Moon.nakshatra.pada },
    planets: GRAHAS.map((graha) => {
      const { sign, house, longitude, retrograde } = chart.grahas[graha];
      const { id } = GRAHA_NAMES[graha];
      return { id, name: graha, sign, house, longitude: round(longitude), retrograde };
    }),
    mangal: {
      dosha: mangal.present,
      strength: mangal.strength,
      exceptions: mangal.exceptions.map(({ id }) => id),
    },
    yogas: yogas.map(({ name, present }) => ({ name, present })),
  };
}

function milanResult({ kootas, total, publishedVerdict, verdict }: GunaMilan) {
  const points = Object.fromEntries(KOOTAS.map((koota) => [koota, kootas[koota].points]));
  return { kootas: points, total, verdict: publishedVerdict, weighed: verdict.verdict };
}

/** Returns the points of two Moons. */
export function gunaResult(boy: MatchMoon, girl: MatchMoon) {
  return milanResult(gunaMilan(boy, girl));
}

/** Returns the points of two births. */
export function matchResult(boy: MatchBirth, girl: MatchBirth, id: AyanamsaId) {
  return milanResult(match({ boy, girl, ayanamsa: id }));
}
