/** Composes the chapter of one part of life from its house, the house's lord, its karaka, sights, points and dashas. */
import type { ChapterData } from '#contract/astrology/reports/data.ts';
import { SIGN_LORDS } from '#jyotish';
import { byLang } from '#languages/list.ts';
import { fillText, type Message, type Printed } from '#languages/message.ts';
import { byHouse } from '../passages/words.ts';
import { houseDasha } from './dasha-ties.ts';
import { type Finding, findingsOf, STATE_WEIGHT } from './evidence.ts';
import type { Sky } from './sky.ts';
import { SHARED, type State, TOPICS, type Topic } from './tables.ts';
import { TOPIC_RULES } from './topics.ts';
import { topicWhy } from './why.ts';
import { chosen, join, type Writer } from './words.ts';

/** The context that the chapters of one reading share. */
export interface Reading {
  sky: Sky;
  writer: Writer;
  /** The instant of the running periods, UTC ms. */
  at: number;
  /** The shared clauses that this reading has used, since a reading uses each once. */
  used: Set<string>;
}

/** The parts of one chapter that are looked up once. */
type Part = Reading & { topic: Topic; findings: readonly Finding[]; say: (clause: string) => string };

/** At most this many findings of a side are written; the notes name them all. */
const MOST = 5;

/** Returns the chapter of a part of life. */
export function topicChapter(topic: Topic, reading: Reading): ChapterData {
  const { sky, writer, used } = reading;
  const lord = sky.lordOf(TOPIC_RULES[topic].house);
  const findings = findingsOf(topic, sky, writer.lang).filter(({ clause }) => !used.has(clause));
  for (const { clause } of findings) if (sharedClauses[writer.lang].has(clause)) used.add(clause);
  const say = (clause: string) => fillText(clause, { lord: writer.graha(lord) });
  const part: Part = { ...reading, topic, findings, say };
  const paragraphs = [groundOf(part), ...weighed(part), timeOf(part), adviceOf(part)];
  return {
    id: topic,
    title: writer.say.titles[topic],
    lead: leadOf(part),
    paragraphs: paragraphs.filter((text) => text !== ''),
    why: topicWhy(topic, reading),
  };
}

const sharedClauses = byLang((la): ReadonlySet<string> => {
  const { companions, minorAspects, lordSeen } = SHARED[la];
  return new Set([companions, minorAspects, lordSeen].flatMap((clauses) => Object.values<string>(clauses)));
});

/** Returns a shared clause if this reading has not used it, and notes that it has now. */
function once({ used, say }: Part, clause: string): string | undefined {
  if (used.has(clause)) return undefined;
  used.add(clause);
  return say(clause);
}

const stateOf = ({ sky, topic }: Part): State =>
  sky.stateOf(sky.lordOf(TOPIC_RULES[topic].house)) ?? 'neutral';

const lordIsHard = ({ sky, topic }: Part): boolean => {
  const { house, hard } = TOPIC_RULES[topic];
  return hard.includes(sky.houseOf(sky.lordOf(house)));
};

function gradeOf(part: Part): number {
  const findings = part.findings.reduce((sum, { weight }) => sum + weight, 0);
  const score = findings + STATE_WEIGHT[stateOf(part)] + (lordIsHard(part) ? -1.5 : 1);
  if (score >= 4) return 1;
  if (score >= 1.5) return 2;
  return score >= -1.5 ? 3 : 4;
}

function leadOf(part: Part): string {
  const { sky, topic, writer, say } = part;
  const table = TOPICS[topic][writer.lang];
  const { house, karaka } = TOPIC_RULES[topic];
  const sign = say(byHouse(table.sign, sky.signOf(house) + 1));
  const lord = say(byHouse(table.leadHouse, sky.houseOf(sky.lordOf(house))));
  const grades = chosen<readonly string[]>([table.grade, table.grade2], sky.houseOf(karaka), sky.base);
  const grade = say(byHouse(grades, gradeOf(part)));
  return writer.sentence(fillText(writer.say.topic.lead, { sign, lord, grade }));
}

/** Returns the paragraph on the lord of the house and the karaka. */
function groundOf(part: Part): string {
  const { sky, topic, writer, say } = part;
  const { chart, vargas } = sky.kundli;
  const { lang } = writer;
  const patterns = writer.say.topic;
  const table = TOPICS[topic][lang];
  const { house, karaka } = TOPIC_RULES[topic];
  const lord = sky.lordOf(house);
  const [stands, state] = [sky.houseOf(lord), stateOf(part)];
  const base = join(
    writer,
    [say(byHouse(table.lordHouse, stands)), lordIsHard(part) ? -1 : 1],
    [say(table.lordState[state]), STATE_WEIGHT[state] < 0 ? -1 : 1],
    house,
    stands,
  );
  const host = SIGN_LORDS[chart.grahas[lord].sign] ?? lord;
  const [other = house] = sky.ruledBy(lord).filter((one) => one !== house);
  const guest =
    host === lord
      ? // The lord is in a sign of its own, so it brings in the other house that it rules.
        fillText(patterns.atHome, { theme: writer.theme(other, house, stands) })
      : fillText(chosen(patterns.host, house, sky.houseOf(host)), {
          host: writer.graha(host),
          theme: writer.theme(sky.houseOf(host), house, stands),
        });
  const significator = chart.grahas[karaka];
  const karakaState = sky.stateOf(karaka) ?? 'neutral';
  const level =
    STATE_WEIGHT[karakaState] < 0 || significator.combust
      ? 'weak'
      : STATE_WEIGHT[karakaState] > 1
        ? 'strong'
        : 'middling';
  // Jupiter is the karaka of money too, so children are read from the lord of their house.
  const navamsa = vargas[9][topic === 'children' ? lord : karaka] + 1;
  const wish =
    once(part, byHouse(SHARED[lang].inner, navamsa)) ?? once(part, byHouse(SHARED[lang].inner2, navamsa));
  const ground = say(byHouse(table.karakaHouse, sky.houseOf(karaka)));
  const quality = say(table.karakaState[level]);
  const nature =
    level === 'weak'
      ? join(writer, [ground, 1], [quality, -1], house, stands, 1)
      : writer.clauses([ground, quality]);
  const subject = say(SHARED[lang].innerSubject[topic]);
  const inner = wish ? [fillText(patterns.inner, { subject, wish })] : [];
  return [
    [base, guest],
    [nature, ...inner],
  ]
    .map((list) => writer.sentence(writer.clauses(list)))
    .join(' ');
}

