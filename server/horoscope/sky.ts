import type { Lang } from '#contract/core/errors.ts';
import type { PredictionSky } from '#contract/horoscope/endpoints.ts';
import { readerSpelling } from '#contract/reports/spelling.ts';
import {
  aspectedSigns,
  byId,
  GRAHA_NAMES,
  GRAHAS,
  type Graha,
  NAKSHATRAS,
  PAKSHAS,
  SIGNS,
  TITHIS,
  type Transits,
  transitsFrom,
} from '#jyotish';
import { skyTime } from './day.ts';

/** The sky that is stored with its composed text: ids and houses, no names. */
export type SkyRecord = {
  nakshatra: number;
  tithi: number;
  transits: { graha: Graha; sign: number; house: number; retrograde: boolean }[];
};

/** Returns the sky of a day from a sign (0 to 11): Lahiri ayanamsa, mean node. */
export const skyOf = (date: string, sign: number): Transits =>
  transitsFrom({ instant: Date.parse(skyTime(date)), ayanamsa: 1, sign });

/** Converts a sky to its stored form. */
export const toSkyRecord = ({ transits, tithi }: Transits): SkyRecord => ({
  nakshatra: transits.Moon.nakshatra,
  tithi,
  transits: GRAHAS.map((graha) => {
    const { sign, house, retrograde } = transits[graha];
    return { graha, sign, house, retrograde };
  }),
});

/** Returns a sign's name: the Western name in English, the rashi's in Hindi. */
export const signName = (sign: number, lang: Lang): string =>
  lang === 'hi' ? byId(SIGNS, sign).hi : byId(SIGNS, sign).western;

/** Converts the stored sky of a date and sign to its wire format in a language. */
export function presentSky(
  { date, sign, sky }: { date: string; sign: number; sky: SkyRecord },
  lang: Lang,
): PredictionSky {
  const named = (graha: Graha) => ({
    id: GRAHA_NAMES[graha].id,
    name: readerSpelling(GRAHA_NAMES[graha][lang]),
  });
  const paksha = PAKSHAS[sky.tithi <= 15 ? 0 : 1];
  return {
    at: skyTime(date),
    nakshatra: { id: sky.nakshatra, name: readerSpelling(byId(NAKSHATRAS, sky.nakshatra)[lang]) },
    tithi: { id: sky.tithi, name: `${byId(TITHIS, sky.tithi)[lang]}, ${paksha?.[lang] ?? ''}` },
    transits: sky.transits.map((transit) => ({
      ...named(transit.graha),
      sign: { id: transit.sign, name: readerSpelling(signName(transit.sign, lang)) },
      house: transit.house,
      is_retrograde: transit.retrograde,
    })),
    aspects: sky.transits
      .filter((transit) => aspectedSigns(transit.graha, transit.sign).includes(sign))
      .map(({ graha }) => named(graha)),
  };
}
