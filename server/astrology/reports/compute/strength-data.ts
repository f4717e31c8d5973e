/** Shadbala and vimshopaka in the wire format. */
import type { ReportLang, ShadbalaRow, StrengthData } from '#contract/astrology/reports/data.ts';
import { type Chart, SEVEN_GRAHAS, type SevenGraha, type Shadbala, vimshopaka } from '#jyotish';
import { grahaData, grahaId } from './words.ts';

/** Two decimals: a hundredth of a virupa is less than the books print. */
const hundredths = (value: number): number => Number(value.toFixed(2));
const roundAll = <P extends object>(parts: P): P =>
  Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, hundredths(value)])) as P;

/** Returns shadbala and vimshopaka of a chart. */
export function strengthData(chart: Chart, shadbala: Shadbala, la: ReportLang): StrengthData {
  const { lords, grahas } = shadbala;
  const byRatio = [...SEVEN_GRAHAS].sort((a, b) => grahas[b].ratio - grahas[a].ratio);
  const longitudes = Object.fromEntries(
    SEVEN_GRAHAS.map((graha) => [graha, chart.grahas[graha].longitude]),
  ) as Record<SevenGraha, number>;
  const scores = vimshopaka(longitudes);
  return {
    shadbala: SEVEN_GRAHAS.map((graha): ShadbalaRow => {
      const { sthana, kala, requiredRupas, graha: _, ...figures } = grahas[graha];
      return {
        graha: grahaData(graha, la),
        sthana: roundAll(sthana),
        kala: roundAll(kala),
        ...roundAll(figures),
        required_rupas: requiredRupas,
        rank: byRatio.indexOf(graha) + 1,
      };
    }),
    lords: {
      varsha: grahaData(lords.varsha, la),
      masa: grahaData(lords.masa, la),
      dina: grahaData(lords.dina, la),
      hora: lords.hora && grahaData(lords.hora, la),
    },
    wars: shadbala.wars.map(({ victor, loser }) => ({ victor: grahaId(victor), loser: grahaId(loser) })),
    vimshopaka: SEVEN_GRAHAS.map((graha) => ({ graha: grahaData(graha, la), ...roundAll(scores[graha]) })),
  };
}
