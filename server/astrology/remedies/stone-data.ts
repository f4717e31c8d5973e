/** The advice on a stone for a birth, in one language, as pages and PDFs print it. */

import type { StoneData, StoneGraha } from '#contract/astrology/remedies/stone.ts';
import { caratOf, gramsPerRatti } from '#contract/catalog/products/facts/weights.ts';
import {
  type AyanamsaId,
  addDays,
  adviceByHour,
  adviceByMoon,
  dateIn,
  GRAHA_NAMES,
  type Graha,
  type MoonAdvice,
  nearBorders,
  type Place,
  type SevenGraha,
  type StoneAdvice,
  type StoneFinding,
  startOfDate,
  stoneAdvice,
  toIso,
  WEARING,
  WEEKDAY_OF,
  WEEKDAYS,
} from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { doubtLine, judgedLine, shortOf, summaryOf, titleOf, unknownTime } from './words/answer.ts';
import { helpLines, noneLines, type Told, timeLine, waitLine, weakLines } from './words/lines.ts';
import {
  grahaName,
  housesText,
  listed,
  signName,
  stateText,
  stoneName,
  upratnaName,
  words,
} from './words/names.ts';

/** A birth for the advice. */
export type StoneBirth = {
  /** UTC ms. */
  instant: number;
  place: Place;
  /** IANA zone or offset of the birth. */
  zone: string;
  ayanamsa: AyanamsaId;
  timeUnknown: boolean;
};

/** A birth time is often rounded to five minutes, and remembered to half an hour: what changes within that is told. */
const doubtMinutes = 30;

const grahaData = (graha: Graha, la: Lang) => ({
  id: GRAHA_NAMES[graha].id,
  name: grahaName(graha, la),
  vedic_name: GRAHA_NAMES[graha].vedic,
});

const tenths = (value: number): number => Number(value.toFixed(1));

const stonesOf = (grahas: readonly SevenGraha[], la: Lang): string =>
  listed(
    grahas.map((graha) => stoneName(graha, la)),
    la,
  );

function wearingOf(graha: SevenGraha, notWith: readonly SevenGraha[], la: Lang): StoneData['wearing'] {
  const { stone, upratna, finger, metals, ratti } = WEARING[graha];
  const range = (to: (pakki: number) => number) => ({ from: to(ratti[0]), to: to(ratti[1]) });
  const weekday = WEEKDAY_OF[graha];
  return {
    id: stone,
    name: stoneName(graha, la),
    upratna: upratnaName(upratna, la),
    finger: words[la].fingers[finger],
    metals: metals.map((metal) => words[la].metals[metal]),
    weight: {
      pakki: range(tenths),
      // The gem trade's ratti is one and a half of the goldsmiths' (contract/catalog/products/facts/weights.ts).
      sunari: range((pakki) => tenths((pakki * gramsPerRatti.pakki) / gramsPerRatti.sunari)),
      carat: range((pakki) => tenths(caratOf(pakki * gramsPerRatti.pakki))),
    },
    weekday: { id: weekday, name: WEEKDAYS[weekday]?.[la] ?? '' },
    hora: grahaName(graha, la),
    notWith: notWith.length === 0 ? '' : fillText(words[la].notWith, { stones: stonesOf(notWith, la) }),
  };
}

const rowOf = (finding: StoneFinding, la: Lang): StoneGraha => ({
  ...grahaData(finding.graha, la),
  rules: housesText(finding.houses, la),
  nature: finding.nature,
  nature_text: words[la].natures[finding.nature],
  verse: words[la].verses[finding.verse],
  house: finding.house,
  strength: Math.floor(finding.ratio * 100 + 1e-9),
  weak: finding.weak,
  state: stateText(finding, la),
  running: finding.running,
});

