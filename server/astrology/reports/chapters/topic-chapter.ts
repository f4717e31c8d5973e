/** Composes the chapter of one part of life from its house, the house's lord, its karaka, sights, points and dashas. */
import { SIGN_LORDS, type Word } from '#jyotish';
import { CHAPTER_TITLES, type Chapter } from './chapter.ts';
import { houseDasha } from './dasha-ties.ts';
import { type Finding, findingsOf, STATE_WEIGHT } from './evidence.ts';
import type { Sky } from './sky.ts';
import { type DashaTie, SHARED, type State, TOPICS, type Topic } from './tables.ts';
import { TOPIC_RULES } from './topics.ts';
import { topicWhy } from './why.ts';
import { byHouse, chosen, type Frame, join, themeOf, type Writer } from './words.ts';

/** The context that the chapters of one reading share. */
export interface Reading {
  sky: Sky;
  writer: Writer;
  /** The instant of the running periods, UTC ms. */
  at: number;
  /** English of the shared clauses that this reading has used, since a reading uses each once. */
  used: Set<string>;
}

/** The parts of one chapter that are looked up once. */
type Part = Reading & { topic: Topic; findings: readonly Finding[]; say: (word: Word) => string };

/** At most this many findings of a side are written; the notes name them all. */
const MOST = 5;

/** Returns the chapter of a part of life. */
export function topicChapter(topic: Topic, reading: Reading): Chapter {
  const { sky, writer, used } = reading;
  const lord = sky.lordOf(TOPIC_RULES[topic].house);
  const findings = findingsOf(topic, sky).filter(({ clause }) => !used.has(clause.en));
  for (const { clause } of findings) if (isShared(clause)) used.add(clause.en);
  const say = (word: Word) => writer.fill(word, { lord: writer.graha(lord) });
  const part: Part = { ...reading, topic, findings, say };
  const paragraphs = [groundOf(part), ...weighed(part), timeOf(part), adviceOf(part)];
  return {
    id: topic,
    title: writer.word(CHAPTER_TITLES[topic]),
    lead: leadOf(part),
    paragraphs: paragraphs.filter((text) => text !== ''),
    why: topicWhy(topic, reading),
  };
}

const sharedClauses: ReadonlySet<Word> = new Set([
  ...Object.values(SHARED.companions),
  ...Object.values(SHARED.minorAspects),
  ...Object.values(SHARED.lordSeen),
]);
const isShared = (clause: Word): boolean => sharedClauses.has(clause);

/** Returns a shared clause if this reading has not used it, and notes that it has now. */
function once({ used, say }: Part, clause: Word): string | undefined {
  if (used.has(clause.en)) return undefined;
  used.add(clause.en);
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
  const table = TOPICS[topic];
  const { house, karaka } = TOPIC_RULES[topic];
  const sign = say(byHouse(table.sign, sky.signOf(house) + 1));
  const lord = say(byHouse(table.leadHouse, sky.houseOf(sky.lordOf(house))));
  const grades = chosen([table.grade, table.grade2], sky.houseOf(karaka), sky.base);
  return writer.sentence(`${sign}; ${lord}, ${say(byHouse(grades, gradeOf(part)))}`);
}

const HOST: readonly [Frame, ...Frame[]] = [
  { en: '{host}, its host, adds a note of {theme}', hi: 'उनके आश्रयदाता {host} {theme} का स्वर जोड़ते हैं' },
  { en: 'through {host} it is tied to {theme}', hi: '{host} के द्वारा इसका तार {theme} से जुड़ा है' },
  { en: 'behind it is {host}, which brings in {theme}', hi: 'इसके पीछे {host} हैं, जो {theme} को साथ लाते हैं' },
];

/** Its lord is in a sign of its own, so it brings in the other house that it rules. */
const RULES: Frame = {
  en: 'being at home there, it has a hand free for {theme}',
  hi: 'अपने घर में होने से वे {theme} में भी हाथ बँटाते हैं',
};

