/** Sade Sati: Saturn's seven and a half years in the 12th, 1st and 2nd sign from the natal Moon; and the Dhaiya. */
import { wrap360 } from '../angles.ts';
import { checkInstant } from '../errors.ts';
import { signOf, type Word } from '../names.ts';
import { type AyanamsaId, ayanamsa, ayanamsaId } from '../sky/ayanamsa.ts';
import { momentOf } from '../sky/moment.ts';
import { planetAt } from '../sky/sun-and-planets.ts';
import { DAY } from '../time/julian-date.ts';
import { countSigns } from './aspects.ts';

/** Thirds of Sade Sati, and the small panoti (Dhaiya) of the 4th and 8th sign. */
export type SaturnPhase = 'rising' | 'peak' | 'setting' | 'dhaiya-4' | 'dhaiya-8';

/** Names of the phases. */
export const SATURN_PHASES: Record<SaturnPhase, Word> = {
  rising: { en: 'Sade Sati, first phase (12th from the Moon)', hi: 'साढ़े साती, प्रथम चरण (चंद्र से द्वादश)' },
  peak: { en: 'Sade Sati, second phase (over the Moon)', hi: 'साढ़े साती, द्वितीय चरण (चंद्र पर)' },
  setting: { en: 'Sade Sati, third phase (2nd from the Moon)', hi: 'साढ़े साती, तृतीय चरण (चंद्र से द्वितीय)' },
  'dhaiya-4': { en: 'Dhaiya (4th from the Moon)', hi: 'ढैया (चंद्र से चतुर्थ)' },
  'dhaiya-8': { en: 'Dhaiya (8th from the Moon)', hi: 'ढैया (चंद्र से अष्टम)' },
};

const PHASE_BY_COUNT: Record<number, SaturnPhase> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'dhaiya-4',
  8: 'dhaiya-8',
};

/** Returns the phase when Saturn is in a sign, for a natal Moon sign (0 to 11); null outside all of them. */
export function saturnPhase(moonSign: number, saturnSign: number): SaturnPhase | null {
  return PHASE_BY_COUNT[countSigns(moonSign, saturnSign)] ?? null;
}

/** A stay of Saturn in one sign that matters, UTC ms. Retrograde Saturn may come back, then a phase has parts. */
export interface SaturnStay {
  phase: SaturnPhase;
  sign: number;
  start: number;
  end: number;
}

/** Natal Moon sign, span of time to search and ayanamsa. */
export interface SadeSatiOptions {
  moonSign: number;
  from: number;
  to: number;
  ayanamsa: AyanamsaId;
}

/** Lists every stay of Saturn in the phases between two instants, cut at both ends. */
export function sadeSati({ moonSign, from, to, ayanamsa: id }: SadeSatiOptions): SaturnStay[] {
  checkInstant(from);
  checkInstant(to);
  const signAt = saturnSigns(ayanamsaId(id));
  const stays: SaturnStay[] = [];
  let start = from;
  let sign = signAt(from);
  // A visit of under eight days (Saturn turning within 0.02 degrees of a border) is passed over.
  for (let time = from; time < to; ) {
    const next = Math.min(time + 8 * DAY, to);
    const nextSign = signAt(next);
    if (nextSign !== sign || next === to) {
      const end = nextSign === sign ? to : changeBetween(signAt, time, next);
      const phase = saturnPhase(moonSign, sign);
      if (phase) stays.push({ phase, sign, start, end });
      [start, sign] = [end, nextSign];
    }
    time = next;
  }
  return stays;
}

function saturnSigns(id: AyanamsaId): (instant: number) => number {
  return (instant) => {
    const moment = momentOf(instant);
    return signOf(wrap360(planetAt('Saturn', moment).longitude - ayanamsa(id, moment.T)));
  };
}

/** Instant, to a second, at which Saturn leaves the sign it is in at `a` before `b`. */
function changeBetween(signAt: (instant: number) => number, a: number, b: number): number {
  let [low, high] = [a, b];
  const sign = signAt(a);
  while (high - low > 1000) {
    const middle = (low + high) / 2;
    if (signAt(middle) === sign) low = middle;
    else high = middle;
  }
  return high;
}
