/** Composes the chapter Now from the running mahadasha, antardasha and pratyantardasha, and the sky over the Moon. */
import { countSigns, GRAHA_NAMES, type Graha, runningDasha, SIGN_LORDS, type Word } from '#jyotish';
import { ordinal } from '../passages/words.ts';
import { CHAPTER_TITLES, type Chapter } from './chapter.ts';
import { antardashasAfter } from './dasha-ties.ts';
import type { Sky } from './sky.ts';
import type { SkyYear } from './slow-transits.ts';
import { NOW, type Relation } from './tables.ts';
import type { Reading } from './topic-chapter.ts';
import { dashaWhy, moonWhy, placeOf } from './why.ts';
import { byHouse, chosen, type Frame, themeOf, type Writer } from './words.ts';

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

const stateWord = (graha: Graha, { sky }: Pick<Reading, 'sky'>): Word =>
  NOW.state[sky.stateOf(graha) ?? 'node'];

const STATE: Frame = { en: '{graha} {state}', hi: '{graha} {state}' };

const stateClause = (graha: Graha, { sky, writer }: Reading): string =>
  writer.fill(STATE, { graha: writer.graha(graha), state: writer.word(stateWord(graha, { sky })) });

const DUTIES: Frame = { en: '{a} together with {b}', hi: '{a} के साथ {b}' };

/** Returns what a graha answers for: the themes of the houses that it rules, or that its host rules. */
export function dutiesOf(graha: Graha, { sky, writer }: { sky: Sky; writer: Writer }, fact: number): string {
  const own = sky.ruledBy(graha);
  const host = SIGN_LORDS[sky.kundli.chart.grahas[graha].sign] ?? 'Sun';
  const houses = own.length > 0 ? own : sky.ruledBy(host);
  const [a, b] = houses.map((house) => writer.word(themeOf(house, fact)));
  return b === undefined ? (a ?? '') : writer.fill(DUTIES, { a: a ?? '', b });
}

const MAHA: readonly [Frame, ...Frame[]] = [
  {
    en: 'The mahadasha of {graha} runs until {until}; in this chart it answers for {duties}, works from the house of {theme}, and {state}',
    hi: '{graha} की महादशा {until} तक है; इस कुंडली में दायित्व {duties} का है, कार्यक्षेत्र {theme} का भाव है, और {state}',
  },
  {
    en: 'Until {until} the years belong to {graha}, which has {duties} in its charge and does its work in the house of {theme}; {state}',
    hi: '{until} तक के वर्ष {graha} के हैं; {duties} का भार उन पर है और काम {theme} के भाव में होता है; {state}',
  },
];
const ANTAR: Frame = {
  en: 'Inside it the antardasha of {graha} runs from {from} to {until}: {house}; {relation}; {state}',
  hi: 'इसके भीतर {from} से {until} तक {graha} की अंतर्दशा है: {house}; {relation}; {state}',
};

type Running = NonNullable<ReturnType<typeof runningDasha>>;

function periodsOf({ maha, antar }: Running, reading: Reading): string {
  const { sky, writer } = reading;
  const house = sky.houseOf(maha.lord);
  const long = writer.fill(chosen(MAHA, house, sky.base), {
    graha: writer.graha(maha.lord),
    until: writer.date(maha.end),
    duties: dutiesOf(maha.lord, reading, house),
    theme: writer.word(themeOf(house, sky.base)),
    state: stateClause(maha.lord, reading),
  });
  const short = writer.fill(ANTAR, {
    graha: writer.graha(antar.lord),
    from: writer.date(antar.start),
    until: writer.date(antar.end),
    house: writer.word(byHouse(NOW.antarHouse, sky.houseOf(antar.lord))),
    relation: writer.word(NOW.relation[relationOf(maha.lord, antar.lord, sky)]),
    state: antar.lord === maha.lord ? '' : stateClause(antar.lord, reading),
  });
  return [long, short].map((text) => writer.sentence(text.replace(/; $/, ''))).join(' ');
}

const SKY: readonly [Frame, ...Frame[]] = [
  {
    en: 'In the sky of today {lord} is passing through the house of {theme}, and {other} through that of {otherTheme}; {saturn}; {jupiter}',
    hi: 'आज के आकाश में {lord} {theme} के भाव से गुज़र रहे हैं और {other} {otherTheme} के भाव से; {saturn}; {jupiter}',
  },
  {
    en: '{saturn}, and {jupiter}; of the lords of your periods, {lord} crosses the house of {theme} in these weeks, and {other} that of {otherTheme}',
    hi: '{saturn}, और {jupiter}; दशा के स्वामियों में {lord} इन दिनों {theme} के भाव को पार कर रहे हैं और {other} {otherTheme} के भाव को',
  },
];

function skyOfToday({ maha, antar, pratyantar }: Running, reading: Reading, year: SkyYear): string {
  const { sky, writer } = reading;
  const moon = sky.kundli.chart.grahas.Moon.sign;
  const from = (graha: Graha) => countSigns(moon, year.signs[graha]);
  const house = sky.houseOfSign(year.signs[antar.lord]);
  const other = maha.lord === antar.lord ? pratyantar.lord : maha.lord;
  const otherHouse = sky.houseOfSign(year.signs[other]);
  const fromMoon = [
    byHouse(NOW.saturnMoon, from('Saturn')),
    byHouse(NOW.jupiterMoon, from('Jupiter')),
  ] as const;
  const text = writer.fill(chosen(SKY, house, moon), {
    saturn: writer.word(fromMoon[0]),
    jupiter: writer.word(fromMoon[1]),
    lord: writer.graha(antar.lord),
    theme: writer.word(themeOf(house, moon)),
    other: writer.graha(other),
    otherTheme: writer.word(themeOf(otherHouse, moon, 1)),
  });
  return writer.sentence(text);
}

