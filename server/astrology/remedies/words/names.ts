/** Names and small words of the advice on stones, in both languages. */

import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { grahas } from '#contract/catalog/products/facts/places.ts';
import { stones } from '#contract/catalog/products/facts/stones.ts';
import {
  byId,
  DIGNITY_NAMES,
  type Finger,
  type Graha,
  type Metal,
  offsetAt,
  SIGNS,
  type StoneFinding,
  type UpratnaId,
  WEARING,
} from '#jyotish';
import { type Lang, languages } from '#languages/list.ts';

type Words = Record<Lang, string>;

const keys: Record<Graha, keyof typeof grahas> = {
  Sun: 'surya',
  Moon: 'chandra',
  Mars: 'mangal',
  Mercury: 'budh',
  Jupiter: 'guru',
  Venus: 'shukra',
  Saturn: 'shani',
  Rahu: 'rahu',
  Ketu: 'ketu',
};

/** Returns the Indian name of a graha: Guru, गुरु. */
export const grahaName = (graha: Graha, la: Lang): string => grahas[keys[graha]][la].replace(/ \(.*/, '');

/** Returns a sign: "Simha (Leo)", सिंह. */
export function signName(id: number, la: Lang): string {
  const { en, hi, western } = byId(SIGNS, id);
  return la === 'hi' ? hi : `${readerSpelling(en)} (${western})`;
}

/** Returns the stone of a graha: "Yellow sapphire (Pukhraj)", पुखराज. */
export function stoneName(graha: keyof typeof WEARING, la: Lang): string {
  const name = stones[WEARING[graha].stone][la];
  return la === 'hi' ? name.replace(/ \(.*/, '') : name;
}

const unsold: Record<'moonstone' | 'carnelian', Words> = {
  moonstone: { en: 'Moonstone (Chandrakant)', hi: 'चंद्रकांत मणि (Moonstone)' },
  carnelian: { en: 'Carnelian (Rata)', hi: 'रतुआ (Carnelian)' },
};

/** Returns the name of a substitute. */
export const upratnaName = (id: UpratnaId, la: Lang): string =>
  id === 'moonstone' || id === 'carnelian' ? unsold[id][la] : stones[id][la];

const fingers: Record<Finger, Words> = {
  index: { en: 'index finger', hi: 'तर्जनी' },
  middle: { en: 'middle finger', hi: 'मध्यमा' },
  ring: { en: 'ring finger', hi: 'अनामिका' },
  little: { en: 'little finger', hi: 'कनिष्ठा' },
};
/** Returns the name of a finger. */
export const fingerName = (finger: Finger, la: Lang): string => fingers[finger][la];

const metals: Record<Metal, Words> = {
  gold: { en: 'gold', hi: 'सोना' },
  silver: { en: 'silver', hi: 'चाँदी' },
  copper: { en: 'copper', hi: 'ताँबा' },
  panchdhatu: { en: 'panchdhatu', hi: 'पंचधातु' },
  platinum: { en: 'platinum', hi: 'प्लैटिनम' },
};
/** Returns the name of a metal. */
export const metalName = (metal: Metal, la: Lang): string => metals[metal][la];

const ordinals = [
  ['1st', 'पहले'],
  ['2nd', 'दूसरे'],
  ['3rd', 'तीसरे'],
  ['4th', 'चौथे'],
  ['5th', 'पाँचवें'],
  ['6th', 'छठे'],
  ['7th', 'सातवें'],
  ['8th', 'आठवें'],
  ['9th', 'नौवें'],
  ['10th', 'दसवें'],
  ['11th', 'ग्यारहवें'],
  ['12th', 'बारहवें'],
] as const;

/** Joins words: "A, B and C". */
export function listed(words: readonly string[], la: Lang): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${la === 'hi' ? 'और' : 'and'} ${last}`;
}

/** Returns houses as ordinals: "5th and 8th"; in Hindi in the oblique case, before भाव. */
export const housesText = (houses: readonly number[], la: Lang): string =>
  listed(
    houses.map((house) => ordinals[house - 1]?.[la === 'hi' ? 1 : 0] ?? ''),
    la,
  );

const states = {
  combust: { en: 'combust', hi: 'अस्त' },
  retrograde: { en: 'retrograde', hi: 'वक्री' },
};

/** Returns the state of a graha in words: "Enemy sign, combust". */
export function stateText(
  { dignity, combust, retrograde }: Pick<StoneFinding, 'dignity' | 'combust'> & { retrograde?: boolean },
  la: Lang,
): string {
  return [
    ...(dignity ? [DIGNITY_NAMES[dignity][la]] : []),
    ...(combust ? [states.combust[la]] : []),
    ...(retrograde ? [states.retrograde[la]] : []),
  ].join(', ');
}

/** Returns a reading of the place's clock as if it were UTC: offsets with seconds are no zone to the platform. */
const wallOf = (instant: number, zone: string): number => instant + offsetAt(instant, zone) * 1000;

/** Formats the month of an instant (UTC ms) at a place: "June 2027". */
export const monthText = (instant: number, zone: string, la: Lang): string =>
  new Intl.DateTimeFormat(languages[la].locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    wallOf(instant, zone),
  );

/** Formats the time of day of an instant (UTC ms) at a place: "6:12 am", "सुबह 6:12". */
export const clockText = (instant: number, zone: string, la: Lang): string =>
  new Intl.DateTimeFormat(languages[la].locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    ...(la === 'hi' && { dayPeriod: 'short' as const }),
  }).format(wallOf(instant, zone));