/** Returns the paragraph on the lord of the house and the karaka. */
function groundOf(part: Part): string {
  const { sky, topic, writer, say } = part;
  const { chart, vargas } = sky.kundli;
  const table = TOPICS[topic];
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
      ? `; ${writer.fill(RULES, { theme: say(themeOf(other, house, stands)) })}`
      : `; ${writer.fill(chosen(HOST, house, sky.houseOf(host)), {
          host: writer.graha(host),
          theme: say(themeOf(sky.houseOf(host), house, stands)),
        })}`;
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
  const inner = once(part, byHouse(SHARED.inner, navamsa)) ?? once(part, byHouse(SHARED.inner2, navamsa));
  const ground = say(byHouse(table.karakaHouse, sky.houseOf(karaka)));
  const quality = say(table.karakaState[level]);
  const nature =
    level === 'weak' ? join(writer, [ground, 1], [quality, -1], house, stands, 1) : `${ground}; ${quality}`;
  return [
    writer.sentence(base + guest),
    writer.sentence(inner ? `${nature}; ${say(SHARED.innerSubject[topic])} ${inner}` : nature),
  ].join(' ');
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
    return writer.sentence(c === undefined ? first : `${first}; ${c}`);
  });
}

const FOR: readonly [Frame, ...Frame[]] = [
  { en: 'On your side, {a}', hi: 'आपके पक्ष में: {a}' },
  { en: 'What carries it: {a}', hi: 'सहारा यह है: {a}' },
  { en: 'The chart gives generously here: {a}', hi: 'कुंडली यहाँ खुले हाथ से देती है: {a}' },
];
const AGAINST: readonly [Frame, ...Frame[]] = [
  { en: 'Some patience is asked for, because {a}', hi: 'कुछ धैर्य भी चाहिए: {a}' },
  { en: 'On the other side, {a}', hi: 'दूसरी ओर, {a}' },
  { en: 'What slows it down: {a}', hi: 'जो इसे धीमा करता है: {a}' },
];

const ONLY: readonly [Frame, ...Frame[]] = [
  { en: 'you will notice it most in matters of {theme}', hi: 'यह सबसे अधिक {theme} के विषय में दिखेगा' },
  { en: 'in this it speaks for {theme}', hi: 'इसमें {theme} का स्वर भी है' },
  { en: 'behind this is what concerns {theme}', hi: 'इसके पीछे {theme} का विषय है' },
];

/** Returns where a finding that is alone on its side comes from: the house that its graha, or the lord, works from. */
function onlyTail({ sky, topic, writer, say }: Part, findings: readonly Finding[]): string {
  const [only, ...others] = findings;
  if (!only || others.length > 0) return '';
  const { house } = TOPIC_RULES[topic];
  const graha = only.graha ?? sky.lordOf(house);
  const [ruled] = sky.ruledBy(graha).filter((one) => one !== house);
  const place = only.graha && ruled ? ruled : sky.houseOf(graha);
  const theme = say(themeOf(place, house, only.weight > 0 ? 0 : 1));
  return writer.fill(chosen(ONLY, only.weight > 0 ? 0 : 1, only.graha ? place : 0), { theme });
}

/** Returns the paragraph on what supports, and the one on what asks for patience. */
function weighed(part: Part): string[] {
  const { findings, topic, say, writer } = part;
  const supports = findings.filter(({ weight }) => weight > 0).slice(0, MOST);
  const asks = findings.filter(({ weight }) => weight < 0).slice(0, MOST);
  const calm = asks.length === 0 ? say(SHARED.calm[topic]) : '';
  const alone = supports.length === 0 ? say(SHARED.alone[topic]) : '';
  const opened = (frames: readonly [Frame, ...Frame[]], list: readonly Finding[], tail: string) => {
    const [first, ...rest] = list;
    if (!first) return '';
    const opening = writer.fill(chosen(frames, list.length, part.sky.base, TOPIC_RULES[topic].house), {
      a: say(first.clause),
    });
    const clause: Word = { en: opening, hi: opening };
    return sentencesOf(part, [{ ...first, clause }, ...rest], tail).join(' ');
  };
  return [
    opened(FOR, supports, calm || onlyTail(part, supports)),
    opened(AGAINST, asks, alone || onlyTail(part, asks)),
  ];
}

