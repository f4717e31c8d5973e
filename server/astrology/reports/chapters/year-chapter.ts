/**
 * Composes the chapter The next twelve months: Saturn, Jupiter and Rahu through the houses with dates, the grahas of the
 * birth that they cross, and the pratyantardashas month by month.
 */
import type { ChapterData } from '#contract/astrology/reports/data.ts';
import { countSigns, GRAHA_NAMES, GRAHAS, runningDasha, SIGN_LORDS } from '#jyotish';
import { listText } from '#languages/dates.ts';
import { fillText } from '#languages/message.ts';
import { dateWords } from '#languages/read.ts';
import { byHouse, ordinal, signName } from '../passages/words.ts';
import { dutiesOf } from './now-chapter.ts';
import { levelOf } from './sky.ts';
import { crossingsOf, type SkyYear, SLOW, type Slow, type Stay } from './slow-transits.ts';
import { YEAR } from './tables.ts';
import type { Reading } from './topic-chapter.ts';
import { dashaWhy, moonWhy } from './why.ts';
import { chosen, type Writer } from './words.ts';
import { windowsText } from './year-windows.ts';

const DAY = 86_400_000;
/** A stay shorter than this is not read by itself. */
const SHORTEST = 20 * DAY;
/** At most this many crossings are read. */
const CROSSINGS = 4;

/** The keys of the clauses of each slow graha: by house, and by the graha of the birth that it crosses. */
const KEYS = {
  Saturn: { house: 'saturnHouse', on: 'saturnOn' },
  Jupiter: { house: 'jupiterHouse', on: 'jupiterOn' },
  Rahu: { house: 'rahuHouse', on: 'rahuOn' },
} as const satisfies Record<Slow, object>;
const POINTS = { many: 'pointsMany', middling: 'pointsMiddling', few: 'pointsFew' } as const;

/** Returns when stays are, in words. A stay that the ends of the year cut has no date there. */
function whenOf(stays: readonly Omit<Stay, 'sign'>[], { start, end }: SkyYear, writer: Writer): string {
  const { when } = writer.say.year;
  const spans = stays.map((stay) => {
    const [opens, closes] = [stay.start > start, stay.end < end];
    const pattern = opens ? (closes ? when.span : when.from) : closes ? when.until : when.whole;
    return fillText(pattern, { from: writer.date(stay.start), until: writer.date(stay.end) });
  });
  return spans.reduce((first, second) => fillText(when.again, { first, second }));
}

/** Returns the stays of a year by sign, in the order of the first; short ones are left out. */
function visitsOf({ stays }: { stays: readonly Stay[] }): [number, Stay[]][] {
  const kept = stays.filter(({ start, end }) => end - start >= SHORTEST);
  return [...Map.groupBy(kept, ({ sign }) => sign)];
}

/** Returns the clauses on one slow graha: its stays with dates, and its spell of backward motion. */
function transitOf(graha: Slow, { sky, writer }: Reading, year: SkyYear): string[] {
  const { backward } = year.years[graha];
  const words = YEAR[writer.lang];
  const patterns = writer.say.year;
  return visitsOf(year.years[graha]).map(([sign, stays], index) => {
    const house = sky.houseOfSign(sign);
    const host = SIGN_LORDS[sign] ?? 'Sun';
    const clause = byHouse(words[KEYS[graha].house], house);
    const points = words[POINTS[levelOf(sky.pointsOf(sign))]];
    const pattern = index === 0 ? patterns.passes : chosen(patterns.passesAgain, house);
    const main = fillText(pattern, {
      graha: writer.graha(graha),
      house: ordinal(house, writer.lang),
      when: whenOf(stays, year, writer),
      // Rahu has no part in the ashtakavarga.
      clause:
        graha === 'Rahu'
          ? clause
          : fillText(patterns.withPoints, {
              clause,
              points: chosen(points, sky.base, index, graha === 'Jupiter' ? 2 : 0),
            }),
      natal: writer.theme(sky.houseOf(graha), house),
      host: writer.graha(host),
      theme: writer.theme(sky.houseOf(host), house, 1),
    });
    const turns = backward && stays.some(({ start, end }) => backward.start >= start && backward.start < end);
    if (!turns) return main;
    const spell = fillText(chosen(patterns.backward, house, graha.length), {
      when: whenOf([backward], year, writer),
      theme: writer.theme(((house + 5) % 12) + 1, sky.houseOf(graha)),
    });
    return writer.clauses([main, spell]);
  });
}

