import type { PredictionSky } from '#contract/astrology/horoscope/endpoints.ts';
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import {
  aspectedSigns,
  byId,
  GRAHA_NAMES,
  GRAHAS,
  type Graha,
  NAKSHATRAS,
  PAKSHAS,
  type Place,
  SIGNS,
  solarDay,
  TITHIS,
  type Transits,
  toIso,
  transitsFrom,
} from '#jyotish';
import type { Lang } from '#languages/list.ts';

/** The sky that is stored with its composed text: ids and houses, and the moment and the place they hold at. */
export type SkyRecord = {
  /** Sunrise at the place, by the clock of India. Days from before sunrise was the moment have none: six in the morning. */
  at?: string;
  /** The place where the shop works, whose panchang its visitors see first. */
  place?: Record<Lang, string>;
  nakshatra: number;
  tithi: number;
  transits: { graha: Graha; sign: number; house: number; retrograde: boolean }[];
};

/** The clock of India, by which the days of the predictions begin and end. */
const ZONE = 'Asia/Kolkata';

const morningOf = (date: string): string => `${date}T06:00:00+05:30`;

/** Returns the local time of sunrise on a date, as the panchang of the place has it; six in the morning without a place. */
export function sunriseOf(date: string, place: Place | null): string {
  const day = place && solarDay({ date, place, zone: ZONE });
  return day ? toIso(day.sunrise, ZONE) : morningOf(date);
}

/** Returns the local time that the sky of a stored day holds at. */
export const timeOf = ({ date, sky }: { date: string; sky: SkyRecord }): string => sky.at ?? morningOf(date);

/** Returns the sky of a moment from a sign (0 to 11): Lahiri ayanamsa, mean node. */
export const skyOf = (at: string, sign: number): Transits =>
  transitsFrom({ instant: Date.parse(at), ayanamsa: 1, sign });

/** Converts a sky to its stored form. */
export const toSkyRecord = (
  { transits, tithi }: Transits,
  moment: Required<Pick<SkyRecord, 'at' | 'place'>>,
): SkyRecord => ({
  ...moment,
  nakshatra: transits.Moon.nakshatra,
  tithi,
  transits: GRAHAS.map((graha) => {
    const { sign, house, retrograde } = transits[graha];
    return { graha, sign, house, retrograde };
  }),
});

/** Returns a sign's name: the Western name in English, the rashi's in Hindi. */
export function signName(sign: number, lang: Lang): string {
  const names = byId(SIGNS, sign);
  return { ...names, en: names.western }[lang];
}

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
    at: timeOf({ date, sky }),
    place: sky.place?.[lang] ?? null,
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
