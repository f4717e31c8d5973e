/**
 * Nabhasa yogas: the figure that the seven grahas draw over the signs and houses (BPHS 35; Brihat Jataka 12). Two of the
 * thirty-two, Vajra and Yava, cannot be formed, since Mercury and Venus never stand a quarter of the sky from the Sun; Varahamihira
 * says so himself. Musala, Kamala and Kedara are among the yogas of the older list (`yogas.ts`).
 */
import { SEVEN_GRAHAS, type SevenGraha } from '../../names.ts';
import type { Chart } from '../chart.ts';
import { BENEFICS, houseOf, KENDRAS, MALEFICS, occupiedHouses, signOfGraha } from './yoga-sky.ts';

/** The figures that this file finds. */
export type NabhasaName =
  | 'Rajju'
  | 'Nala'
  | 'Mala'
  | 'Sarpa'
  | 'Gada'
  | 'ShakataNabhasa'
  | 'Vihaga'
  | 'Shringataka'
  | 'Hala'
  | 'Vapi'
  | 'Yupa'
  | 'Shara'
  | 'Shakti'
  | 'Danda'
  | 'Nauka'
  | 'Kuta'
  | 'ChhatraNabhasa'
  | 'Chapa'
  | 'Ardhachandra'
  | 'Chakra'
  | 'Samudra'
  | 'Vina'
  | 'Dama'
  | 'Pasha'
  | 'Shula'
  | 'Yuga'
  | 'Gola';

/** Houses from one on, in order. */
const run = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => ((from + index - 1) % 12) + 1);

/** True when the occupied houses are exactly these. */
const isFigure = (occupied: readonly number[], houses: readonly number[]): boolean =>
  occupied.length === houses.length && houses.every((house) => occupied.includes(house));

/** True when all seven are in signs of one nature: 0 movable, 1 fixed, 2 dual. */
const allOfNature = (chart: Chart, nature: number): boolean =>
  SEVEN_GRAHAS.every((graha) => signOfGraha(chart, graha) % 3 === nature);

/** Grahas of one side in three kendras with none of the other side in a kendra. */
function dala(chart: Chart, side: readonly SevenGraha[], others: readonly SevenGraha[]): boolean {
  const kendras = new Set(
    side.map((graha) => houseOf(chart, graha)).filter((house) => KENDRAS.includes(house)),
  );
  return kendras.size === 3 && !others.some((graha) => KENDRAS.includes(houseOf(chart, graha)));
}

/** Figures by the occupied houses. */
const FIGURES: Partial<Record<NabhasaName, readonly (readonly number[])[]>> = {
  Gada: KENDRAS.map((house) => [house, ((house + 2) % 12) + 1]),
  ShakataNabhasa: [[1, 7]],
  Vihaga: [[4, 10]],
  Shringataka: [[1, 5, 9]],
  Hala: [
    [2, 6, 10],
    [3, 7, 11],
    [4, 8, 12],
  ],
  Vapi: [
    [2, 5, 8, 11],
    [3, 6, 9, 12],
  ],
  Yupa: [run(1, 4)],
  Shara: [run(4, 4)],
  Shakti: [run(7, 4)],
  Danda: [run(10, 4)],
  Nauka: [run(1, 7)],
  Kuta: [run(4, 7)],
  ChhatraNabhasa: [run(7, 7)],
  Chapa: [run(10, 7)],
  Ardhachandra: [2, 3, 5, 6, 8, 9, 11, 12].map((house) => run(house, 7)),
  Chakra: [[1, 3, 5, 7, 9, 11]],
  Samudra: [[2, 4, 6, 8, 10, 12]],
};

/** Yogas of number, by how many signs are occupied; they hold only where no other figure does (BPHS 35). */
const BY_NUMBER: Readonly<Record<number, NabhasaName>> = {
  1: 'Gola',
  2: 'Yuga',
  3: 'Shula',
  5: 'Pasha',
  6: 'Dama',
  7: 'Vina',
};

/** Returns the figures of a chart. Most charts have one; some have a figure of signs and one of houses. */
export function nabhasaYogas(chart: Chart): NabhasaName[] {
  const occupied = occupiedHouses(chart);
  const found: NabhasaName[] = [];
  if (allOfNature(chart, 0)) found.push('Rajju');
  if (allOfNature(chart, 2)) found.push('Nala');
  if (dala(chart, BENEFICS, MALEFICS)) found.push('Mala');
  if (dala(chart, MALEFICS, BENEFICS)) found.push('Sarpa');
  for (const [name, figures] of Object.entries(FIGURES) as [NabhasaName, readonly (readonly number[])[]][])
    if (figures.some((houses) => isFigure(occupied, houses))) found.push(name);
  const isKamala = isFigure(occupied, KENDRAS);
  const number = BY_NUMBER[occupied.length];
  if (found.length === 0 && number && !isKamala && !allOfNature(chart, 1)) found.push(number);
  return found;
}
