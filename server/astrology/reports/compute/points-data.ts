/** Bhava chalit, karakas, arudhas and upagrahas in the wire format. */
import type { PointsData, ReportLang } from '#contract/astrology/reports/data.ts';
import {
  type AyanamsaId,
  arudhaPadas,
  bhavaChalit,
  type Chart,
  charaKarakas,
  type HinduDay,
  KARAKA_NAMES,
  type KarakaHolder,
  type Place,
  SUN_UPAGRAHAS,
  signOf,
  sunUpagrahas,
  TIME_UPAGRAHAS,
  timeUpagrahas,
  UPAGRAHA_NAMES,
} from '#jyotish';
import { placeData } from './kp-data.ts';
import { grahaData, grahaId, named, READER_SIGNS, round } from './words.ts';

/** What the points are computed from; `instant` is UTC ms. */
interface PointsOptions {
  chart: Chart;
  instant: number;
  place: Place;
  ayanamsa: AyanamsaId;
  day: HinduDay;
  la: ReportLang;
}

function upagrahasData(options: PointsOptions): PointsData['upagrahas'] {
  const { chart, instant, place, ayanamsa, day, la } = options;
  const fromSun = sunUpagrahas(chart.grahas.Sun.longitude);
  const fromTime =
    day.frame && timeUpagrahas({ instant, day: day.frame, weekday: day.weekday, place, ayanamsa });
  const pointData = (id: keyof typeof UPAGRAHA_NAMES, longitude: number) => ({
    id,
    name: UPAGRAHA_NAMES[id][la],
    ...placeData(longitude, la),
    house: ((signOf(longitude) - chart.lagna.sign + 12) % 12) + 1,
  });
  return [
    ...SUN_UPAGRAHAS.map((id) => pointData(id, fromSun[id])),
    ...(fromTime ? TIME_UPAGRAHAS.map((id) => pointData(id, fromTime[id])) : []),
  ];
}

/** Returns bhava chalit, karakas, arudhas and upagrahas. */
export function pointsData(options: PointsOptions): PointsData {
  const { chart, la } = options;
  const karakas = charaKarakas(chart);
  const byOneLord = arudhaPadas(chart, 'one');
  const holderData = ({ karaka, graha, degree }: KarakaHolder) => ({
    id: karaka,
    name: KARAKA_NAMES[karaka][la],
    graha: grahaData(graha, la),
    degree: round(degree),
  });
  return {
    bhava_chalit:
      bhavaChalit(chart)?.map(({ number, start, middle, end, occupants }) => ({
        house: number,
        start: placeData(start, la),
        middle: placeData(middle, la),
        end: placeData(end, la),
        planets: occupants.map(grahaId),
      })) ?? null,
    karakas: { seven: karakas.seven.map(holderData), eight: karakas.eight.map(holderData) },
    arudhas: arudhaPadas(chart, 'two').map((sign, index) => ({
      house: index + 1,
      sign: named(READER_SIGNS, sign, la),
      sign_by_one_lord: named(READER_SIGNS, byOneLord[index] ?? sign, la),
    })),
    upagrahas: upagrahasData(options),
  };
}
