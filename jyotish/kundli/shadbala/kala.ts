/** Kala bala: strength of time, nine parts (BPHS 27; Raman, Graha and Bhava Balas, ch. 5). Virupas. */
import { wrap180, wrap360 } from '../../angles.ts';
import type { SevenGraha } from '../../names.ts';
import { isBenefic } from '../nature.ts';
import type { KalaBala, ShadbalaReadings, StrengthSky } from './types.ts';

const STRONG_BY_DAY: readonly SevenGraha[] = ['Sun', 'Jupiter', 'Venus'];
const THIRDS: Record<'day' | 'night', readonly SevenGraha[]> = {
  day: ['Mercury', 'Sun', 'Saturn'],
  night: ['Moon', 'Venus', 'Mars'],
};
const LORD_POINTS = { varsha: 15, masa: 30, dina: 45, hora: 60 } as const;

/** Greatest declination of the books, and its growth over each 15 degrees from the equinox, minutes (Raman, art. 73). */
const OBLIQUITY = 24;
const DECLINATION_STEPS = [362, 341, 299, 236, 150, 52];
/** Strong in the south; Mercury is strong on both sides, the others in the north. */
const STRONG_IN_SOUTH: readonly SevenGraha[] = ['Moon', 'Saturn'];

function natonnataBala(graha: SevenGraha, noonArc: number): number {
  if (graha === 'Mercury') return 60;
  return (STRONG_BY_DAY.includes(graha) ? 180 - noonArc : noonArc) / 3;
}

/** The Moon counts by her own light, twice, bright or dark: the books' rule for malefics would make her strongest unseen. */
function pakshaBala(graha: SevenGraha, { longitudes }: Pick<StrengthSky, 'longitudes'>): number {
  const light = Math.abs(wrap180(longitudes.Moon - longitudes.Sun)) / 3;
  if (graha === 'Moon') return 2 * light;
  return isBenefic(graha, longitudes) ? light : 60 - light;
}

/** Returns the declination (degrees, north positive) of a tropical longitude by the table of the books. */
export function tableDeclination(tropical: number): number {
  const longitude = wrap360(tropical);
  const fromEquinox = longitude % 180;
  const steps = Math.min(fromEquinox, 180 - fromEquinox) / 15;
  const minutes = DECLINATION_STEPS.reduce(
    (sum, step, index) => sum + step * Math.min(1, Math.max(0, steps - index)),
    0,
  );
  return (longitude < 180 ? minutes : -minutes) / 60;
}

function ayanaBala(graha: SevenGraha, tropical: number, sunAyana: ShadbalaReadings['sunAyana']): number {
  const north = tableDeclination(tropical);
  const helpful = graha === 'Mercury' ? Math.abs(north) : STRONG_IN_SOUTH.includes(graha) ? -north : north;
  const bala = ((OBLIQUITY + helpful) / (2 * OBLIQUITY)) * 60;
  return graha === 'Sun' && sunAyana !== 'single' ? 2 * bala : bala;
}

/**
 * Returns the strength of time of a graha, before any war. Where the Sun does not rise or set,
 * no third and no hour has a lord.
 */
export function kalaBala(graha: SevenGraha, sky: StrengthSky, readings: ShadbalaReadings = {}): KalaBala {
  const { noonArc, third, lords } = sky.clock;
  const thirdLord = third && THIRDS[third.day ? 'day' : 'night'][third.index];
  const lordPoints = (key: keyof typeof LORD_POINTS) => (lords[key] === graha ? LORD_POINTS[key] : 0);
  const parts = {
    natonnata: natonnataBala(graha, noonArc),
    paksha: pakshaBala(graha, sky),
    tribhaga: graha === 'Jupiter' || graha === thirdLord ? 60 : 0,
    varsha: lordPoints('varsha'),
    masa: lordPoints('masa'),
    dina: lordPoints('dina'),
    hora: lordPoints('hora'),
    ayana: ayanaBala(graha, sky.longitudes[graha] + sky.ayanamsa, readings.sunAyana),
    yuddha: 0,
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
