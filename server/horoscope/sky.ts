import type { PredictionSky } from '#contract/horoscope.ts';
import {
  aspectedSigns,
  byId,
  GRAHA_NAMES,
  GRAHAS,
  type Graha,
  NAKSHATRAS,
  SIGNS,
  TITHIS,
  type Transits,
  transitsFrom,
} from '#jyotish';
import { skyTime } from './day.ts';

/** The sky of a day from a sign (0 to 11): Lahiri ayanamsa, mean node. */
export const skyOf = (date: string, sign: number): Transits =>
  transitsFrom({ instant: Date.parse(skyTime(date)), ayanamsa: 1, sign });

/** The same as it is kept with a prediction and told on the wire. */
export function presentSky({ transits, tithi }: Transits, sign: number): PredictionSky {
  const named = (graha: Graha) => ({ id: GRAHA_NAMES[graha].id, name: GRAHA_NAMES[graha].en });
  const nakshatra = byId(NAKSHATRAS, transits.Moon.nakshatra);
  return {
    nakshatra: { id: nakshatra.id, name: nakshatra.en },
    tithi: { id: tithi, name: byId(TITHIS, tithi).en },
    transits: GRAHAS.map((graha) => {
      const transit = transits[graha];
      const passed = byId(SIGNS, transit.sign);
      return {
        ...named(graha),
        sign: { id: passed.id, name: passed.western },
        house: transit.house,
        is_retrograde: transit.retrograde,
      };
    }),
    aspects: GRAHAS.filter((graha) => aspectedSigns(graha, transits[graha].sign).includes(sign)).map(named),
  };
}
