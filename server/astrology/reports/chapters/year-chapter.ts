/**
 * Composes the chapter The next twelve months: Saturn, Jupiter and Rahu through the houses with dates, the grahas of the
 * birth that they cross, and the pratyantardashas month by month.
 */
import { countSigns, GRAHA_NAMES, GRAHAS, type Graha, runningDasha, SIGN_LORDS, type Word } from '#jyotish';
import { ordinal } from '../passages/words.ts';
import { CHAPTER_TITLES, type Chapter } from './chapter.ts';
import { dutiesOf } from './now-chapter.ts';
import { levelOf } from './sky.ts';
import { crossingsOf, type SkyYear, SLOW, type Slow, type Stay } from './slow-transits.ts';
import { type PointLevel, YEAR } from './tables.ts';
import type { Reading } from './topic-chapter.ts';
import { dashaWhy, moonWhy } from './why.ts';
import { byHouse, chosen, type Frame, themeOf, type Writer } from './words.ts';
import { windowsText } from './year-windows.ts';

const DAY = 86_400_000;
/** A stay shorter than this is not read by itself. */
const SHORTEST = 20 * DAY;
/** At most this many crossings are read. */
const CROSSINGS = 4;

/** Returns a list of wordings. Throws if it is empty. */
function wordings([first, ...rest]: readonly Word[]): [Word, ...Word[]] {
  if (!first) throw new RangeError('A list of wordings is empty.');
  return [first, ...rest];
}

const HOUSES: Readonly<Record<Slow, readonly Word[]>> = {
  Saturn: YEAR.saturnHouse,
  Jupiter: YEAR.jupiterHouse,
  Rahu: YEAR.rahuHouse,
};
const ON: Readonly<Record<Slow, Readonly<Record<Graha, Word>>>> = {
  Saturn: YEAR.saturnOn,
  Jupiter: YEAR.jupiterOn,
  Rahu: YEAR.rahuOn,
};

const PASSES: readonly [Frame, ...Frame[]] = [
  {
    en: '{when}, {graha} goes through your {house} house and brings along what it was given at your birth, {natal}: {clause}{points}',
    hi: '{when} {graha} आपके {house} भाव से चलते हैं और जन्म से मिला {natal} का विषय भी साथ लाते हैं: {clause}{points}',
  },
  {
    en: '{when}, {graha} is in the {house} house as the guest of {host}, which brings in {theme}: {clause}{points}',
    hi: '{when} {graha} {house} भाव में {host} के अतिथि हैं, जो {theme} को साथ लाते हैं: {clause}{points}',
  },
  {
    en: '{graha} works in your {house} house {when}, with {host} adding {theme}; {clause}{points}',
    hi: '{graha} {when} {house} भाव में काम करते हैं, {host} {theme} को जोड़ते हैं; {clause}{points}',
  },
];
const WHEN = {
  whole: { en: 'through all twelve months', hi: 'पूरे बारह महीने' },
  until: { en: 'until {until}', hi: '{until} तक' },
  from: { en: 'from {from} onward', hi: '{from} से आगे' },
  span: { en: 'from {from} to {until}', hi: '{from} से {until} तक' },
} as const satisfies Record<string, Frame>;
const AGAIN: Word = { en: ', and again ', hi: ' और फिर ' };

/** Returns when stays are, in words. A stay that the ends of the year cut has no date there. */
function whenOf(stays: readonly Omit<Stay, 'sign'>[], { start, end }: SkyYear, writer: Writer): string {
  const words = stays.map((stay) => {
    const [opens, closes] = [stay.start > start, stay.end < end];
    const frame = opens ? (closes ? WHEN.span : WHEN.from) : closes ? WHEN.until : WHEN.whole;
    return writer.fill(frame, { from: writer.date(stay.start), until: writer.date(stay.end) });
  });
  return words.join(writer.word(AGAIN));
}
const POINTS: Readonly<Record<PointLevel, readonly [Word, ...Word[]]>> = {
  many: wordings(YEAR.pointsMany),
  middling: wordings(YEAR.pointsMiddling),
  few: wordings(YEAR.pointsFew),
};

