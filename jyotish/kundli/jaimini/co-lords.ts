/** Lords of the signs for Jaimini: Scorpio and Aquarius have two. */
import { GRAHAS, type Graha, SIGN_LORDS } from '../../names.ts';
import type { Chart } from '../chart.ts';

const SCORPIO = 7;
const AQUARIUS = 10;
const SECOND_LORD: Partial<Record<number, Graha>> = { [SCORPIO]: 'Ketu', [AQUARIUS]: 'Rahu' };

/**
 * Returns the lord that counts for a sign (K.N. Rao, Predicting through Jaimini's Chara Dasha). Of two lords, the one
 * elsewhere when the other is in the sign itself; else the one with more grahas beside it;
 * else the one of more degrees in its sign.
 */
export function jaiminiLord(sign: number, { grahas }: Pick<Chart, 'grahas'>): Graha {
  const first = SIGN_LORDS[sign] ?? 'Sun';
  const second = SECOND_LORD[sign];
  if (!second) return first;
  const [isFirstHome, isSecondHome] = [grahas[first].sign === sign, grahas[second].sign === sign];
  if (isFirstHome !== isSecondHome) return isFirstHome ? second : first;
  const company = (graha: Graha) =>
    GRAHAS.filter((other) => other !== graha && grahas[other].sign === grahas[graha].sign).length;
  const more = company(first) - company(second) || grahas[first].degree - grahas[second].degree;
  return more >= 0 ? first : second;
}
