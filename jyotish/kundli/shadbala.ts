/**
 * Shadbala: the six strengths of the seven grahas (BPHS 27), by the rules of Raman's "Graha and Bhava Balas".
 * Strengths are virupas; 60 make a rupa.
 */
import { wrap180 } from '../angles.ts';
import { SEVEN_GRAHAS, type SevenGraha } from '../names.ts';
import { chartOf } from './chart.ts';
import type { KundliOptions } from './kundli.ts';
import { cheshtaBala, type MeanTables, meanLongitudesAt, type StarGraha } from './shadbala/cheshta.ts';
import { birthClock } from './shadbala/clock.ts';
import { drikBala } from './shadbala/drik.ts';
import { kalaBala } from './shadbala/kala.ts';
import { sthanaBala } from './shadbala/sthana.ts';
import type { GrahaStrength, KalaBala, Shadbala, ShadbalaReadings, StrengthSky } from './shadbala/types.ts';
import { type War, warsOf } from './shadbala/yuddha.ts';

/** Rupas that a graha needs to be strong (Raman, ch. 8). BPHS 27 asks 6.5 of the Sun. */
export const REQUIRED_RUPAS: Record<SevenGraha, number> = {
  Sun: 5,
  Moon: 6,
  Mars: 5,
  Mercury: 7,
  Jupiter: 6.5,
  Venus: 5.5,
  Saturn: 5,
};

/** Natural strength in sevenths of a rupa, by brightness. */
const NAISARGIKA: Record<SevenGraha, number> = {
  Sun: 7,
  Moon: 6,
  Venus: 5,
  Jupiter: 4,
  Mercury: 3,
  Mars: 2,
  Saturn: 1,
};

const isStar = (graha: SevenGraha): graha is StarGraha => graha !== 'Sun' && graha !== 'Moon';

/** Strength of direction: a third of the arc from the angle where the graha is weakest (BPHS 27). */
function digBala(graha: SevenGraha, { longitudes, lagna, midheaven }: StrengthSky): number {
  const weakest: Record<SevenGraha, number> = {
    Sun: midheaven + 180,
    Mars: midheaven + 180,
    Moon: midheaven,
    Venus: midheaven,
    Mercury: lagna + 180,
    Jupiter: lagna + 180,
    Saturn: lagna,
  };
  return Math.abs(wrap180(longitudes[graha] - weakest[graha])) / 3;
}

/**
 * Ishta and kashta phala: the geometric means of uccha and cheshta, and of what they lack (Raman, ch. 10). Here the
 * Sun has a cheshta from his distance to the winter solstice, the Moon from her distance to the Sun.
 */
function phalaOf(graha: SevenGraha, uccha: number, sky: StrengthSky): { ishta: number; kashta: number } {
  const { longitudes, ayanamsa, means } = sky;
  const luminary = graha === 'Sun' ? longitudes.Sun + ayanamsa + 90 : longitudes.Moon - longitudes.Sun;
  const cheshta = isStar(graha)
    ? cheshtaBala(graha, longitudes[graha], means)
    : Math.abs(wrap180(luminary)) / 3;
  return { ishta: Math.sqrt(uccha * cheshta), kashta: Math.sqrt((60 - uccha) * (60 - cheshta)) };
}

function withWar(graha: SevenGraha, kala: KalaBala, wars: readonly War[]): KalaBala {
  const yuddha = wars.reduce(
    (sum, { victor, loser, virupas }) =>
      sum + (victor === graha ? virupas : 0) - (loser === graha ? virupas : 0),
    0,
  );
  return { ...kala, yuddha, total: kala.total + yuddha };
}

/** Returns the shadbala from longitudes, angles and the clock of a birth; see `strengthSky` for those of an instant. */
export function shadbalaFrom(sky: StrengthSky, readings: ShadbalaReadings = {}): Shadbala {
  const before = SEVEN_GRAHAS.map((graha) => ({
    graha,
    sthana: sthanaBala(graha, sky, readings),
    dig: digBala(graha, sky),
    kala: kalaBala(graha, sky, readings),
  }));
  const upToHora = before.map(({ graha, sthana, dig, kala }) => [
    graha,
    sthana.total + dig + kala.total - kala.ayana,
  ]);
  const wars = warsOf(sky.longitudes, Object.fromEntries(upToHora) as Record<StarGraha, number>);
  const grahas = before.map(({ graha, sthana, dig, kala: untouched }): [SevenGraha, GrahaStrength] => {
    const kala = withWar(graha, untouched, wars);
    const cheshta = isStar(graha) ? cheshtaBala(graha, sky.longitudes[graha], sky.means) : 0;
    const naisargika = (60 * NAISARGIKA[graha]) / 7;
    const drik = drikBala(graha, sky.longitudes);
    const virupas = sthana.total + dig + kala.total + cheshta + naisargika + drik;
    const rupas = virupas / 60;
    const requiredRupas = REQUIRED_RUPAS[graha];
    return [
      graha,
      {
        graha,
        sthana,
        dig,
        kala,
        cheshta,
        naisargika,
        drik,
        virupas,
        rupas,
        requiredRupas,
        ratio: rupas / requiredRupas,
        ...phalaOf(graha, sthana.uccha, sky),
      },
    ];
  });
  return {
    grahas: Object.fromEntries(grahas) as Record<SevenGraha, GrahaStrength>,
    lords: sky.clock.lords,
    wars: wars.map(({ victor, loser }) => ({ victor, loser })),
  };
}

/** Computes the input of `shadbalaFrom` from a birth: replace single entries by those of a printed example. */
export function strengthSky(options: KundliOptions, tables: MeanTables = 'raman'): StrengthSky {
  const chart = chartOf(options);
  const longitudes = Object.fromEntries(
    Object.values(chart.grahas).map(({ graha, longitude }) => [graha, longitude]),
  ) as StrengthSky['longitudes'];
  return {
    longitudes,
    lagna: chart.lagna.longitude,
    midheaven: chart.midheaven,
    ayanamsa: chart.ayanamsa,
    clock: birthClock(options),
    means: meanLongitudesAt(options.instant, chart.ayanamsa, tables),
  };
}

/** Returns the shadbala of a birth. */
export function shadbala(options: KundliOptions, readings: ShadbalaReadings = {}): Shadbala {
  return shadbalaFrom(strengthSky(options), readings);
}
