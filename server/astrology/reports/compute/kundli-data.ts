/** A kundli of a stored birth: everything the result page and the PDF show, in one language. */
import type { KundliData, KundliPreview, ReportLang } from '#contract/astrology/reports/data.ts';
import {
  type Chart,
  chartOf,
  GRAHA_NAMES,
  GRAHAS,
  type Kundli,
  kundli,
  SEVEN_GRAHAS,
  SIGNS,
  sensitivity,
  WEEKDAYS,
} from '#jyotish';
import { stoneData } from '../../remedies/service.ts';
import type { BirthSubject, ReportInput } from '../buying/input.ts';
import { kundliChapters } from '../chapters/index.ts';
import { kundliPassages, type PassagePart, partTitle } from '../passages/index.ts';
import { readBirth } from './birth.ts';
import { birthStarData } from './birth-star-data.ts';
import { birthChart, chartsData, lagnaData, planetsData } from './chart-data.ts';
import { conventionsData } from './conventions.ts';
import { balanceData, dashaData, runningData } from './dasha-data.ts';
import { depthData } from './depth-data.ts';
import { kaalSarpData, mangalData, sadeSatiData } from './dosha-data.ts';
import { clockOf } from './local-time.ts';
import { sensitivityData } from './sensitivity-data.ts';
import { varshaphalData } from './varshaphal-data.ts';
import { grahaData, grahaId, nakshatraData, named, rasiData } from './words.ts';
import { moreYogasData, yogaData } from './yoga-data.ts';

/** Returns the first subject of a report. Throws if there is none. */
export function firstSubject({ subjects: [first] }: ReportInput): BirthSubject {
  if (!first) throw new Error('a stored report has no birth');
  return first;
}

/** Adds the heading of its part to a passage. */
export const withPartTitle = <P extends { part: PassagePart }>(passages: readonly P[], la: ReportLang) =>
  passages.map((passage) => ({ ...passage, part_title: partTitle(passage.part, la) }));

/** Computes the kundli of a report's input. The running periods are those at `at` (UTC ms). */
export function kundliData(input: ReportInput, { la, at }: { la: ReportLang; at: number }): KundliData {
  const { ayanamsa, yearLength } = input;
  const subject = firstSubject(input);
  const { at: birth, echo } = readBirth(subject);
  const options = { ...birth, ayanamsa, yearLength };
  const found = kundli(options);
  const { chart, dashas } = found;
  const { instant } = birth;
  const clock = clockOf(echo.timezone);
  const timeUnknown = echo.time_unknown;
  return {
    nakshatra_details: nakshatraDetailsData(found, la),
    mangal_dosha: mangalData(found.mangal, la),
    yoga_details: yogaData(found, la),
    dasha_balance: balanceData(found.dashaBalance, la),
    dasha_periods: dashaData(dashas, la, clock),
    kundli: GRAHAS.map((graha) => ({
      id: grahaId(graha),
      name: GRAHA_NAMES[graha][la],
      house_number: chart.grahas[graha].house,
    })),
    la,
    birth: echo,
    lagna: lagnaData(chart, la),
    planets: planetsData(chart, la),
    charts: chartsData(found, la),
    houses: housesData(chart, la),
    weekday: { civil: named(WEEKDAYS, found.vaara, la), vedic: named(WEEKDAYS, found.vedicVaara, la) },
    running: runningData(dashas, { at, la, clock }),
    kaal_sarp: kaalSarpData(found, la),
    sade_sati: sadeSatiData(found, { birth: instant, at, ayanamsa, la, clock }),
    ashtakavarga: ashtakavargaData(found, la),
    ...depthData(chart, options, { la, clock }),
    sensitivity: sensitivityData(sensitivity({ ...options, runningAt: at }), { la, timeUnknown }),
    stone: stoneData({ ...birth, ayanamsa, timeUnknown }, { at, la }),
    ...birthStarData({ chart, birth, subject }, { la, clock, ayanamsa }),
    more_yogas: moreYogasData(found, la),
    varshaphal: timeUnknown ? null : varshaphalData(birth, { at, ayanamsa, la, clock }),
    conventions: conventionsData({ id: ayanamsa, ...chart, yearLength }, la),
    passages: withPartTitle(kundliPassages(found, { lang: la, at, ayanamsa, timeKnown: !timeUnknown }), la),
    chapters: kundliChapters(found, { lang: la, at, ayanamsa, zone: echo.timezone, timeKnown: !timeUnknown }),
  };
}

/** Computes chart, Moon sign and nakshatra, which are shown before payment. */
export function previewData(input: ReportInput, la: ReportLang): KundliPreview {
  const { at: birth, echo } = readBirth(firstSubject(input));
  const chart = chartOf({ ...birth, ayanamsa: input.ayanamsa });
  const { Moon } = chart.grahas;
  return {
    la,
    birth: echo,
    nakshatra: nakshatraData(Moon.nakshatra, la),
    chandra_rasi: rasiData(Moon.sign, la),
    lagna: lagnaData(chart, la),
    planets: planetsData(chart, la),
    chart: birthChart(chart, la),
  };
}

function nakshatraDetailsData(
  { chart, zodiac, nakshatra }: Kundli,
  la: ReportLang,
): KundliData['nakshatra_details'] {
  const { Moon, Sun } = chart.grahas;
  const western = rasiData(zodiac, la);
  return {
    nakshatra: nakshatraData(Moon.nakshatra, la),
    chandra_rasi: rasiData(Moon.sign, la),
    soorya_rasi: rasiData(Sun.sign, la),
    zodiac: { id: zodiac, name: western.western_name },
    additional_info: {
      deity: nakshatra.deity[la],
      ganam: nakshatra.ganam[la],
      symbol: nakshatra.symbol[la],
      animal_sign: nakshatra.animalSign[la],
      nadi: nakshatra.nadi[la],
      color: nakshatra.color[la],
      best_direction: nakshatra.bestDirection[la],
      syllables: nakshatra.syllables.map((syllable) => syllable[la]).join(', '),
      birth_stone: nakshatra.birthStone[la],
      gender: nakshatra.gender[la],
      planet: nakshatra.planet[la],
      enemy_yoni: nakshatra.enemyYoni[la],
    },
  };
}

const housesData = (chart: Chart, la: ReportLang): KundliData['houses'] =>
  chart.houses.map(({ number, sign, occupants, aspectedBy }) => ({
    house: number,
    sign: rasiData(sign, la),
    occupants: occupants.map(grahaId),
    aspected_by: aspectedBy.map(grahaId),
  }));

const ashtakavargaData = ({ ashtakavarga }: Kundli, la: ReportLang): KundliData['ashtakavarga'] => ({
  sarva: ashtakavarga.sarva.slice(0, SIGNS.length),
  bhinna: SEVEN_GRAHAS.map((graha) => {
    const points = ashtakavarga.bhinna[graha];
    return { graha: grahaData(graha, la), points, total: points.reduce((sum, one) => sum + one, 0) };
  }),
});
