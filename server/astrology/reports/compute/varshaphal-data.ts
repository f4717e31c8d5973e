/** The running year of life (varshaphal) in the wire format. */
import type { ReportLang, VarshaphalData } from '#contract/astrology/reports/data.ts';
import {
  type AyanamsaId,
  completedYears,
  GRAHA_NAMES,
  type Graha,
  OFFICES,
  type PatyayiniLord,
  SEVEN_GRAHAS,
  type TajikaMatter,
  type TajikaYoga,
  type TajikaYogas,
  type Varshaphal,
  varshaphal,
} from '#jyotish';
import { listText } from '#languages/dates.ts';
import { fillText } from '#languages/message.ts';
import { dateWords, readWords } from '#languages/read.ts';
import { grahaInText, ordinal } from '../passages/words.ts';
import type { ReadBirth } from './birth.ts';
import { birthChart, lagnaData, planetsData } from './chart-data.ts';
import { degreeText, grahaData, named, READER_SIGNS, rasiData } from './words.ts';

const words = readWords('findings/varshaphal');

const lastAge = 119;

const units = (value: number): number => Number(value.toFixed(2));

/** Grahas as a list within a sentence, each once. */
const listOf = (grahas: readonly Graha[], la: ReportLang): string =>
  listText(
    [...new Set(grahas)].map((graha) => grahaInText(graha, la)),
    dateWords[la],
  );
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns one yoga with its grahas, strength and what holds it back. An Ithasala is named with its phase. */
function tajikaYogaData(
  { name: id, grahas, strength, cancelledBy }: TajikaYoga,
  phase: 'poorna' | 'vartamana' | 'bhavishyat' | null,
  la: ReportLang,
): VarshaphalData['yogas'][number]['list'][number] {
  const say = words[la];
  const name = id === 'ithasala' && phase ? say.ithasala[phase] : say.yogas[id];
  const cancelled = cancelledBy.map((other) => say.yogas[other]);
  const detail = fillText(say.detail, {
    name,
    grahas: grahas.map((graha) => GRAHA_NAMES[graha][la]).join(', '),
    strength: strength.toFixed(1),
  });
  return {
    id,
    name,
    grahas: grahas.map((graha) => grahaData(graha, la)),
    strength: units(strength),
    cancelled_by: cancelled,
    detail: cancelled.length > 0 ? fillText(say.heldBack, { detail, names: cancelled.join(', ') }) : detail,
  };
}

/** Returns the yogas with the lord of one or two houses; both houses read the same, so they are told once. */
function matterData(
  [{ house, lord, bond, yogas }, ...others]: readonly [TajikaMatter, ...TajikaMatter[]],
  { lagnaLord }: TajikaYogas,
  la: ReportLang,
): VarshaphalData['yogas'][number] {
  const fields = [house, ...others.map((other) => other.house)].map(
    (one) => words[la].matters[one - 2] ?? '',
  );
  const names = { a: grahaInText(lagnaLord, la), b: grahaInText(lord, la) };
  return {
    house,
    field: fields.join(', '),
    names: [...new Set(yogas.map(({ name }) => words[la].yogas[name]))],
    text: [...Map.groupBy(yogas, ({ name }) => name)]
      .map(([name, alike]) => {
        const forming = alike.flatMap(({ grahas }) => grahas);
        const via = alike.flatMap((yoga) => yoga.via ?? []);
        return sentence(
          fillText(words[la].yogaTexts[name], {
            ...names,
            via: listOf(via, la),
            first: listOf(forming.slice(0, 1), la),
            all: listOf(forming, la),
          }),
        );
      })
      .join(' '),
    list: yogas.map((yoga) => tajikaYogaData(yoga, bond?.phase ?? null, la)),
  };
}

/** Groups the matters that have a yoga by their lord, in the order of the houses. */
function mattersByLord({ matters }: TajikaYogas): [TajikaMatter, ...TajikaMatter[]][] {
  const formed = matters.filter(({ yogas }) => yogas.length > 0);
  return [...Map.groupBy(formed, ({ lord }) => lord).values()] as [TajikaMatter, ...TajikaMatter[]][];
}

