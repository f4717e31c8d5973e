/** Yogas of single houses (Phaladeepika 6). */
import type { Chart } from '../chart.ts';
import { type FoundYoga, when } from './found.ts';
import { BENEFICS, DUSTHANAS, influencing, isStrong, lordOf, standsIn } from './yoga-sky.ts';

/** Houses of the eight yogas of Phaladeepika 6 that share no name with another yoga, each with its name. */
export const HOUSE_YOGAS = {
  Dhenu: 2,
  Shaurya: 3,
  Jaladhi: 4,
  Astra: 6,
  Kama: 7,
  Bhagya: 9,
  Khyati: 10,
  Suparijata: 11,
} as const;
/** One of those yogas. */
export type HouseYogaName = keyof typeof HOUSE_YOGAS;

/**
 * Returns the finding of a house with a benefic in it or looking at it, and its lord strong outside the 6th,
 * 8th and 12th; else null.
 */
export function houseYoga(chart: Chart, name: HouseYogaName): FoundYoga | null {
  const house = HOUSE_YOGAS[name];
  const lord = lordOf(chart, house);
  const helpers = influencing(chart, house, BENEFICS).filter((graha) => graha !== lord);
  const placed =
    isStrong(chart, lord) &&
    !standsIn(
      chart,
      lord,
      DUSTHANAS.filter((one) => one !== house),
    );
  return when(placed && helpers.length > 0, [lord, ...helpers]);
}
