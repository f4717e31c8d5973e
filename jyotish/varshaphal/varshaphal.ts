/** Varshaphal: the annual chart of a year of life, with everything that is read from it. */
import type { Place } from '../errors.ts';
import { type Chart, type ChartOptions, chartOf } from '../kundli/chart.ts';
import { type SevenGraha, SIGN_LORDS } from '../names.ts';
import { altitudeAt } from '../sky/horizon.ts';
import { type MuddaPeriod, muddaDasha } from './mudda.ts';
import { type PatyayiniPeriod, patyayiniDasha } from './patyayini.ts';
import { type Saham, sahams } from './sahams.ts';
import { type ReturnKind, solarReturn } from './solar-return.ts';
import { harshaBala, type Panchavargiya, panchavargiya } from './strength.ts';
import { type TajikaBond, tajikaBonds } from './tajika-bonds.ts';
import { tajikaSky } from './tajika-sky.ts';
import { type TajikaYogas, tajikaYogas } from './tajika-yogas.ts';
import { type YearLord, yearLord } from './year-lord.ts';

/** A birth, the year, and the conventions. */
export interface VarshaphalOptions extends ChartOptions {
  /** Completed years, 0 to 119. */
  age: number;
  /** Place for which the annual chart is cast; the birth place when not said. */
  residence?: Place;
  /** How the beginning of the year is reckoned; the true return of the Sun when not said. */
  kind?: ReturnKind;
  /** How the Mudda dasha begins; by the natal balance when not said. */
  balance?: 'natal' | 'full';
}

/** The progressed lagna: one sign for each completed year. */
export interface Muntha {
  /** 0 to 11. */
  sign: number;
  /** House from the lagna of the year, 1 to 12. */
  house: number;
  lord: SevenGraha;
}

/** A year of life; instants are UTC ms. */
export interface Varshaphal {
  age: number;
  /** Beginning and end of the year. */
  start: number;
  end: number;
  /** The year begins between sunrise and sunset. */
  isDay: boolean;
  chart: Chart;
  muntha: Muntha;
  yearLord: YearLord;
  strength: Record<SevenGraha, Panchavargiya>;
  /** Joys, 0 to 20. */
  harsha: Record<SevenGraha, number>;
  bonds: TajikaBond[];
  yogas: TajikaYogas;
  sahams: Saham[];
  mudda: MuddaPeriod[];
  patyayini: PatyayiniPeriod[];
}

/**
 * Returns the year of life after `age` completed years. The chart is cast for the birth place by the same conventions
 * as the natal one; only the instant of the return leaves nutation out (see `solarReturn`).
 */
export function varshaphal(options: VarshaphalOptions): Varshaphal {
  const { age, place, residence = place, kind = 'true', balance = 'natal', ...birth } = options;
  const start = solarReturn({ ...birth, age, kind });
  const end = solarReturn({ ...birth, age: age + 1, kind });
  const natal = chartOf({ ...birth, place });
  const chart = chartOf({ ...birth, instant: start, place: residence });
  const isDay = altitudeAt('Sun', start, residence).altitude > 0;
  const sky = tajikaSky(chart, isDay);
  const strength = panchavargiya(sky);
  const sign = (natal.lagna.sign + age) % 12;
  const { nakshatra } = natal.grahas.Moon;
  return {
    age,
    start,
    end,
    isDay,
    chart,
    muntha: {
      sign,
      house: ((sign - chart.lagna.sign + 12) % 12) + 1,
      lord: SIGN_LORDS[sign] ?? 'Sun',
    },
    yearLord: yearLord(sky, strength, { natalLagna: natal.lagna.sign, muntha: sign }),
    strength,
    harsha: harshaBala(sky),
    bonds: tajikaBonds(sky),
    yogas: tajikaYogas(sky, strength),
    sahams: sahams(sky),
    mudda: muddaDasha({ start, end, age, nakshatra: nakshatra.id, fraction: nakshatra.fraction, balance }),
    patyayini: patyayiniDasha({ sky, strength, start, end }),
  };
}
