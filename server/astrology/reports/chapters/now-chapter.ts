/** Composes the chapter Now from the running mahadasha, antardasha and pratyantardasha, and the sky over the Moon. */
import type { ChapterData } from '#contract/astrology/reports/data.ts';
import { countSigns, GRAHA_NAMES, type Graha, runningDasha, SIGN_LORDS } from '#jyotish';
import { fillText } from '#languages/message.ts';
import { byHouse, ordinal, signName } from '../passages/words.ts';
import { antardashasAfter } from './dasha-ties.ts';
import type { Sky } from './sky.ts';
import type { SkyYear } from './slow-transits.ts';
import { NOW, type Relation } from './tables.ts';
import type { Reading } from './topic-chapter.ts';
import { dashaWhy, moonWhy, placeOf } from './why.ts';
import { chosen, type Writer } from './words.ts';

/** By the count from the lord of the mahadasha to that of the antardasha, 1 to 12. */
const RELATIONS: readonly Relation[] = [
  'together',
  'next',
  'helpful',
  'working',
  'easy',
  'uneasy',
  'facing',
  'uneasy',
  'easy',
  'working',
  'helpful',
  'next',
];

/** Returns how the lords of two running periods stand to each other. */
export function relationOf(maha: Graha, antar: Graha, sky: Sky): Relation {
  if (maha === antar) return 'same';
  const { grahas } = sky.kundli.chart;
  return RELATIONS[countSigns(grahas[maha].sign, grahas[antar].sign) - 1] ?? 'working';
}

const stateClause = (graha: Graha, { sky, writer }: Reading): string =>
  fillText(writer.say.now.state, {
    graha: writer.graha(graha),
    state: NOW[writer.lang].state[sky.stateOf(graha) ?? 'node'],
  });

/** Returns what a graha answers for: the themes of the houses that it rules, or that its host rules. */
export function dutiesOf(graha: Graha, { sky, writer }: { sky: Sky; writer: Writer }, fact: number): string {
  const own = sky.ruledBy(graha);
  const host = SIGN_LORDS[sky.kundli.chart.grahas[graha].sign] ?? 'Sun';
  const houses = own.length > 0 ? own : sky.ruledBy(host);
  const [a, b] = houses.map((house) => writer.theme(house, fact));
  return b === undefined ? (a ?? '') : fillText(writer.say.now.duties, { a: a ?? '', b });
}

type Running = NonNullable<ReturnType<typeof runningDasha>>;

function periodsOf({ maha, antar }: Running, reading: Reading): string {
  const { sky, writer } = reading;
  const words = NOW[writer.lang];
  const patterns = writer.say.now;
  const house = sky.houseOf(maha.lord);
  const long = fillText(chosen(patterns.mahadasha, house, sky.base), {
    graha: writer.graha(maha.lord),
    until: writer.date(maha.end),
    duties: dutiesOf(maha.lord, reading, house),
    theme: writer.theme(house, sky.base),
    state: stateClause(maha.lord, reading),
  });
  const pattern = antar.lord === maha.lord ? patterns.antardashaOfSameLord : patterns.antardasha;
  const short = fillText(pattern, {
    graha: writer.graha(antar.lord),
    from: writer.date(antar.start),
    until: writer.date(antar.end),
    house: byHouse(words.antarHouse, sky.houseOf(antar.lord)),
    relation: words.relation[relationOf(maha.lord, antar.lord, sky)],
    state: stateClause(antar.lord, reading),
  });
  return [long, short].map(writer.sentence).join(' ');
}

function skyOfToday({ maha, antar, pratyantar }: Running, reading: Reading, year: SkyYear): string {
  const { sky, writer } = reading;
  const moon = sky.kundli.chart.grahas.Moon.sign;
  const from = (graha: Graha) => countSigns(moon, year.signs[graha]);
  const house = sky.houseOfSign(year.signs[antar.lord]);
  const other = maha.lord === antar.lord ? pratyantar.lord : maha.lord;
  const otherHouse = sky.houseOfSign(year.signs[other]);
  const { saturnMoon, jupiterMoon } = NOW[writer.lang];
  const text = fillText(chosen(writer.say.now.sky, house, moon), {
    saturn: byHouse(saturnMoon, from('Saturn')),
    jupiter: byHouse(jupiterMoon, from('Jupiter')),
    lord: writer.graha(antar.lord),
    theme: writer.theme(house, moon),
    other: writer.graha(other),
    otherTheme: writer.theme(otherHouse, moon, 1),
  });
  return writer.sentence(text);
}