function whyOf(advice: StoneAdvice, told: Told): StoneData['why'] {
  const finding = advice.findings.find(({ graha }) => graha === advice.graha);
  if (advice.verdict === 'none' || !finding) return noneLines(advice, told);
  const reasons = [...helpLines(finding, told), ...weakLines(finding, told)];
  return [...reasons, advice.verdict === 'stone' ? timeLine(advice, told) : waitLine(advice, finding, told)];
}

const avoidOf = ({ avoid, findings, lagna }: StoneAdvice, la: Lang): StoneData['avoid'] =>
  findings
    .filter(({ graha }) => avoid.includes(graha))
    .map(({ houses, verse, verses, ...finding }) => {
      const graha = grahaName(finding.graha, la);
      const [ruled, sign] = [housesText(houses, la), signName(lagna, la)];
      const why = fillText(words[la].avoid, { graha, verse, verses, houses: ruled, lagna: sign });
      return { stone: stoneName(finding.graha, la), graha, why };
    });

function knownTime(birth: StoneBirth, at: number, la: Lang): StoneData {
  const { timeUnknown: _, ...rest } = birth;
  const options = { ...rest, at };
  const { zone } = birth;
  const advice = stoneAdvice(options);
  const told: Told = { la, zone, lagna: advice.lagna };
  const { verdict, reason, graha } = advice;
  const answer = shortOf(advice, la);
  const near = nearBorders(options, doubtMinutes).filter(
    (one) => one.border === 'lagna' || shortOf(one, la) !== answer,
  );
  return {
    verdict,
    reason,
    graha: graha && grahaData(graha, la),
    title: titleOf(advice, la),
    summary: summaryOf(advice, told),
    why: whyOf(advice, told),
    wearing: verdict === 'stone' && graha ? wearingOf(graha, advice.notWith, la) : null,
    avoid: avoidOf(advice, la),
    grahas: advice.findings.map((finding) => rowOf(finding, la)),
    doubt: near.map((border) => doubtLine(border, told)),
    judged: judgedLine(advice, told),
    moon: [],
    hours: [],
  };
}

function moonOf({ sign, helpful, harmful }: MoonAdvice, la: Lang): StoneData['moon'][number] {
  const t = words[la].moon;
  return {
    sign: signName(sign, la),
    helpful: helpful.map((one) =>
      fillText(t.helpful, {
        graha: grahaName(one.graha, la),
        houses: housesText(one.houses, la),
        state: stateText(one, la).toLowerCase(),
      }),
    ),
    harmful: listed(
      harmful.map((one) => fillText(t.harmful, { graha: grahaName(one, la), stone: stoneName(one, la) })),
      la,
    ),
  };
}

function withoutTime({ instant, place, zone, ayanamsa }: StoneBirth, at: number, la: Lang): StoneData {
  const date = dateIn(instant, zone);
  const day = {
    start: startOfDate(date, zone),
    end: startOfDate(addDays(date, 1), zone),
    place,
    zone,
    ayanamsa,
    at,
  };
  const hours = adviceByHour(day);
  const counts = { stone: 0, none: 0, wait: 0 };
  for (const { verdict } of hours) counts[verdict] += 1;
  return {
    verdict: 'wait',
    reason: 'time',
    graha: null,
    ...unknownTime(counts, la),
    why: [],
    wearing: null,
    avoid: [],
    grahas: [],
    doubt: [],
    judged: '',
    moon: adviceByMoon(day).map((one) => moonOf(one, la)),
    hours: hours.map((part) => ({
      start: toIso(part.start, zone),
      end: toIso(part.end, zone),
      lagna: signName(part.lagna, la),
      verdict: part.verdict,
      text: shortOf(part, la),
    })),
  };
}

/** Returns the advice on a stone for a birth. `at` (UTC ms) is the day whose dashas count. */
export const stoneData = (birth: StoneBirth, { at, la }: { at: number; la: Lang }): StoneData =>
  birth.timeUnknown ? withoutTime(birth, at, la) : knownTime(birth, at, la);
