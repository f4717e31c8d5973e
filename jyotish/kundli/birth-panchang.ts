/** The panchang of a birth: the limbs in force, the time since sunrise, the lunar month and the years of the eras. */
import type { Place } from '../errors.ts';
import { type Karana, karanas, type Limb, nakshatras, type Tithi, tithis, yogas } from '../panchang/limbs.ts';
import { type LunarMonth, lunarMonthAt, type Samvat, samvatAt } from '../panchang/lunar-month.ts';
import type { AyanamsaId } from '../sky/ayanamsa.ts';
import { nextRise, nextSet } from '../sky/rise-set.ts';
import { DAY } from '../time/julian-date.ts';

/** A birth as the panchang asks it. */
export interface BirthPanchangOptions {
  /** UTC ms. */
  instant: number;
  place: Place;
  ayanamsa: AyanamsaId;
}

/** A length in Indian measure: 60 ghatis a day (24 minutes each), 60 palas a ghati, 60 vipalas a pala. */
export interface Ghatis {
  ghati: number;
  pala: number;
  vipala: number;
}

/** The panchang at a birth; instants are UTC ms. */
export interface BirthPanchang {
  tithi: Tithi;
  nakshatra: Limb;
  yoga: Limb;
  karana: Karana;
  /** Last sunrise before the birth and the sunset that follows it; null where the Sun did not rise. */
  sunrise: number | null;
  sunset: number | null;
  /** Born between that sunrise and sunset. */
  byDay: boolean | null;
  /** Time from that sunrise to the birth (ishtakal); null without a sunrise. */
  ishtakal: Ghatis | null;
  /** Passed (bhayat) and whole (bhabhog) length of the birth nakshatra. */
  bhayat: Ghatis;
  bhabhog: Ghatis;
  month: LunarMonth;
  samvat: Samvat;
}

/** Converts a length of time (ms) to ghatis, palas and vipalas; cut to the vipala (0.4 seconds). */
export function toGhatis(ms: number): Ghatis {
  const vipalas = Math.floor(ms / 400 + 1e-6);
  return {
    ghati: Math.floor(vipalas / 3600),
    pala: Math.floor(vipalas / 60) % 60,
    vipala: vipalas % 60,
  };
}

/** The last sunrise at or before an instant, within a day; null in polar night or day. */
function lastSunrise(instant: number, place: Place): number | null {
  const first = nextRise({ body: 'Sun', place, from: instant - 25 * (DAY / 24), until: instant + 1 });
  if (first === null) return null;
  // Two sunrises fit into 25 hours.
  return nextRise({ body: 'Sun', place, from: first + DAY / 2, until: instant + 1 }) ?? first;
}

/** Returns the panchang of a birth. The month and the eras are those at the birth itself. */
export function birthPanchang({ instant, place, ayanamsa }: BirthPanchangOptions): BirthPanchang {
  const now = { start: instant, end: instant + 1 };
  const only = <L>([first]: readonly L[]): L => {
    if (first === undefined) throw new RangeError('An instant without a limb cannot be.');
    return first;
  };
  const nakshatra = only(nakshatras(now, ayanamsa));
  const sunrise = lastSunrise(instant, place);
  const sunset = sunrise === null ? null : nextSet({ body: 'Sun', place, from: sunrise });
  const month = lunarMonthAt(instant, ayanamsa);
  return {
    tithi: only(tithis(now)),
    nakshatra,
    yoga: only(yogas(now, ayanamsa)),
    karana: only(karanas(now)),
    sunrise,
    sunset,
    byDay: sunset === null ? null : instant < sunset,
    ishtakal: sunrise === null ? null : toGhatis(instant - sunrise),
    bhayat: toGhatis(instant - nakshatra.start),
    bhabhog: toGhatis(nakshatra.end - nakshatra.start),
    month,
    samvat: samvatAt(instant, month),
  };
}