/** Returns the paragraph on the grahas of the birth that slow grahas cross in the year; empty if none is. */
function crossingsText({ sky, writer }: Reading, year: SkyYear): string {
  const { grahas } = sky.kundli.chart;
  const found = SLOW.flatMap((slow) =>
    GRAHAS.map((graha) => ({ slow, graha, days: crossingsOf(year, slow, grahas[graha].longitude) })),
  ).filter(({ days }) => days.length > 0);
  found.sort((a, b) => (a.days[0] ?? 0) - (b.days[0] ?? 0));
  const sentences = found.slice(0, CROSSINGS).map(({ slow, graha, days }, index) =>
    writer.sentence(
      fillText(chosen(writer.say.year.crosses, index), {
        dates: listText(days.map(writer.date), dateWords[writer.lang]),
        slow: writer.graha(slow),
        graha: GRAHA_NAMES[graha][writer.lang],
        duties: dutiesOf(graha, { sky, writer }, index),
        clause: YEAR[writer.lang][KEYS[slow].on][graha],
      }),
    ),
  );
  return sentences.join(' ');
}

function leadOf({ sky, writer, at }: Reading, year: SkyYear): string {
  const running = runningDasha(sky.kundli.dashas, at);
  const saturn = sky.houseOfSign(mainSign(year, 'Saturn'));
  // Gochara counts from the Moon.
  const jupiter = countSigns(sky.kundli.chart.grahas.Moon.sign, mainSign(year, 'Jupiter'));
  const { saturnLead, jupiterLead, tone } = YEAR[writer.lang];
  const { lead, leadWithoutTone } = writer.say.year;
  const clauses = { saturn: byHouse(saturnLead, saturn), jupiter: byHouse(jupiterLead, jupiter) };
  return writer.sentence(
    running
      ? fillText(lead, { ...clauses, tone: tone[running.antar.lord] })
      : fillText(leadWithoutTone, clauses),
  );
}

/** Returns the sign that a graha is in for most of the year. */
function mainSign(year: SkyYear, graha: Slow): number {
  const spent = new Map<number, number>();
  for (const { sign, start, end } of year.years[graha].stays)
    spent.set(sign, (spent.get(sign) ?? 0) + end - start);
  return [...spent].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0];
}

/** Returns the paragraph on Rahu, and on Ketu, who is always opposite. */
function nodesOf(reading: Reading, year: SkyYear): string {
  const { sky, writer } = reading;
  const clauses = transitOf('Rahu', reading, year);
  const opposite = ((sky.houseOfSign(mainSign(year, 'Rahu')) + 5) % 12) + 1;
  const last = fillText(writer.say.year.ketu, {
    clause: clauses.at(-1) ?? '',
    theme: writer.theme(opposite, sky.houseOf('Ketu')),
  });
  return [...clauses.slice(0, -1), last].map(writer.sentence).join(' ');
}

/** Returns the chapter of the twelve months after the reading's instant. */
export function yearChapter(reading: Reading, year: SkyYear): ChapterData {
  const { sky, writer } = reading;
  const act = byHouse(YEAR[writer.lang].yearDo, sky.houseOfSign(mainSign(year, 'Jupiter')));
  return {
    id: 'year',
    title: writer.say.titles.year,
    lead: leadOf(reading, year),
    paragraphs: [
      transitOf('Saturn', reading, year).map(writer.sentence).join(' '),
      transitOf('Jupiter', reading, year).map(writer.sentence).join(' '),
      nodesOf(reading, year),
      crossingsText(reading, year),
      windowsText(reading, year, act) ?? writer.sentence(act),
    ].filter((text) => text !== ''),
    why: [...yearWhy(reading, year), ...dashaWhy(reading), ...moonWhy(reading)],
  };
}

function yearWhy({ sky, writer }: Reading, year: SkyYear): string[] {
  return SLOW.flatMap((graha) =>
    year.years[graha].stays.map(({ sign, end }) =>
      writer.sentence(
        fillText(writer.say.notes.stay, {
          graha: GRAHA_NAMES[graha][writer.lang],
          sign: signName(sign, writer.lang),
          house: ordinal(sky.houseOfSign(sign), writer.lang),
          points: sky.pointsOf(sign),
          until: writer.date(end),
        }),
      ),
    ),
  );
}
