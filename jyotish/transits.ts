/** Transits (gochara): today's grahas counted from a sign or from a natal Moon; what daily predictions are made of. */

import { wrap360 } from './angles.ts';
import { countSigns } from './kundli/aspects.ts';
import { nakshatraOf } from './kundli/nakshatra.ts';
import { type SaturnPhase, saturnPhase } from './kundli/sade-sati.ts';
import { taraOf } from './matching/kootas.ts';
import { TARAS } from './matching/tables.ts';
import { GRAHAS, type Graha, signOf } from './names.ts';
import { siderealMoon, siderealSun, whenReaches } from './panchang/luni-solar.ts';
import { type AyanamsaId, ayanamsaId } from './sky/ayanamsa.ts';
import type { NodeKind } from './sky/nodes.ts';
import { siderealPositions } from './sky/positions.ts';
import { DAY } from './time/julian-date.ts';

/** The passage of a graha, seen from a sign. */
export interface Transit {
  graha: Graha;
  /** Sidereal degrees. */
  longitude: number;
  /** Sign it passes through, 0 to 11. */
  sign: number;
  /** That sign counted from the given one, 1 to 12. */
  house: number;
  nakshatra: number;
  retrograde: boolean;
  combust: boolean;
  /** Whether the texts call this place good for this graha (Phaladeepika 26). */
  favourable: boolean;
}

/** The sky of a moment from a sign. */
export interface TransitsOptions {
  /** UTC ms. */
  instant: number;
  ayanamsa: AyanamsaId;
  /** Sign to count from: a reader's sign, or the sign of the natal Moon. */
  sign: number;
  /** Nakshatra of the natal Moon, if known: adds the tara of the day. */
  nakshatra?: number;
  node?: NodeKind;
}

/** Transits and what goes with them. */
export interface Transits {
  transits: Record<Graha, Transit>;
  /** Tithi 1 to 30 at the moment. */
  tithi: number;
  /** House of the Moon from the sign, and whether it is one of the good ones (chandra bala). */
  chandraBala: { house: number; good: boolean };
  /** Tara (1 to 9) of the Moon's star from the natal star; null when that is not known. */
  taraBala: { tara: number; good: boolean } | null;
  /** Sade Sati or Dhaiya of the sign. */
  saturnPhase: SaturnPhase | null;
}

/** Good places from the Moon's sign for each graha (Phaladeepika 26; the nodes like Saturn, with the 10th). */
const GOOD_PLACES: Record<Graha, readonly number[]> = {
  Sun: [3, 6, 10, 11],
  Moon: [1, 3, 6, 7, 10, 11],
  Mars: [3, 6, 11],
  Mercury: [2, 4, 6, 8, 10, 11],
  Jupiter: [2, 5, 7, 9, 11],
  Venus: [1, 2, 3, 4, 5, 8, 9, 11, 12],
  Saturn: [3, 6, 11],
  Rahu: [3, 6, 10, 11],
  Ketu: [3, 6, 10, 11],
};

/** Returns the transits at an instant, counted from a sign. */
export function transitsFrom({ instant, ayanamsa, sign, nakshatra, node }: TransitsOptions): Transits {
  const { positions } = siderealPositions({ instant, ayanamsa, node });
  const transitOf = (graha: Graha): Transit => {
    const { longitude, retrograde, combust } = positions[graha];
    const house = countSigns(sign, signOf(longitude));
    return {
      graha,
      longitude,
      sign: signOf(longitude),
      house,
      nakshatra: nakshatraOf(longitude).id,
      retrograde,
      combust,
      favourable: GOOD_PLACES[graha].includes(house),
    };
  };
  const transits = Object.fromEntries(GRAHAS.map((graha) => [graha, transitOf(graha)])) as Record<
    Graha,
    Transit
  >;
  const { Moon, Saturn, Sun } = transits;
  const tara = nakshatra === undefined ? null : taraOf(nakshatra, Moon.nakshatra);
  return {
    transits,
    tithi: Math.floor(wrap360(Moon.longitude - Sun.longitude) / 12) + 1,
    chandraBala: { house: Moon.house, good: Moon.favourable },
    taraBala: tara === null ? null : { tara, good: TARAS[tara - 1]?.good ?? false },
    saturnPhase: saturnPhase(sign, Saturn.sign),
  };
}

/** Entry of a light into a sign. */
export interface Ingress {
  sign: number;
  /** UTC ms. */
  instant: number;
}

/** Returns the next entry of the Sun or the Moon into a sidereal sign after an instant (UTC ms). */
export function nextIngress(body: 'Sun' | 'Moon', after: number, ayanamsa: AyanamsaId): Ingress {
  const id = ayanamsaId(ayanamsa);
  const measure = body === 'Sun' ? siderealSun(id) : siderealMoon(id);
  const { angle, rate } = measure(after);
  const sign = (signOf(angle) + 1) % 12;
  const guess = after + (((signOf(angle) + 1) * 30 - angle) / rate) * DAY;
  return { sign, instant: whenReaches(measure, sign * 30, guess) };
}
