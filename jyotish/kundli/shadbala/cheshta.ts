/** Cheshta bala: strength of motion, from the arc of retrogression (Sripati; Raman, Graha and Bhava Balas, ch. 6). */
import { polynomial, wrap180, wrap360 } from '../../angles.ts';
import type { SevenGraha } from '../../names.ts';
import { ayanamsa as ayanamsaAt } from '../../sky/ayanamsa.ts';
import { centuriesTT, DAY } from '../../time/julian-date.ts';

/** Grahas that can turn back. */
export type StarGraha = Exclude<SevenGraha, 'Sun' | 'Moon'>;

/** Mean longitudes, degrees: of the Sun as seen from the Earth, of the others as seen from the Sun. */
export type MeanLongitudes = Record<'Sun' | StarGraha, number>;

/** Tables from which mean longitudes are taken. */
export type MeanTables = 'raman' | 'modern';

/** Longitude at the epoch, degrees a day, a correction, and what it grows by in a year (Raman, ch. 6, tables IV to IX). */
interface MeanMotion {
  epoch: number;
  daily: number;
  correction?: number;
  yearly?: number;
}
const RAMAN: Record<'Sun' | StarGraha, MeanMotion> = {
  Sun: { epoch: 257.4568, daily: 0.98560265 },
  Mars: { epoch: 270.22, daily: 0.524019 },
  Mercury: { epoch: 164, daily: 4.092318, correction: 6.67, yearly: -0.00133 },
  Jupiter: { epoch: 220.04, daily: 0.083096, correction: -3.33, yearly: -0.0067 },
  Venus: { epoch: 328.51, daily: 1.602146, correction: -5, yearly: -0.001 },
  Saturn: { epoch: 236.74, daily: 0.033439, correction: 5, yearly: 0.001 },
};
/** Midnight of 1 January 1900 at the meridian of Ujjain (76 degrees east, as the book has it), UTC ms. */
const RAMAN_EPOCH = Date.UTC(1900, 0, 1) - (76 / 360) * DAY;
const RAMAN_AYANAMSA = 3;
const YEAR_DAYS = 365.25;

/** Mean longitudes for the mean equinox of date (Simon et al. 1994; Meeus, Astronomical Algorithms, table 31.A). */
const MODERN: Record<StarGraha | 'Earth', readonly number[]> = {
  Mercury: [252.250906, 149474.0722491, 0.0003035, 0.000000018],
  Venus: [181.979801, 58519.2130302, 0.00031014, 0.000000015],
  Earth: [100.466457, 36000.7698278, 0.00030322, 0.00000002],
  Mars: [355.433, 19141.6964471, 0.00031052, 0.000000016],
  Jupiter: [34.351519, 3036.3027748, 0.0002233, 0.000000037],
  Saturn: [50.077444, 1223.5110686, 0.00051908, -0.00000003],
};

function ramanMean(body: 'Sun' | StarGraha, instant: number): number {
  const { epoch, daily, correction = 0, yearly = 0 } = RAMAN[body];
  const days = (instant - RAMAN_EPOCH) / DAY;
  return epoch + daily * days + correction + (yearly * days) / YEAR_DAYS;
}

function modernMean(body: 'Sun' | StarGraha, T: number): number {
  return body === 'Sun' ? polynomial(T, ...MODERN.Earth) + 180 : polynomial(T, ...MODERN[body]);
}

/**
 * Returns the mean longitudes at an instant (UTC ms), degrees, sidereal by `ayanamsa` (degrees). Raman's tables are the
 * default: published strengths rest on them. His Mercury is 12 degrees ahead of the modern one, the others within 3.
 */
export function meanLongitudesAt(
  instant: number,
  ayanamsa: number,
  tables: MeanTables = 'raman',
): MeanLongitudes {
  const T = centuriesTT(instant);
  const shift = ayanamsaAt(RAMAN_AYANAMSA, T) - ayanamsa;
  const of = (body: 'Sun' | StarGraha) =>
    wrap360(tables === 'raman' ? ramanMean(body, instant) + shift : modernMean(body, T) - ayanamsa);
  return {
    Sun: of('Sun'),
    Mars: of('Mars'),
    Mercury: of('Mercury'),
    Jupiter: of('Jupiter'),
    Venus: of('Venus'),
    Saturn: of('Saturn'),
  };
}

/**
 * Returns the strength of motion, virupas: a third of the cheshta kendra, which is the seeghrochcha less the middle of
 * mean and true place. The seeghrochcha is the mean Sun for Mars, Jupiter and Saturn; for Mercury and Venus it is their
 * own mean place, and the mean Sun is their mean. 60 when deepest in retrogression.
 */
export function cheshtaBala(graha: StarGraha, longitude: number, means: MeanLongitudes): number {
  const inner = graha === 'Mercury' || graha === 'Venus';
  const [mean, seeghra] = inner ? [means.Sun, means[graha]] : [means[graha], means.Sun];
  const middle = mean + wrap180(longitude - mean) / 2;
  return Math.abs(wrap180(seeghra - middle)) / 3;
}