function daysOf({ antar, pratyantar }: Running, reading: Reading): string {
  const { sky, writer } = reading;
  const next =
    antar.pratyantar.find(({ start }) => start >= pratyantar.end) ??
    antardashasAfter(sky, antar.end)[0]?.pratyantar[0];
  if (!next) return '';
  const [a, b] = [pratyantar.lord, next.lord];
  const text = fillText(chosen(writer.say.now.days, sky.houseOf(a), sky.houseOf(b)), {
    a: writer.graha(a),
    b: writer.graha(b),
    until: writer.date(pratyantar.end),
    end: writer.date(next.end),
    themeA: writer.theme(sky.houseOf(a), sky.base),
    themeB: writer.theme(sky.houseOf(b), sky.base, 1),
    subA: NOW[writer.lang].sub[a],
    subB: NOW[writer.lang].sub[b],
  });
  return writer.sentence(text);
}

function nextOf({ antar }: Running, reading: Reading): string {
  const { sky, writer } = reading;
  const [next] = antardashasAfter(sky, antar.end);
  if (!next) return '';
  const house = sky.houseOf(next.lord);
  const text = fillText(chosen(writer.say.now.after, house, sky.base), {
    graha: writer.graha(next.lord),
    from: writer.date(next.start),
    theme: writer.theme(house, sky.base, 1),
    duties: dutiesOf(next.lord, reading, house + 1),
    after: NOW[writer.lang].after[next.lord],
  });
  return writer.sentence(text);
}

function adviceOf({ maha, antar, pratyantar }: Running, { writer }: Reading): string {
  const lords = [...new Set([antar.lord, maha.lord, pratyantar.lord])];
  return writer.sentence(writer.clauses(lords.map((lord) => NOW[writer.lang].do[lord])));
}

/** Returns the chapter Now; undefined outside the 120 years. */
export function nowChapter(reading: Reading, year: SkyYear): ChapterData | undefined {
  const { sky, writer, at } = reading;
  const running = runningDasha(sky.kundli.dashas, at);
  if (!running) return undefined;
  const { maha, antar, pratyantar } = running;
  const words = NOW[writer.lang];
  const lead = fillText(writer.say.now.lead, {
    maha: words.maha[maha.lord],
    house: byHouse(words.mahaHouse, sky.houseOf(maha.lord)),
    antar: words.antar[antar.lord],
  });
  const lords = [...new Set([maha.lord, antar.lord, pratyantar.lord])];
  return {
    id: 'now',
    title: writer.say.titles.now,
    lead: writer.sentence(lead),
    paragraphs: [
      periodsOf(running, reading),
      skyOfToday(running, reading, year),
      daysOf(running, reading),
      nextOf(running, reading),
      adviceOf(running, reading),
    ].filter((text) => text !== ''),
    why: [
      ...dashaWhy(reading),
      ...lords.map((lord) => writer.sentence(placeOf(lord, reading))),
      ...skyWhy(reading, year),
      ...moonWhy(reading),
    ],
  };
}

function skyWhy({ sky, writer }: Reading, year: SkyYear): string[] {
  const moon = sky.kundli.chart.grahas.Moon.sign;
  return (['Saturn', 'Jupiter'] as const).map((graha) => {
    const sign = year.signs[graha];
    return writer.sentence(
      fillText(writer.say.notes.gochara, {
        graha: GRAHA_NAMES[graha][writer.lang],
        sign: signName(sign, writer.lang),
        count: ordinal(countSigns(moon, sign), writer.lang),
      }),
    );
  });
}