const NEXT: Readonly<Record<Exclude<DashaTie, 'aspect' | 'none'>, Frame>> = {
  own: {
    en: 'from {from} to {to} {lord}, which rules this house, has its turn and brings in {theme}: {next}',
    hi: '{from} से {to} तक इस भाव के स्वामी {lord} की बारी है, जो {theme} को साथ लाते हैं: {next}',
  },
  in: {
    en: 'from {from} to {to} the turn is {lord}’s, working in this house and for {theme}: {next}',
    hi: '{from} से {to} तक इसी भाव में बैठे {lord} की बारी है, जिनका काम {theme} से भी जुड़ा है: {next}',
  },
  karaka: {
    en: 'from {from} to {to} the turn is {lord}’s, whose natural business this is, seen through {theme}: {next}',
    hi: '{from} से {to} तक {lord} की बारी है, जिनका यह अपना विषय है, {theme} की राह से: {next}',
  },
};

const UNTIL: readonly [Frame, ...Frame[]] = [
  {
    en: 'Until {until} {antar} leads from the side of {theme}; {now}',
    hi: '{until} तक {antar} {theme} की ओर से मार्ग दिखाते हैं; {now}',
  },
  {
    en: 'With {antar} in charge of {theme} until {until}, {now}',
    hi: '{until} तक {theme} का भार {antar} पर है; {now}',
  },
  {
    en: 'Until {until}, {now}; {antar}, lord of these months, looks at it from {theme}',
    hi: '{until} तक {now}; इन महीनों के स्वामी {antar} इसे {theme} की ओर से देखते हैं',
  },
];

/** Returns the paragraph on the running period and the next one that concerns the house. */
function timeOf(part: Part): string {
  const { sky, topic, at, writer, say } = part;
  const dasha = houseDasha({ sky, ...TOPIC_RULES[topic] }, at);
  if (!dasha) return '';
  const { tie, until, antar, next } = dasha;
  const table = TOPICS[topic];
  const now = writer.fill(chosen(UNTIL, TOPIC_RULES[topic].house, sky.houseOf(antar)), {
    until: writer.date(until),
    now: say(table.now[tie]),
    antar: writer.graha(antar),
    theme: say(themeOf(sky.houseOf(antar), TOPIC_RULES[topic].house)),
  });
  if (!next || next.tie === 'aspect' || next.tie === 'none') return writer.sentence(now);
  const { lord, start, end } = next.period;
  const [own] = sky.ruledBy(lord).filter((house) => house !== TOPIC_RULES[topic].house);
  const host = SIGN_LORDS[sky.kundli.chart.grahas[lord].sign] ?? 'Sun';
  const place = next.tie === 'in' ? (own ?? sky.houseOf(host)) : sky.houseOf(lord);
  const theme = themeOf(place, TOPIC_RULES[topic].house, 1);
  const later = writer.fill(NEXT[next.tie], {
    from: writer.date(start),
    to: writer.date(end),
    lord: writer.graha(lord),
    theme: say(theme),
    next: say(table.next[lord]),
  });
  return writer.sentence(`${now}; ${later}`);
}

/** Returns the paragraph on what to do. */
function adviceOf(part: Part): string {
  const { sky, topic, findings, writer, say } = part;
  const table = TOPICS[topic];
  const { house, karaka } = TOPIC_RULES[topic];
  const lord = sky.lordOf(house);
  const [heaviest] = findings.filter(({ weight }) => weight < 0);
  const care = heaviest && gradeOf(part) > 1 ? heaviest.care : 'none';
  const place = topic === 'children' ? sky.houseOf(lord) : sky.houseOf(karaka);
  const third = once(part, byHouse(SHARED.acts0, place)) ?? once(part, byHouse(SHARED.acts1, place));
  const advice = [say(table.adviceLord[lord]), say(table.adviceCare[care]), ...(third ? [third] : [])];
  return writer.sentence(advice.join('; '));
}