const DAYS: readonly [Frame, ...Frame[]] = [
  {
    en: 'The finer period is that of {a} until {until}, and in matters of {themeA} {subA}; after it comes {b}, until {end}, and in matters of {themeB} {subB}',
    hi: 'सूक्ष्म दशा {until} तक {a} की है: {themeA} के विषय में {subA}; फिर {end} तक {b} की: {themeB} के विषय में {subB}',
  },
  {
    en: 'Day by day it is {a} that speaks, until {until}, about {themeA}: {subA}; then {b} takes the word until {end}, about {themeB}: {subB}',
    hi: 'दिन-प्रतिदिन {until} तक {a} की बात चलती है, {themeA} के विषय में: {subA}; फिर {end} तक {b} की, {themeB} के विषय में: {subB}',
  },
];

function daysOf({ antar, pratyantar }: Running, reading: Reading): string {
  const { sky, writer } = reading;
  const next =
    antar.pratyantar.find(({ start }) => start >= pratyantar.end) ??
    antardashasAfter(sky, antar.end)[0]?.pratyantar[0];
  if (!next) return '';
  const [a, b] = [pratyantar.lord, next.lord];
  const text = writer.fill(chosen(DAYS, sky.houseOf(a), sky.houseOf(b)), {
    a: writer.graha(a),
    b: writer.graha(b),
    until: writer.date(pratyantar.end),
    end: writer.date(next.end),
    themeA: writer.word(themeOf(sky.houseOf(a), sky.base)),
    themeB: writer.word(themeOf(sky.houseOf(b), sky.base, 1)),
    subA: writer.word(NOW.sub[a]),
    subB: writer.word(NOW.sub[b]),
  });
  return writer.sentence(text);
}

const AFTER: readonly [Frame, ...Frame[]] = [
  {
    en: 'On {from} {graha} follows with its own antardasha, placed in the house of {theme} and charged with {duties}: {after}',
    hi: '{from} को {graha} की अंतर्दशा आती है, जो {theme} के भाव में हैं और जिन पर {duties} का भार है: {after}',
  },
  {
    en: 'What comes next is {graha}, from {from}; its concerns are {duties}, its place the house of {theme}, and {after}',
    hi: 'आगे {from} से {graha} की बारी है; विषय {duties}, स्थान {theme} का भाव; {after}',
  },
];

function nextOf({ antar }: Running, reading: Reading): string {
  const { sky, writer } = reading;
  const [next] = antardashasAfter(sky, antar.end);
  if (!next) return '';
  const house = sky.houseOf(next.lord);
  const text = writer.fill(chosen(AFTER, house, sky.base), {
    graha: writer.graha(next.lord),
    from: writer.date(next.start),
    theme: writer.word(themeOf(house, sky.base, 1)),
    duties: dutiesOf(next.lord, reading, house + 1),
    after: writer.word(NOW.after[next.lord]),
  });
  return writer.sentence(text);
}

function adviceOf({ maha, antar, pratyantar }: Running, { writer }: Reading): string {
  const lords = [...new Set([antar.lord, maha.lord, pratyantar.lord])];
  return writer.sentence(lords.map((lord) => writer.word(NOW.do[lord])).join('; '));
}

const LEAD: Frame = { en: '{maha}, {house}; {antar}', hi: '{maha}, {house}; {antar}' };

/** Returns the chapter Now; undefined outside the 120 years. */
export function nowChapter(reading: Reading, year: SkyYear): Chapter | undefined {
  const { sky, writer, at } = reading;
  const running = runningDasha(sky.kundli.dashas, at);
  if (!running) return undefined;
  const { maha, antar, pratyantar } = running;
  const lead = writer.fill(LEAD, {
    maha: writer.word(NOW.maha[maha.lord]),
    house: writer.word(byHouse(NOW.mahaHouse, sky.houseOf(maha.lord))),
    antar: writer.word(NOW.antar[antar.lord]),
  });
  const lords = [...new Set([maha.lord, antar.lord, pratyantar.lord])];
  return {
    id: 'now',
    title: writer.word(CHAPTER_TITLES.now),
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

const GOCHARA: Frame = {
  en: 'In the sky: {graha} in {sign}, the {count} from your Moon',
  hi: 'आकाश में: {graha} {sign} में, चंद्र से {count}',
};

function skyWhy({ sky, writer }: Reading, year: SkyYear): string[] {
  const moon = sky.kundli.chart.grahas.Moon.sign;
  return (['Saturn', 'Jupiter'] as const).map((graha) => {
    const sign = year.signs[graha];
    return writer.sentence(
      writer.fill(GOCHARA, {
        graha: writer.word(GRAHA_NAMES[graha]),
        sign: writer.sign(sign),
        count: ordinal(countSigns(moon, sign), writer.lang),
      }),
    );
  });
}