const BACK: readonly [Frame, ...Frame[]] = [
  {
    en: '{when} it moves backward, which is the time to go over {theme} once more',
    hi: '{when} चाल वक्री है, यह {theme} को दोबारा देखने का समय है',
  },
  {
    en: '{when} its motion is backward, and these weeks are for finishing what concerns {theme}',
    hi: '{when} चलने वाले वक्री सप्ताह {theme} का छूटा काम पूरा करने के लिए हैं',
  },
];

/** Returns the stays of a year by sign, in the order of the first; short ones are left out. */
function visitsOf({ stays }: { stays: readonly Stay[] }): [number, Stay[]][] {
  const kept = stays.filter(({ start, end }) => end - start >= SHORTEST);
  return [...Map.groupBy(kept, ({ sign }) => sign)];
}

/** Returns the paragraph on one slow graha: its stays with dates, and its spell of backward motion. */
function transitOf(graha: Slow, { sky, writer }: Reading, year: SkyYear): string {
  const { backward } = year.years[graha];
  const visits = visitsOf(year.years[graha]);
  const sentences = visits.map(([sign, stays], index) => {
    const house = sky.houseOfSign(sign);
    const host = SIGN_LORDS[sign] ?? 'Sun';
    // Rahu has no part in the ashtakavarga.
    const points =
      graha === 'Rahu'
        ? ''
        : chosen(POINTS[levelOf(sky.pointsOf(sign))], sky.base, index, graha === 'Jupiter' ? 2 : 0);
    const main = writer.fill(index === 0 ? PASSES[0] : chosen(PASSES, 1 + (house % 2)), {
      graha: writer.graha(graha),
      house: ordinal(house, writer.lang),
      when: whenOf(stays, year, writer),
      clause: writer.word(byHouse(HOUSES[graha], house)),
      points: points && `, ${writer.word(points)}`,
      natal: writer.word(themeOf(sky.houseOf(graha), house)),
      host: writer.graha(host),
      theme: writer.word(themeOf(sky.houseOf(host), house, 1)),
    });
    const turns = backward && stays.some(({ start, end }) => backward.start >= start && backward.start < end);
    if (!turns) return writer.sentence(main);
    const spell = writer.fill(chosen(BACK, house, graha.length), {
      when: whenOf([backward], year, writer),
      theme: writer.word(themeOf(((house + 5) % 12) + 1, sky.houseOf(graha))),
    });
    return writer.sentence(`${main}; ${spell}`);
  });
  return sentences.join(' ');
}

const KETU: Frame = {
  en: '{clause}; Ketu, always opposite, thins out the pull of {theme}, and little is asked of you there this year',
  hi: '{clause}; सामने रहने वाले केतु {theme} का मोह पतला करते हैं, इस वर्ष यहाँ कम देना पड़ता है',
};

const CROSSES: readonly [Frame, ...Frame[]] = [
  {
    en: 'Around {dates} {slow} crosses your {graha}, which answers for {duties}: {clause}',
    hi: '{dates} के आसपास {slow} आपके {graha} को पार करते हैं, जिन पर {duties} का भार है: {clause}',
  },
  {
    en: '{slow} meets your natal {graha} around {dates}; since it carries {duties}, {clause}',
    hi: '{dates} के आसपास {slow} जन्म के {graha} से मिलते हैं; {duties} का भार उन पर है, इसलिए {clause}',
  },
];
const AND: Word = { en: ' and ', hi: ' और ' };

const listOf = (items: readonly string[], and: string): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')}${and}${items.at(-1)}` : (items[0] ?? '');