function strengthData({ strength, harsha }: Varshaphal, la: ReportLang): VarshaphalData['strength'] {
  return SEVEN_GRAHAS.map((graha) => {
    const { kshetra, uchcha, hadda, drekkana, navamsa, total, vishwa } = strength[graha];
    return {
      graha: grahaData(graha, la),
      kshetra: units(kshetra),
      uchcha: units(uchcha),
      hadda: units(hadda),
      drekkana: units(drekkana),
      navamsa: units(navamsa),
      total: units(total),
      vishwa: units(vishwa),
      harsha: harsha[graha],
    };
  });
}

function munthaData({ muntha }: Varshaphal, la: ReportLang): VarshaphalData['muntha'] {
  return {
    sign: rasiData(muntha.sign, la),
    house: muntha.house,
    lord: grahaData(muntha.lord, la),
    text: fillText(words[la].muntha, {
      house: ordinal(muntha.house, la),
      sign: named(READER_SIGNS, muntha.sign, la).name,
      about: words[la].munthaHouses[muntha.house - 1] ?? '',
    }),
  };
}

/** Returns the Patyayini dasha without the periods that have no time. */
function patyayiniData(
  { patyayini }: Varshaphal,
  { at, la, clock }: { at: number; la: ReportLang; clock: (instant: number) => string },
): VarshaphalData['patyayini'] {
  const periodData = ({ lord, start, end }: { lord: PatyayiniLord; start: number; end: number }) => ({
    lord: grahaData(lord === 'lagna' ? 'Ascendant' : lord, la),
    start: clock(start),
    end: clock(end),
    runs: start <= at && at < end,
  });
  const lasts = ({ start, end }: { start: number; end: number }) => end > start;
  return patyayini
    .filter(lasts)
    .map((period) => ({ ...periodData(period), parts: period.parts.filter(lasts).map(periodData) }));
}

/** Computes the year of life that runs at an instant (UTC ms); null before the birth and beyond 120 years. */
export function varshaphalData(
  birth: ReadBirth['at'],
  options: { at: number; ayanamsa: AyanamsaId; la: ReportLang; clock: (instant: number) => string },
): VarshaphalData | null {
  const { at, ayanamsa, la, clock } = options;
  const age = completedYears({ instant: birth.instant, ayanamsa }, at);
  if (age < 0 || age > lastAge) return null;
  const year = varshaphal({ ...birth, ayanamsa, age });
  const say = words[la];
  const { chart, yearLord, yogas } = year;
  return {
    age,
    start: clock(year.start),
    end: clock(year.end),
    by_day: year.isDay,
    lagna: lagnaData(chart, la),
    planets: planetsData(chart, la),
    chart: birthChart(chart, la),
    muntha: munthaData(year, la),
    year_lord: {
      graha: grahaData(yearLord.lord, la),
      reason: sentence(fillText(say.yearLord[yearLord.reason], { graha: grahaInText(yearLord.lord, la) })),
      offices: OFFICES.map((office) => ({
        id: office,
        name: say.offices[office],
        graha: grahaData(yearLord.offices[office], la),
      })),
    },
    strength: strengthData(year, la),
    yogas: mattersByLord(yogas).map((matters) => matterData(matters, yogas, la)),
    chart_yogas: [...(yogas.ikkabala ? [say.ikkabala] : []), ...(yogas.induvara ? [say.induvara] : [])],
    sahams: year.sahams.map(({ name, sign, longitude, house }) => ({
      id: name,
      name: say.sahams[name].name,
      about: say.sahams[name].about,
      sign: rasiData(sign, la),
      degree_text: degreeText(longitude - 30 * sign),
      house,
    })),
    mudda: year.mudda.map(({ lord, start, end }) => ({
      lord: grahaData(lord, la),
      start: clock(start),
      end: clock(end),
      runs: start <= at && at < end,
    })),
    patyayini: patyayiniData(year, options),
    lines: [...say.lines],
  };
}
