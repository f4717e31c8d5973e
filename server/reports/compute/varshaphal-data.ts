/** The running year of life (varshaphal) in the wire format. */
import type { ReportLang, VarshaphalData } from '#contract/reports/data.ts';
import {
  type AyanamsaId,
  completedYears,
  GRAHA_NAMES,
  type Graha,
  OFFICES,
  SEVEN_GRAHAS,
  SIGNS,
  type TajikaMatter,
  type TajikaYogas,
  type Varshaphal,
  varshaphal,
} from '#jyotish';
import { ordinal } from '../passages/words.ts';
import type { ReadBirth } from './birth.ts';
import { birthChart, lagnaData, planetsData } from './chart-data.ts';
import {
  MATTERS,
  MUNTHA_HOUSES,
  OFFICE_NAMES,
  SAHAM_NAMES,
  YEAR_LORD_REASONS,
  YEAR_WORDS,
  YOGA_NAMES,
  YOGA_SENTENCES,
} from './varshaphal-words.ts';
import { degreeText, grahaData, named, rasiData } from './words.ts';

const lastAge = 119;

/** Inserts values into a text. */
const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

const units = (value: number): number => Number(value.toFixed(2));

/** A graha as the subject of a sentence. */
const nameOf = (graha: Graha, la: ReportLang): string => {
  const name = GRAHA_NAMES[graha][la];
  return la === 'en' && (graha === 'Sun' || graha === 'Moon') ? `the ${name}` : name;
};
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the yogas with the lord of one or two houses; both houses read the same, so they are told once. */
function matterData(
  [{ house, lord, yogas }, ...others]: readonly [TajikaMatter, ...TajikaMatter[]],
  { lagnaLord }: TajikaYogas,
  la: ReportLang,
): VarshaphalData['yogas'][number] {
  const fields = [house, ...others.map((other) => other.house)].map((one) => MATTERS[one - 2]?.[la] ?? '');
  const names = { a: nameOf(lagnaLord, la), b: nameOf(lord, la) };
  return {
    house,
    field: fields.join(', '),
    names: [...new Set(yogas.map(({ name }) => YOGA_NAMES[name][la]))],
    text: yogas
      .map(({ name, via }) =>
        sentence(fill(YOGA_SENTENCES[name][la], { ...names, via: via ? nameOf(via, la) : '' })),
      )
      .join(' '),
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
    text: fill(YEAR_WORDS[la].muntha, {
      house: ordinal(muntha.house)[la],
      sign: named(SIGNS, muntha.sign, la).name,
      about: MUNTHA_HOUSES[muntha.house - 1]?.[la] ?? '',
    }),
  };
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
  const say = YEAR_WORDS[la];
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
      reason: sentence(fill(YEAR_LORD_REASONS[yearLord.reason][la], { graha: nameOf(yearLord.lord, la) })),
      offices: OFFICES.map((office) => ({
        id: office,
        name: OFFICE_NAMES[office][la],
        graha: grahaData(yearLord.offices[office], la),
      })),
    },
    strength: strengthData(year, la),
    yogas: mattersByLord(yogas).map((matters) => matterData(matters, yogas, la)),
    chart_yogas: [...(yogas.ikkabala ? [say.ikkabala] : []), ...(yogas.induvara ? [say.induvara] : [])],
    sahams: year.sahams.map(({ name, sign, longitude, house }) => ({
      id: name,
      name: SAHAM_NAMES[name].name[la],
      about: SAHAM_NAMES[name].about[la],
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
    lines: [...say.lines],
  };
}
