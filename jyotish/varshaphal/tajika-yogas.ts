/**
 * The sixteen Tajika yogas: two of the whole chart, and fourteen between the lord of the year's lagna and the lord of each
 * house (the matter asked about). Source: Tajika Nilakanthi, Sanjna-tantra 2, in the readings of Charak, table X-3;
 * where another reading is followed, the rule says so.
 */
import { SEVEN_GRAHAS, type SevenGraha, SIGN_LORDS, signOf } from '../names.ts';
import { isFaster, type TajikaBond, tajikaBond } from './tajika-bonds.ts';
import {
  awaitedBy,
  beneficsOn,
  isAfflicted,
  isDignified,
  isDisabled,
  isMoonBare,
  isMoonOnEmptyRoad,
  isStrong,
  maleficsOn,
  type Strengths,
} from './tajika-conditions.ts';
import { houseIn, sightBetween, signIn, type TajikaSky } from './tajika-sky.ts';

/** Yogas of a matter, as names of the texts in plain letters. */
export type TajikaYogaName =
  | 'ithasala'
  | 'ishrafa'
  | 'nakta'
  | 'yamaya'
  | 'manau'
  | 'kamboola'
  | 'gairiKamboola'
  | 'khallasara'
  | 'radda'
  | 'duphaliKuttha'
  | 'dutthotthaDavira'
  | 'tambira'
  | 'kuttha'
  | 'durapha';

/** One yoga of a matter. */
export interface TajikaYoga {
  name: TajikaYogaName;
  /** The third graha; of a Radda the afflicted lord; null where the two lords form the yoga alone. */
  via: SevenGraha | null;
  /** All grahas that form it. */
  grahas: SevenGraha[];
  /** Mean of the five-fold strengths of these grahas, 0 to 20. Ours: the texts weigh the grahas one by one. */
  strength: number;
  /** Yogas of the same matter that undo it; empty when it is whole. */
  cancelledBy: TajikaYogaName[];
}

/** The yogas between the lord of the lagna and the lord of one house. */
export interface TajikaMatter {
  /** 2 to 12. */
  house: number;
  lord: SevenGraha;
  bond: TajikaBond | null;
  yogas: TajikaYoga[];
}

/** The yogas of an annual chart. */
export interface TajikaYogas {
  /** All seven in kendras and panapharas (1, 2, 4, 5, 7, 8, 10, 11). */
  ikkabala: boolean;
  /** All seven in apoklimas (3, 6, 9, 12). */
  induvara: boolean;
  lagnaLord: SevenGraha;
  /** Houses whose lord is not the lagna's own lord. */
  matters: TajikaMatter[];
}

/** A yoga before its strength and its cancellations are known. */
type Found = Pick<TajikaYoga, 'name' | 'via' | 'grahas'>;
type Lords = readonly [SevenGraha, SevenGraha];

const found = (
  name: TajikaYogaName,
  grahas: readonly SevenGraha[],
  via: SevenGraha | null = null,
): Found => ({
  name,
  via,
  grahas: [...grahas],
});

/** Grahas that carry light between two lords that do not see each other. */
function carriers(sky: TajikaSky, lords: Lords): Found[] {
  const [a, b] = lords;
  return SEVEN_GRAHAS.filter((graha) => !lords.includes(graha)).flatMap((via): Found[] => {
    const [withA, withB] = [tajikaBond(sky, via, a), tajikaBond(sky, via, b)];
    if (!withA || !withB) return [];
    const kinds = [withA.kind, withB.kind];
    // Past the one and coming to the other, a faster graha carries; a slower one gathers the light of both.
    if (isFaster(via, a) && isFaster(via, b) && kinds.includes('ishrafa') && kinds.includes('ithasala'))
      return [found('nakta', [...lords, via], via)];
    if (isFaster(a, via) && isFaster(b, via) && kinds.every((kind) => kind === 'ithasala'))
      return [found('yamaya', [...lords, via], via)];
    return [];
  });
}

/**
 * What the Moon adds to an Ithasala. Gairi-Kamboola follows the Nilakanthi: a Moon without rank and without an Ithasala,
 * in the last degree of her sign, comes to a graha in its own sign or exalted. Charak asks besides that nobody sees her,
 * which eight of twelve signs do, so that the yoga would not exist.
 */
function moonYogas(sky: TajikaSky, strength: Strengths, { fast, slow }: TajikaBond): Found[] {
  if (fast === 'Moon' || slow === 'Moon') return [];
  const awaited = isMoonOnEmptyRoad(sky)
    ? awaitedBy(sky, strength, 'Moon').filter((graha) => isDignified(sky, graha))
    : [];
  const [partner] = awaited;
  if (partner) return [found('gairiKamboola', ['Moon', partner], partner)];
  const met = [fast, slow].filter((graha) => tajikaBond(sky, 'Moon', graha)?.kind === 'ithasala');
  if (met.length > 0) return [found('kamboola', ['Moon', ...met], 'Moon')];
  return isMoonBare(sky) ? [found('khallasara', ['Moon'], 'Moon')] : [];
}

/**
 * An Ithasala and what is told of it. Radda is told of a lord that is retrograde, combust, debilitated or in the 6th, 8th
 * or 12th; the wider reading ("under malefic influence") would spoil nearly every Ithasala and is left out.
 */