/** Returns the paragraph on the grahas of the birth that slow grahas cross in the year; empty if none is. */
function crossingsText({ sky, writer }: Reading, year: SkyYear): string {
  const { grahas } = sky.kundli.chart;
  const found = SLOW.flatMap((slow) =>
    GRAHAS.map((graha) => ({ slow, graha, days: crossingsOf(year, slow, grahas[graha].longitude) })),
  ).filter(({ days }) => days.length > 0);
  found.sort((a, b) => (a.days[0] ?? 0) - (b.days[0] ?? 0));
  const sentences = found.slice(0, CROSSINGS).map(({ slow, graha, days }, index) =>
    writer.sentence(
      writer.fill(chosen(CROSSES, index), {
        dates: listOf(days.map(writer.date), writer.word(AND)),
        slow: writer.graha(slow),
        graha: writer.lang === 'en' ? graha : writer.graha(graha),
        duties: dutiesOf(graha, { sky, writer }, index),
        clause: writer.word(ON[slow][graha]),
      }),
    ),
  );
  return sentences.join(' ');
}

const LEAD: Frame = { en: '{saturn}, {jupiter}, {tone}', hi: '{saturn} {jupiter}, {tone}' };

function leadOf({ sky, writer, at }: Reading, year: SkyYear): string {
  const running = runningDasha(sky.kundli.dashas, at);
  const saturn = sky.houseOfSign(mainSign(year, 'Saturn'));
  // Gochara counts from the Moon.
  const jupiter = countSigns(sky.kundli.chart.grahas.Moon.sign, mainSign(year, 'Jupiter'));
  const text = writer.fill(LEAD, {
    saturn: writer.word(byHouse(YEAR.saturnLead, saturn)),
    jupiter: writer.word(byHouse(YEAR.jupiterLead, jupiter)),
    tone: running ? writer.word(YEAR.tone[running.antar.lord]) : '',
  });
  return writer.sentence(text.replace(/,\s*$/, ''));
}

/** Returns the sign that a graha is in for most of the year. */
function mainSign(year: SkyYear, graha: Slow): number {
  const spent = new Map<number, number>();
  for (const { sign, start, end } of year.years[graha].stays)
    spent.set(sign, (spent.get(sign) ?? 0) + end - start);
  return [...spent].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0];
}

/** Returns the chapter of the twelve months after the reading's instant. */
export function yearChapter(reading: Reading, year: SkyYear): Chapter {
  const { sky, writer } = reading;
  const rahu = transitOf('Rahu', reading, year);
  const ketu = themeOf(((sky.houseOfSign(mainSign(year, 'Rahu')) + 5) % 12) + 1, sky.houseOf('Ketu'));
  const act = byHouse(YEAR.yearDo, sky.houseOfSign(mainSign(year, 'Jupiter')));
  const windows = windowsText(reading, year, writer.word(act));
  return {
    id: 'year',
    title: writer.word(CHAPTER_TITLES.year),
    lead: leadOf(reading, year),
    paragraphs: [
      transitOf('Saturn', reading, year),
      transitOf('Jupiter', reading, year),
      writer.sentence(writer.fill(KETU, { clause: rahu.replace(/[.।]$/, ''), theme: writer.word(ketu) })),
      crossingsText(reading, year),
      windows ?? writer.sentence(writer.word(act)),
    ].filter((text) => text !== ''),
    why: [...yearWhy(reading, year), ...dashaWhy(reading), ...moonWhy(reading)],
  };
}

const STAY: Frame = {
  en: '{graha} in {sign}, the {house} house ({points} points), until {until}',
  hi: '{graha} {sign} में, {house} भाव ({points} बिंदु), {until} तक',
};

function yearWhy({ sky, writer }: Reading, year: SkyYear): string[] {
  return SLOW.flatMap((graha) =>
    year.years[graha].stays.map(({ sign, end }) =>
      writer.sentence(
        writer.fill(STAY, {
          graha: writer.word(GRAHA_NAMES[graha]),
          sign: writer.sign(sign),
          house: ordinal(sky.houseOfSign(sign), writer.lang),
          points: String(sky.pointsOf(sign)),
          until: writer.date(end),
        }),
      ),
    ),
  );
}
