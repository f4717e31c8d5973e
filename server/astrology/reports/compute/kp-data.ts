/** The KP chart in the wire format. */
import type { KpData, PlaceData, ReportLang } from '#contract/astrology/reports/data.ts';
import { GRAHA_NAMES, GRAHAS, type Graha, type KpChart, type PointLords, signOf } from '#jyotish';
import { degreeText, grahaData, grahaId, named, READER_SIGNS, round } from './words.ts';

/** Returns a place of the zodiac. */
export function placeData(longitude: number, la: ReportLang): PlaceData {
  const sign = signOf(longitude);
  return {
    longitude: round(longitude),
    sign: named(READER_SIGNS, sign, la),
    degree_text: degreeText(longitude - 30 * sign),
  };
}

function lordsData({ sign, star, sub, subSub, number }: PointLords, la: ReportLang) {
  const nameOf = (graha: Graha) => ({ id: grahaId(graha), name: GRAHA_NAMES[graha][la] });
  return { sign: nameOf(sign), star: nameOf(star), sub: nameOf(sub), sub_sub: nameOf(subSub), number };
}

/** Returns the KP chart. */
export function kpData({ ayanamsa, cusps, grahas, significators }: KpChart, la: ReportLang): KpData {
  return {
    ayanamsa: { degrees: round(ayanamsa), degrees_text: degreeText(ayanamsa) },
    cusps:
      cusps?.map(({ house, longitude, lords }) => ({
        house,
        ...placeData(longitude, la),
        lords: lordsData(lords, la),
      })) ?? null,
    planets: GRAHAS.map((graha) => {
      const { longitude, house, lords, signifies } = grahas[graha];
      return {
        ...grahaData(graha, la),
        ...placeData(longitude, la),
        house,
        lords: lordsData(lords, la),
        signifies,
      };
    }),
    significators:
      significators?.map(({ house, starOfOccupant, occupants, starOfLord, lord }) => ({
        house,
        star_of_occupant: starOfOccupant.map(grahaId),
        occupants: occupants.map(grahaId),
        star_of_lord: starOfLord.map(grahaId),
        lord: grahaId(lord),
      })) ?? null,
  };
}
