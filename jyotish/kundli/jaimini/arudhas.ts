/** Arudha padas: the images of the houses (Jaimini Sutras 1.1; BPHS 29). */
import { type Chart, lordOfHouse } from '../chart.ts';
import { jaiminiLord } from './co-lords.ts';

/** Whether Scorpio and Aquarius have the stronger of two lords (Jaimini; default), or one (BPHS read plainly). */
export type ArudhaLords = 'one' | 'two';

/**
 * Returns the signs (0 to 11) of the twelve padas, A1 (arudha lagna) first and A12 (upapada) last. As far as the lord
 * is from the house, so far is the pada from the lord. A pada in the house itself or
 * in the 7th from it moves to the 10th from there.
 */
export function arudhaPadas(chart: Chart, lords: ArudhaLords = 'two'): number[] {
  return Array.from({ length: 12 }, (_, index) => {
    const house = (chart.lagna.sign + index) % 12;
    const lord = lords === 'one' ? lordOfHouse(chart, index + 1) : jaiminiLord(house, chart);
    const at = chart.grahas[lord].sign;
    const pada = (2 * at - house + 24) % 12;
    const fromHouse = (pada - house + 12) % 12;
    return fromHouse === 0 || fromHouse === 6 ? (pada + 9) % 12 : pada;
  });
}