function ithasalaYogas(sky: TajikaSky, strength: Strengths, bond: TajikaBond): Found[] {
  const { fast, slow } = bond;
  const afflicted = [fast, slow].filter((graha) => isAfflicted(sky, graha));
  const fastIsWhole = !sky.retrograde.includes(fast) && !sky.combust.includes(fast);
  const slowCarries = isStrong(sky, strength, slow) && !isStrong(sky, strength, fast) && fastIsWhole;
  return [
    found('ithasala', [fast, slow]),
    ...maleficsOn(sky, fast)
      .filter((graha) => graha !== slow)
      .map((graha) => found('manau', [graha, fast], graha)),
    ...moonYogas(sky, strength, bond),
    ...(afflicted[0] ? [found('radda', afflicted, afflicted[0])] : []),
    ...(slowCarries ? [found('duphaliKuttha', [fast, slow])] : []),
  ];
}

/**
 * Tambira: the lords do not see each other, and one of them, strong, direct and in the last degree of its sign, comes on
 * entering the next into an Ithasala with another strong graha (Tajika Nilakanthi; Charak lets only the lord of the matter
 * move, and names the other reading). `via` is that graha.
 */
const tambiras = (sky: TajikaSky, strength: Strengths, lords: Lords): Found[] =>
  lords
    .filter((mover) => isStrong(sky, strength, mover))
    .flatMap((mover) => awaitedBy(sky, strength, mover).map((via) => found('tambira', [mover, via], via)));

/**
 * What the strength of both lords makes, whether or not they see each other. Dutthottha-Davira: both are weak, and a third
 * graha in its own sign or exalted, the strongest of such, forms an Ithasala with one of them. Kuttha: both are strong, in kendras or panapharas,
 * each in the light of a benefic and of no malefic. Durapha: both are weak, and each is retrograde, combust or in the 6th,
 * 8th or 12th.
 */
function strengthYogas(sky: TajikaSky, strength: Strengths, lords: Lords): Found[] {
  if (lords.every((lord) => !isStrong(sky, strength, lord))) {
    const [helper] = SEVEN_GRAHAS.filter(
      (graha) =>
        !lords.includes(graha) &&
        isDignified(sky, graha) &&
        lords.some((lord) => tajikaBond(sky, graha, lord)?.kind === 'ithasala'),
    ).toSorted((a, b) => strength[b].vishwa - strength[a].vishwa);
    return [
      ...(helper ? [found('dutthotthaDavira', [...lords, helper], helper)] : []),
      ...(lords.every((lord) => isDisabled(sky, lord)) ? [found('durapha', lords)] : []),
    ];
  }
  const supported = (lord: SevenGraha) =>
    isStrong(sky, strength, lord) &&
    houseIn(sky, lord) % 3 !== 0 &&
    beneficsOn(sky, lord).length > 0 &&
    maleficsOn(sky, lord).length === 0;
  return lords.every(supported) ? [found('kuttha', lords)] : [];
}

/** Yogas that Manau and Radda undo, since they rest on the Ithasala that these spoil. */
const REST_ON_ITHASALA: readonly TajikaYogaName[] = [
  'ithasala',
  'kamboola',
  'gairiKamboola',
  'duphaliKuttha',
];
const SPOILING: readonly TajikaYogaName[] = ['manau', 'radda'];

/** Adds strength and cancellations. */
function weighed(yogas: readonly Found[], strength: Strengths): TajikaYoga[] {
  const spoiling = SPOILING.filter((name) => yogas.some((yoga) => yoga.name === name));
  return yogas.map((yoga) => ({
    ...yoga,
    strength: yoga.grahas.reduce((sum, graha) => sum + strength[graha].vishwa, 0) / yoga.grahas.length,
    cancelledBy: REST_ON_ITHASALA.includes(yoga.name) ? [...spoiling] : [],
  }));
}

function matterOf(
  sky: TajikaSky,
  strength: Strengths,
  { house, lord, lagnaLord }: { house: number; lord: SevenGraha; lagnaLord: SevenGraha },
): TajikaMatter {
  const lords = [lagnaLord, lord] as const;
  const bond = tajikaBond(sky, lagnaLord, lord);
  const ofBond = ((): Found[] => {
    if (bond) return bond.kind === 'ishrafa' ? [found('ishrafa', lords)] : ithasalaYogas(sky, strength, bond);
    const apart = sightBetween(signIn(sky, lagnaLord), signIn(sky, lord)) === null;
    return apart ? [...carriers(sky, lords), ...tambiras(sky, strength, lords)] : [];
  })();
  return { house, lord, bond, yogas: weighed([...ofBond, ...strengthYogas(sky, strength, lords)], strength) };
}

/** Returns the yogas of a year, each with the grahas that form it, its strength, and what undoes it. */
export function tajikaYogas(sky: TajikaSky, strength: Strengths): TajikaYogas {
  const lagna = signOf(sky.lagna);
  const lagnaLord = SIGN_LORDS[lagna] ?? 'Sun';
  const apoklima = SEVEN_GRAHAS.filter((graha) => houseIn(sky, graha) % 3 === 0).length;
  const matters = Array.from({ length: 11 }, (_, index) => index + 2).flatMap((house) => {
    const lord = SIGN_LORDS[(lagna + house - 1) % 12] ?? 'Sun';
    return lord === lagnaLord ? [] : [matterOf(sky, strength, { house, lord, lagnaLord })];
  });
  return { ikkabala: apoklima === 0, induvara: apoklima === SEVEN_GRAHAS.length, lagnaLord, matters };
}