/** Returns findings as sentences of two or three clauses. */
function sentencesOf(part: Part, findings: readonly Finding[], tail: string): string[] {
  const { writer, say, sky } = part;
  const clauses = findings.map(({ clause }) => say(clause));
  if (tail) clauses.push(tail);
  const chunks: string[][] = [];
  for (let rest = clauses; rest.length > 0; ) {
    const size = rest.length === 3 || rest.length > 4 ? 3 : 2;
    chunks.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return chunks.map(([a = '', b, c], index) => {
    const first = b === undefined ? a : join(writer, [a, 1], [b, 1], index, sky.base, findings.length);
    return writer.sentence(c === undefined ? first : writer.clauses([first, c]));
  });
}

/** Returns where a finding that is alone on its side comes from: the house that its graha, or the lord, works from. */
function onlyTail({ sky, topic, writer }: Part, findings: readonly Finding[]): string {
  const [only, ...others] = findings;
  if (!only || others.length > 0) return '';
  const { house } = TOPIC_RULES[topic];
  const graha = only.graha ?? sky.lordOf(house);
  const [ruled] = sky.ruledBy(graha).filter((one) => one !== house);
  const place = only.graha && ruled ? ruled : sky.houseOf(graha);
  const side = only.weight > 0 ? 0 : 1;
  const pattern = chosen(writer.say.topic.only, side, only.graha ? place : 0);
  return fillText(pattern, { theme: writer.theme(place, house, side) });
}

type Opening = Message<{ a: Printed }>;

/** Returns the paragraph on what supports, and the one on what asks for patience. */
function weighed(part: Part): string[] {
  const { findings, topic, say, writer } = part;
  const supports = findings.filter(({ weight }) => weight > 0).slice(0, MOST);
  const asks = findings.filter(({ weight }) => weight < 0).slice(0, MOST);
  const calm = asks.length === 0 ? say(SHARED[writer.lang].calm[topic]) : '';
  const alone = supports.length === 0 ? say(SHARED[writer.lang].alone[topic]) : '';
  const opened = (patterns: readonly [Opening, ...Opening[]], list: readonly Finding[], tail: string) => {
    const [first, ...rest] = list;
    if (!first) return '';
    const pattern = chosen(patterns, list.length, part.sky.base, TOPIC_RULES[topic].house);
    const clause = fillText(pattern, { a: say(first.clause) });
    return sentencesOf(part, [{ ...first, clause }, ...rest], tail).join(' ');
  };
  return [
    opened(writer.say.topic.supports, supports, calm || onlyTail(part, supports)),
    opened(writer.say.topic.asks, asks, alone || onlyTail(part, asks)),
  ];
}

/** Returns the paragraph on the running period and the next one that concerns the house. */
function timeOf(part: Part): string {
  const { sky, topic, at, writer, say } = part;
  const dasha = houseDasha({ sky, ...TOPIC_RULES[topic] }, at);
  if (!dasha) return '';
  const { tie, until, antar, next } = dasha;
  const { house } = TOPIC_RULES[topic];
  const table = TOPICS[topic][writer.lang];
  const patterns = writer.say.topic;
  const now = fillText(chosen(patterns.until, house, sky.houseOf(antar)), {
    until: writer.date(until),
    now: say(table.now[tie]),
    antar: writer.graha(antar),
    theme: writer.theme(sky.houseOf(antar), house),
  });
  if (!next || next.tie === 'aspect' || next.tie === 'none') return writer.sentence(now);
  const { lord, start, end } = next.period;
  const [own] = sky.ruledBy(lord).filter((one) => one !== house);
  const host = SIGN_LORDS[sky.kundli.chart.grahas[lord].sign] ?? 'Sun';
  const place = next.tie === 'in' ? (own ?? sky.houseOf(host)) : sky.houseOf(lord);
  const later = fillText(patterns.next[next.tie], {
    from: writer.date(start),
    to: writer.date(end),
    lord: writer.graha(lord),
    theme: writer.theme(place, house, 1),
    next: say(table.next[lord]),
  });
  return writer.sentence(writer.clauses([now, later]));
}

/** Returns the paragraph on what to do. */
function adviceOf(part: Part): string {
  const { sky, topic, findings, writer, say } = part;
  const table = TOPICS[topic][writer.lang];
  const { acts0, acts1 } = SHARED[writer.lang];
  const { house, karaka } = TOPIC_RULES[topic];
  const lord = sky.lordOf(house);
  const [heaviest] = findings.filter(({ weight }) => weight < 0);
  const care = heaviest && gradeOf(part) > 1 ? heaviest.care : 'none';
  const place = topic === 'children' ? sky.houseOf(lord) : sky.houseOf(karaka);
  const third = once(part, byHouse(acts0, place)) ?? once(part, byHouse(acts1, place));
  const advice = [say(table.adviceLord[lord]), say(table.adviceCare[care]), ...(third ? [third] : [])];
  return writer.sentence(writer.clauses(advice));
}
