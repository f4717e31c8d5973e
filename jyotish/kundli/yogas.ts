/** The yogas that reports list: combinations of grahas, each a rule with its names and its meaning. */
import { type Graha, SEVEN_GRAHAS, type SevenGraha, type Word } from '../names.ts';
import { aspects, countSigns, inKendra } from './aspects.ts';
import { type Chart, lordOfHouse } from './chart.ts';
import { isExalted, isOwnSign } from './dignity.ts';
import { formationOf, strengthOf, type YogaStrength } from './yogas/formation.ts';
import { FORMED_BY } from './yogas/formed-by.ts';
import { YOGA_TEXTS, type YogaGroup, type YogaName } from './yogas.texts.ts';

/** A yoga and whether the chart has it. */
export interface YogaResult {
  name: YogaName;
  group: YogaGroup;
  present: boolean;
  /** True when the texts know a cancellation that applies (Kemadruma only); a labelled extra. */
  cancelled?: boolean;
  /** What forms a yoga that is present; null for an absent one. */
  formed: {
    grahas: Graha[];
    /** Which grahas form it and from where, in a sentence. */
    formation: Word;
    strength: YogaStrength;
    /** What breaks or softens it by the texts; null for nothing. It never changes `present`. */
    cancelledBy: Word | null;
  } | null;
  hi: string;
  description: Word;
}

const KENDRAS = [1, 4, 7, 10];
const TRIKONAS = [1, 5, 9];
/** The five planets: neither light nor node. */
const FIVE = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

const signOfGraha = (chart: Chart, graha: SevenGraha) => chart.grahas[graha].sign;
const sevenSigns = (chart: Chart) => SEVEN_GRAHAS.map((graha) => signOfGraha(chart, graha));

/** One of the five planets stands at this place (2 or 12) from the given light. */
function planetAtPlace(chart: Chart, from: 'Sun' | 'Moon', place: number): boolean {
  return FIVE.some((graha) => countSigns(signOfGraha(chart, from), signOfGraha(chart, graha)) === place);
}

/** Same sign, or each aspecting the other. */
function joined(chart: Chart, a: SevenGraha, b: SevenGraha): boolean {
  const [signA, signB] = [signOfGraha(chart, a), signOfGraha(chart, b)];
  return signA === signB || (aspects(a, signA, signB) && aspects(b, signB, signA));
}

/** Lord of a kendra and the lord of a trikona, two different planets, joined. */
function raja(chart: Chart): boolean {
  return KENDRAS.some((kendra) =>
    TRIKONAS.some((trikona) => {
      const [a, b] = [lordOfHouse(chart, kendra), lordOfHouse(chart, trikona)];
      return a !== b && joined(chart, a, b);
    }),
  );
}

/** One of the five great-person yogas: the planet in its own or exaltation sign in a kendra from the lagna. */
function mahapurusha(graha: (typeof FIVE)[number]) {
  return (chart: Chart) => {
    const { sign, house } = chart.grahas[graha];
    return KENDRAS.includes(house) && (isOwnSign(graha, sign) || isExalted(graha, sign));
  };
}

/** All seven in the four kendras, each of which is occupied. */
function kamal(chart: Chart): boolean {
  const houses = new Set(SEVEN_GRAHAS.map((graha) => chart.grahas[graha].house));
  return houses.size === 4 && KENDRAS.every((house) => houses.has(house));
}

function kahala(chart: Chart): boolean {
  const [fourth, ninth, first] = [lordOfHouse(chart, 4), lordOfHouse(chart, 9), lordOfHouse(chart, 1)];
  const mutual = inKendra(signOfGraha(chart, fourth), signOfGraha(chart, ninth));
  return mutual && isExalted(first, signOfGraha(chart, first));
}

const withNode = (chart: Chart, graha: SevenGraha) =>
  chart.grahas[graha].sign === chart.grahas.Rahu.sign || chart.grahas[graha].sign === chart.grahas.Ketu.sign;

const RULES: Record<YogaName, (chart: Chart) => boolean> = {
  Gajakesari: (chart) => inKendra(signOfGraha(chart, 'Moon'), signOfGraha(chart, 'Jupiter')),
  Kedara: (chart) => new Set(sevenSigns(chart)).size === 4,
  Kahala: kahala,
  Kamal: kamal,
  Musala: (chart) => sevenSigns(chart).every((sign) => sign % 3 === 1),
  Raja: raja,
  Ruchaka: mahapurusha('Mars'),
  Bhadra: mahapurusha('Mercury'),
  Hamsa: mahapurusha('Jupiter'),
  Malavya: mahapurusha('Venus'),
  Sasa: mahapurusha('Saturn'),
  Sunapha: (chart) => planetAtPlace(chart, 'Moon', 2),
  Anapha: (chart) => planetAtPlace(chart, 'Moon', 12),
  Duradhara: (chart) => planetAtPlace(chart, 'Moon', 2) && planetAtPlace(chart, 'Moon', 12),
  Kemadruma: (chart) => !planetAtPlace(chart, 'Moon', 2) && !planetAtPlace(chart, 'Moon', 12),
  Vesi: (chart) => planetAtPlace(chart, 'Sun', 2),
  Vasi: (chart) => planetAtPlace(chart, 'Sun', 12),
  Ubhayachari: (chart) => planetAtPlace(chart, 'Sun', 2) && planetAtPlace(chart, 'Sun', 12),
  Daridra: (chart) => [6, 8, 12].includes(chart.grahas[lordOfHouse(chart, 11)].house),
  Grahan: (chart) => withNode(chart, 'Sun') || withNode(chart, 'Moon'),
  Shakat: (chart) =>
    [6, 8, 12].includes(countSigns(signOfGraha(chart, 'Jupiter'), signOfGraha(chart, 'Moon'))),
  Chandal: (chart) => withNode(chart, 'Jupiter'),
};

/** What forms a yoga that is present. */
function formedOf(chart: Chart, name: YogaName): NonNullable<YogaResult['formed']> {
  const found = FORMED_BY[name](chart);
  return {
    grahas: [...found.grahas],
    formation: formationOf(chart, found),
    strength: strengthOf(chart, found.grahas),
    cancelledBy: found.cancelledBy ?? null,
  };
}

/** Lists all yogas of the reports for a chart, present or not, in the order of the reports. */
export function yogasOf(chart: Chart): YogaResult[] {
  return YOGA_TEXTS.map(({ name, group, hi, description }) => {
    const present = RULES[name](chart);
    const formed = present ? formedOf(chart, name) : null;
    const cancelled = name === 'Kemadruma' && formed ? { cancelled: formed.cancelledBy !== null } : {};
    return { name, group, present, ...cancelled, formed, hi, description };
  });
}
