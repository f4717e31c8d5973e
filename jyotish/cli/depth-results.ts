/** Answers of the batch form for strengths, KP, dashas of other systems, and points. Angles are sidereal degrees. */
import { JyotishRangeError } from '../errors.ts';
import { bhavaChalit } from '../kundli/bhava-chalit.ts';
import { chartOf } from '../kundli/chart.ts';
import { ashtottariDashas, ashtottariUse } from '../kundli/dashas/ashtottari.ts';
import { charaDashas } from '../kundli/dashas/chara.ts';
import type { CycleDasha } from '../kundli/dashas/cycle.ts';
import { YOGINIS, yoginiDashas } from '../kundli/dashas/yogini.ts';
import { arudhaPadas } from '../kundli/jaimini/arudhas.ts';
import { charaKarakas } from '../kundli/jaimini/karakas.ts';
import { kpChart } from '../kundli/kp/kp-chart.ts';
import type { StrengthSky } from '../kundli/shadbala/types.ts';
import { shadbalaFrom, strengthSky } from '../kundli/shadbala.ts';
import { sunUpagrahas, timeUpagrahas } from '../kundli/upagrahas.ts';
import { vimshopaka } from '../kundli/vimshopaka.ts';
import { GRAHAS } from '../names.ts';
import { hinduDay } from '../panchang/hindu-day.ts';
import { toIso } from '../time/civil-time.ts';
import { type Fields, readFields } from './input.ts';
import type { Birth } from './results.ts';

const isAngle = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 360;

/**
 * Reads what a printed example gives instead of the sky: `longitudes` by graha, `lagna`, `midheaven`, and the degrees of
 * its ayanamsa as `ayanamsaDegrees`. Whatever is missing stays computed.
 */
function readPrinted(sky: StrengthSky, fields: Fields): StrengthSky {
  const angle = (value: unknown, computed: number, name: string): number => {
    if (value === undefined) return computed;
    if (isAngle(value)) return value;
    throw new JyotishRangeError(`${name} must be degrees from 0 to 360.`);
  };
  const printed = fields.longitudes === undefined ? {} : readFields(fields.longitudes, 'longitudes');
  const longitudes = GRAHAS.map((graha) => [
    graha,
    angle(printed[graha], sky.longitudes[graha] ?? 0, `The longitude of ${graha}`),
  ]);
  return {
    ...sky,
    longitudes: Object.fromEntries(longitudes) as StrengthSky['longitudes'],
    lagna: angle(fields.lagna, sky.lagna, 'lagna'),
    midheaven: angle(fields.midheaven, sky.midheaven, 'midheaven'),
    ayanamsa: angle(fields.ayanamsaDegrees, sky.ayanamsa, 'ayanamsaDegrees'),
  };
}

/** Returns shadbala and vimshopaka, of the sky or of the longitudes that a book prints. */
export function strengthResult(birth: Birth, fields: Fields) {
  const sky = readPrinted(strengthSky(birth), fields);
  return { ...shadbalaFrom(sky), vimshopaka: vimshopaka(sky.longitudes) };
}

/** Returns the KP chart. */
export const kpResult = (birth: Birth) => kpChart(birth);

/** Returns Yogini, Ashtottari and Chara dashas with ISO times in the zone of the birth. */
export function otherDashasResult(birth: Birth) {
  const chart = chartOf(birth);
  const { frame } = hinduDay(birth);
  const start = { instant: birth.instant, moon: chart.grahas.Moon.longitude, yearLength: birth.yearLength };
  const iso = (instant: number) => toIso(instant, birth.zone);
  const listOf = <Lord>(dashas: readonly CycleDasha<Lord>[], nameOf: (lord: Lord) => string | number) =>
    dashas.map(({ lord, start, end, antar }) => ({
      lord: nameOf(lord),
      start: iso(start),
      end: iso(end),
      antar: antar.map((part) => ({ lord: nameOf(part.lord), start: iso(part.start), end: iso(part.end) })),
    }));
  return {
    yogini: listOf(yoginiDashas(start), (id) => YOGINIS[id].en),
    ashtottari: {
      use: ashtottariUse(chart, frame && birth.instant < frame.sunset),
      periods: listOf(ashtottariDashas(start), (lord) => lord),
    },
    chara: listOf(charaDashas({ chart, ...start }), (sign) => sign),
  };
}

/** Returns bhava chalit, chara karakas, arudhas by one and by two lords, and upagrahas. */
export function pointsResult(birth: Birth) {
  const chart = chartOf(birth);
  const { frame, weekday } = hinduDay(birth);
  return {
    bhavaChalit: bhavaChalit(chart),
    karakas: charaKarakas(chart),
    arudhas: { one: arudhaPadas(chart, 'one'), two: arudhaPadas(chart, 'two') },
    upagrahas: {
      ...sunUpagrahas(chart.grahas.Sun.longitude),
      ...(frame && timeUpagrahas({ ...birth, day: frame, weekday })),
    },
  };
}
