/** The chart as pages and PDFs draw and list it. */
import type { ChartData, PlanetData, PointData, ReportLang } from '#contract/astrology/reports/data.ts';
import {
  type Chart,
  DIGNITY_NAMES,
  GRAHAS,
  type Graha,
  type Kundli,
  type Placement,
  VARGA_NAMES,
  VARGAS,
  type Varga,
  type VargaChart,
} from '#jyotish';
import { readWords } from '#languages/read.ts';
import { degreeText, grahaData, grahaId, nakshatraData, rasiData, round } from './words.ts';

const words = readWords('findings/kundli');

function pointData(graha: Graha | 'Ascendant', point: Placement, la: ReportLang): PointData {
  return {
    ...grahaData(graha, la),
    short: words[la].shortNames[graha],
    longitude: round(point.longitude),
    sign: rasiData(point.sign, la),
    degree: round(point.degree),
    degree_text: degreeText(point.degree),
    house: point.house,
    nakshatra: nakshatraData(point.nakshatra, la),
  };
}

/** Returns the lagna. */
export const lagnaData = (chart: Chart, la: ReportLang): PointData => pointData('Ascendant', chart.lagna, la);

/** Returns the nine grahas with their condition. */
export const planetsData = (chart: Chart, la: ReportLang): PlanetData[] =>
  GRAHAS.map((graha) => {
    const point = chart.grahas[graha];
    const { retrograde, combust, dignity, speed } = point;
    return {
      ...pointData(graha, point, la),
      retrograde,
      combust,
      dignity: dignity && { id: dignity, name: DIGNITY_NAMES[dignity][la] },
      speed: round(speed),
    };
  });

const drawn = (division: Varga, signs: VargaChart, la: ReportLang): ChartData => ({
  division,
  name: VARGA_NAMES[division][la],
  houses: Array.from({ length: 12 }, (_, index) => {
    const sign = (signs.Lagna + index) % 12;
    return { house: index + 1, sign, planets: GRAHAS.filter((one) => signs[one] === sign).map(grahaId) };
  }),
});

/** Returns the birth chart alone. */
export function birthChart(chart: Chart, la: ReportLang): ChartData {
  const signs = Object.fromEntries(GRAHAS.map((graha) => [graha, chart.grahas[graha].sign]));
  return drawn(1, { ...signs, Lagna: chart.lagna.sign } as VargaChart, la);
}

/** Returns all sixteen charts. */
export const chartsData = (kundli: Kundli, la: ReportLang): ChartData[] =>
  VARGAS.map((division) => drawn(division, kundli.vargas[division], la));
