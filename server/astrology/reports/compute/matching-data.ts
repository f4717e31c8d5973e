/** A matching of two stored births, in one language. */
import type {
  MatchingData,
  MatchingMangal,
  MatchingPerson,
  ReportLang,
} from '#contract/astrology/reports/data.ts';
import {
  BAND_NAMES,
  type Chart,
  KOOTA_NAMES,
  KOOTA_RULES,
  KOOTAS,
  type Koota,
  type MangalDosha,
  type Match,
  match,
  VERDICT_NAMES,
} from '#jyotish';
import { readWords } from '#languages/read.ts';
import type { ReportInput } from '../buying/input.ts';
import { kootaPassage, matchingPassages } from '../passages/index.ts';
import { type ReadBirth, readBirth } from './birth.ts';
import { birthChart, lagnaData, planetsData } from './chart-data.ts';
import { conventionsData } from './conventions.ts';
import { withPartTitle } from './kundli-data.ts';
import { poruthamData } from './porutham-data.ts';
import { mangalReadings, mangalStrength, nakshatraData, rasiData } from './words.ts';

const words = readWords('findings/matching');

type Side = 'girl' | 'boy';

/** Computes the matching of a report's input: the girl first, then the boy. */
export function matchingData(input: ReportInput, { la }: { la: ReportLang }): MatchingData {
  const [girl, boy] = input.subjects.map(readBirth);
  if (!girl || !boy) throw new Error('a stored matching does not have two births');
  const { ayanamsa } = input;
  const pair = match({ girl: girl.at, boy: boy.at, ayanamsa });
  return {
    girl_info: personData(pair, 'girl', girl, la),
    boy_info: personData(pair, 'boy', boy, la),
    message: {
      type: pair.verdict.verdict === 'not advised' ? 'bad' : 'good',
      description: pair.verdict.reasons.map((reason) => reason[la]).join(' '),
    },
    guna_milan: {
      total_points: pair.total,
      maximum_points: pair.maximum,
      guna: KOOTAS.map((koota, index) => gunaData(pair, { koota, index }, la)),
    },
    girl_mangal_dosha_details: mangalData(pair.mangal.girl, la),
    boy_mangal_dosha_details: mangalData(pair.mangal.boy, la),
    exceptions: pair.exceptions.map((exception) => exception[la]),
    la,
    verdict: {
      id: pair.verdict.verdict,
      name: VERDICT_NAMES[pair.verdict.verdict][la],
      weighed_points: pair.verdict.weighed,
      reasons: pair.verdict.reasons.map((reason) => reason[la]),
    },
    porutham: poruthamData(pair.porutham, la),
    band: { id: pair.band, name: BAND_NAMES[pair.band][la] },
    mangal: { balanced: pair.mangal.balanced, advice: pair.mangal.advice[la] },
    variants: variantsData(pair, la),
    conventions: conventionsData(
      { id: ayanamsa, ...pair.girl, dashas: false, second: pair.boy.ayanamsa },
      la,
    ),
    passages: withPartTitle(matchingPassages(pair, la), la),
  };
}

function personData(pair: Match, side: Side, { echo }: ReadBirth, la: ReportLang): MatchingPerson {
  const chart: Chart = pair[side];
  const { Moon } = chart.grahas;
  const koot = (koota: Koota) => pair.kootas[koota][side][la];
  return {
    koot: {
      varna: koot('varna'),
      vasya: koot('vasya'),
      tara: koot('tara'),
      yoni: koot('yoni'),
      graha_maitri: koot('maitri'),
      gana: koot('gana'),
      bhakoot: koot('bhakoot'),
      nadi: koot('nadi'),
    },
    nakshatra: nakshatraData(Moon.nakshatra, la),
    rasi: rasiData(Moon.sign, la),
    birth: echo,
    lagna: lagnaData(chart, la),
    planets: planetsData(chart, la),
    chart: birthChart(chart, la),
  };
}

function gunaData(pair: Match, { koota, index }: { koota: Koota; index: number }, la: ReportLang) {
  const { girl, boy, points } = pair.kootas[koota];
  const { maximum, ...name } = KOOTA_NAMES[koota];
  const { compares, rule, source } = KOOTA_RULES[koota];
  return {
    id: index + 1,
    key: koota,
    name: name[la],
    girl_koot: girl[la],
    boy_koot: boy[la],
    maximum_points: maximum,
    obtained_points: points,
    description: kootaPassage(pair, koota, la)?.text ?? '',
    compares: compares[la],
    rule: rule[la],
    source: source[la],
    cancelled_by: pair.exceptions.filter((one) => one.koota === koota).map((one) => one[la]),
  };
}

const mangalData = (mangal: MangalDosha, la: ReportLang): MatchingMangal => ({
  has_dosha: mangal.present,
  has_exception: mangal.exceptions.length > 0,
  dosha_type: mangalStrength(mangal.strength, la),
  description: mangal.description[la],
  house: mangal.house,
  exceptions: mangal.exceptions.map((one) => one[la]),
  readings: mangalReadings(mangal.readings, la),
});

/** Returns only the kootas to which another text gives different points. */
function variantsData({ variants, kootas }: Match, la: ReportLang): MatchingData['variants'] {
  const others: [Koota, number, keyof typeof words.en.sources][] = [
    ['vasya', variants.saravali.vasya, 'saravali'],
    ['yoni', variants.saravali.yoni, 'saravali'],
    ['gana', variants.gana, 'gana'],
  ];
  return others
    .filter(([koota, points]) => points !== kootas[koota].points)
    .map(([key, points, source]) => ({
      key,
      name: KOOTA_NAMES[key][la],
      points,
      source: words[la].sources[source],
    }));
}
