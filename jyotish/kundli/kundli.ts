/** The whole kundli of a birth in one object. */
import { GRAHAS, type Graha, signOf } from '../names.ts';
import { nextRise } from '../sky/rise-set.ts';
import { addDays, dateIn, startOfDate, weekdayOf } from '../time/civil-time.ts';
import { type Ashtakavarga, ashtakavarga } from './ashtakavarga.ts';
import { type Chart, type ChartOptions, chartOf } from './chart.ts';
import { type KaalSarp, kaalSarp } from './kaal-sarp.ts';
import { type MangalDosha, mangalDosha } from './mangal-dosha.ts';
import { type NakshatraDetails, nakshatraDetails } from './nakshatra-details.ts';
import { type SaturnPhase, saturnPhase } from './sade-sati.ts';
import { VARGAS, type Varga, vargaSign } from './vargas.ts';
import {
  type DashaBalance,
  dashaBalance,
  type Mahadasha,
  vimshottari,
  type YearLength,
} from './vimshottari.ts';
import { type FormedYoga, yogasOfTexts } from './yogas/yogas-of-texts.ts';
import { type YogaResult, yogasOf } from './yogas.ts';

/** Birth and conventions. */
export interface KundliOptions extends ChartOptions {
  /** Zone of the birth, IANA name or offset: it tells the weekday. */
  zone: string;
  /** Dasha year: 1 (365.25 days) when not said, or 0 (360 days). */
  yearLength?: YearLength;
}

/** Signs (0 to 11) of the lagna and the grahas in one divisional chart. */
export type VargaChart = Record<Graha | 'Lagna', number>;

/** A kundli; ids are those of names.ts, instants UTC ms. */
export interface Kundli {
  chart: Chart;
  /** Tropical sign of the Sun: the Western zodiac. */
  zodiac: number;
  nakshatra: NakshatraDetails;
  /** Weekday of the civil date of birth, Sunday 0. */
  vaara: number;
  /** Weekday by the Hindu day, which begins at sunrise. */
  vedicVaara: number;
  vargas: Record<Varga, VargaChart>;
  dashaBalance: DashaBalance;
  dashas: Mahadasha[];
  mangal: MangalDosha;
  yogas: YogaResult[];
  /** Yogas of the texts beside that list; only those the chart has. */
  moreYogas: FormedYoga[];
  kaalSarp: KaalSarp;
  /** Phase of Saturn at birth; `sadeSati` lists the years to come. */
  saturnPhase: SaturnPhase | null;
  ashtakavarga: Ashtakavarga;
}

/** Computes the kundli of a birth: chart, all sixteen vargas, 729 dasha periods, doshas, yogas, ashtakavarga. */
export function kundli(options: KundliOptions): Kundli {
  const chart = chartOf(options);
  const { Moon, Saturn } = chart.grahas;
  const { instant, yearLength = 1 } = options;
  const { vaara, vedicVaara } = weekdaysOf(options);
  return {
    chart,
    zodiac: signOf(chart.tropicalSun),
    nakshatra: nakshatraDetails(Moon.nakshatra.id),
    vaara,
    vedicVaara,
    vargas: Object.fromEntries(VARGAS.map((varga) => [varga, vargaChart(chart, varga)])) as Record<
      Varga,
      VargaChart
    >,
    dashaBalance: dashaBalance(Moon.longitude),
    dashas: vimshottari({ instant, moon: Moon.longitude, yearLength }),
    mangal: mangalDosha(chart, vaara),
    yogas: yogasOf(chart),
    moreYogas: yogasOfTexts(chart),
    kaalSarp: kaalSarp(chart),
    saturnPhase: saturnPhase(Moon.sign, Saturn.sign),
    ashtakavarga: ashtakavarga(chart),
  };
}

/** Returns one divisional chart. */
export function vargaChart(chart: Chart, varga: Varga): VargaChart {
  const signs = GRAHAS.map((graha) => [graha, vargaSign(varga, chart.grahas[graha].longitude)]);
  return { Lagna: vargaSign(varga, chart.lagna.longitude), ...Object.fromEntries(signs) } as VargaChart;
}

/** Weekday of the civil date, and of the day that began with the last sunrise (the civil one where none is). */
function weekdaysOf({ instant, place, zone }: KundliOptions): { vaara: number; vedicVaara: number } {
  const date = dateIn(instant, zone);
  const vaara = weekdayOf(date);
  const until = startOfDate(addDays(date, 1), zone);
  const sunrise = nextRise({ body: 'Sun', place, from: startOfDate(date, zone), until });
  return { vaara, vedicVaara: sunrise !== null && instant < sunrise ? (vaara + 6) % 7 : vaara };
}
