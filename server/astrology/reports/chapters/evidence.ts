/** What speaks for a house and what asks for patience: each finding as a clause with a weight. */
import { type Graha, naturalRegard, type SevenGraha } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { isSeven, levelOf, type Sky } from './sky.ts';
import { type Care, SHARED, type State, TOPICS, type Topic } from './tables.ts';
import { TOPIC_RULES } from './topics.ts';

/** A finding about a house. Its clause may have `{lord}` for the lord of the house. Its weight is above zero if it supports, below if it asks for patience. */
export interface Finding {
  weight: number;
  clause: string;
  /** The graha that it is about; undefined for the points, and the lord's own motion. */
  graha?: Graha;
  /** The advice that answers it. */
  care: Care;
}

/** The weight of a lord's strength, by its state. */
export const STATE_WEIGHT: Readonly<Record<State, number>> = {
  strong: 3,
  friendly: 1,
  neutral: 0,
  enemy: -1,
  fallen: -2,
};

/** Grahas whose company and sight support. */
const KIND: readonly Graha[] = ['Moon', 'Mercury', 'Jupiter', 'Venus'];

const careOf = (graha: Graha): Care => {
  if (graha === 'Saturn' || graha === 'Mars') return graha;
  return isSeven(graha) ? 'house' : 'nodes';
};

function occupantFindings(topic: Topic, sky: Sky, la: Lang): Finding[] {
  const { house, welcome } = TOPIC_RULES[topic];
  return sky.occupants(house).map((graha): Finding => {
    const state = sky.stateOf(graha);
    const lift = state === 'strong' ? 1 : 0;
    const weight = welcome.includes(graha) ? 2 + lift : -2 + lift;
    return { graha, weight, clause: TOPICS[topic][la].occupants[graha], care: careOf(graha) };
  });
}

function aspectFindings(topic: Topic, sky: Sky, la: Lang): Finding[] {
  const { aspects } = TOPICS[topic][la];
  return sky.aspecting(sky.signOf(TOPIC_RULES[topic].house)).map((graha): Finding => {
    const clause =
      graha === 'Mars' || graha === 'Jupiter' || graha === 'Saturn'
        ? aspects[graha]
        : SHARED[la].minorAspects[graha];
    const weight = graha === 'Jupiter' ? 2 : KIND.includes(graha) ? 1 : -1;
    return { graha, weight, clause, care: careOf(graha) };
  });
}

function lordFindings(topic: Topic, sky: Sky, la: Lang): Finding[] {
  const lord = sky.lordOf(TOPIC_RULES[topic].house);
  const { lordState } = TOPICS[topic][la];
  const placement = sky.kundli.chart.grahas[lord];
  const motion: Finding[] = [
    ...(placement.retrograde ? [{ weight: -1, clause: lordState.retrograde, care: 'lord' } as const] : []),
    ...(placement.combust ? [{ weight: -2, clause: lordState.combust, care: 'lord' } as const] : []),
  ];
  const house = sky.houseOf(lord);
  // Grahas that share the house with its own lord are findings of the house already.
  const company = house === TOPIC_RULES[topic].house ? [] : sky.occupants(house);
  const companions = company
    .filter((graha) => graha !== lord)
    .map((graha): Finding => {
      const weight = companyWeight(graha, lord);
      return { graha, weight, clause: SHARED[la].companions[graha], care: careOf(graha) };
    });
  const seen = sky.aspecting(placement.sign).flatMap((graha): Finding[] => {
    if (graha !== 'Mars' && graha !== 'Jupiter' && graha !== 'Saturn') return [];
    const weight = graha === 'Jupiter' ? 1.5 : -0.5;
    return [{ graha, weight, clause: SHARED[la].lordSeen[graha], care: careOf(graha) }];
  });
  return [...motion, ...companions, ...seen];
}

const companyWeight = (graha: Graha, lord: SevenGraha): number => {
  if (!isSeven(graha)) return -1.5;
  if (KIND.includes(graha)) return 1.5;
  return naturalRegard(lord, graha) === 'friend' ? 0.5 : -0.5;
};

function pointsFinding(topic: Topic, sky: Sky, la: Lang): Finding {
  const level = levelOf(sky.pointsOf(sky.signOf(TOPIC_RULES[topic].house)));
  const weight = { many: 2, middling: 0.25, few: -2 }[level];
  return { weight, clause: TOPICS[topic][la].points[level], care: 'points' };
}

/** Returns what speaks for and against the house of a part of life, heaviest first. */
export function findingsOf(topic: Topic, sky: Sky, la: Lang): Finding[] {
  const findings = [
    ...occupantFindings(topic, sky, la),
    ...aspectFindings(topic, sky, la),
    ...lordFindings(topic, sky, la),
    pointsFinding(topic, sky, la),
  ];
  return findings.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}
