/** The notes under a chapter: the placements that it is composed of, in technical words. */
import { DIGNITY_NAMES, GRAHA_NAMES, type Graha, runningDasha, type Word } from '#jyotish';
import { ordinal } from '../passages/words.ts';
import type { Sky } from './sky.ts';
import type { Topic } from './tables.ts';
import { TOPIC_RULES } from './topics.ts';
import type { Writer } from './words.ts';

type Of = { sky: Sky; writer: Writer; at: number };

const CONDITIONS: Record<'retrograde' | 'combust', Word> = {
  retrograde: { en: 'retrograde', hi: 'वक्री' },
  combust: { en: 'combust', hi: 'अस्त' },
};

const PLACE: Word = {
  en: '{graha} in the {house} house, {sign}{condition}',
  hi: '{graha} {house} भाव में, {sign}{condition}',
};

/** Returns a graha with house, sign, dignity, and whether it is retrograde or combust. */
export function placeOf(graha: Graha, { sky, writer }: Omit<Of, 'at'>): string {
  const { dignity, retrograde, combust, sign } = sky.kundli.chart.grahas[graha];
  const isNode = graha === 'Rahu' || graha === 'Ketu';
  const conditions = [
    ...(dignity
      ? [writer.lang === 'en' ? DIGNITY_NAMES[dignity].en.toLowerCase() : DIGNITY_NAMES[dignity].hi]
      : []),
    // The mean nodes are always retrograde.
    ...(retrograde && !isNode ? [writer.word(CONDITIONS.retrograde)] : []),
    ...(combust ? [writer.word(CONDITIONS.combust)] : []),
  ];
  return writer.fill(PLACE, {
    graha: writer.word(GRAHA_NAMES[graha]),
    house: ordinal(sky.houseOf(graha), writer.lang),
    sign: writer.sign(sign),
    condition: conditions.length > 0 ? ` (${conditions.join(', ')})` : '',
  });
}

const names = (grahas: readonly Graha[], writer: Writer): string =>
  grahas.map((graha) => writer.word(GRAHA_NAMES[graha])).join(', ');

const LINES = {
  house: {
    en: 'House: the {house}, {sign}, with {points} points in the sarvashtakavarga',
    hi: 'भाव: {house}, {sign}, सर्वाष्टकवर्ग में {points} बिंदु',
  },
  lord: { en: 'Its lord: {place}', hi: 'भाव के स्वामी: {place}' },
  karaka: { en: 'Karaka: {place}; navamsa in {sign}', hi: 'कारक: {place}; नवांश {sign} में' },
  occupants: { en: 'In the house: {grahas}', hi: 'भाव में: {grahas}' },
  sights: { en: 'Aspects on the house: {grahas}', hi: 'भाव पर दृष्टि: {grahas}' },
  lordSights: { en: 'Aspects on its lord: {grahas}', hi: 'भाव के स्वामी पर दृष्टि: {grahas}' },
  fromMoon: {
    en: 'The time of birth is unknown, so the houses are counted from the Moon',
    hi: 'जन्म समय ज्ञात नहीं, इसलिए भाव चंद्र से गिने गए हैं',
  },
  dasha: {
    en: 'Running: {maha} mahadasha, {antar} antardasha until {until}',
    hi: 'चल रही दशा: {maha} महादशा, {antar} अंतर्दशा {until} तक',
  },
} as const satisfies Record<string, Word>;

/** Returns the note on the running periods; none outside the 120 years. */
export function dashaWhy({ sky, writer, at }: Of): string[] {
  const running = runningDasha(sky.kundli.dashas, at);
  if (!running) return [];
  const { maha, antar } = running;
  const note = writer.fill(LINES.dasha, {
    maha: writer.word(GRAHA_NAMES[maha.lord]),
    antar: writer.word(GRAHA_NAMES[antar.lord]),
    until: writer.date(antar.end),
  });
  return [writer.sentence(note)];
}

/** Returns the note that the houses are counted from the Moon; none if they are counted from the lagna. */
export const moonWhy = ({ sky, writer }: Of): string[] =>
  sky.fromMoon ? [writer.sentence(writer.word(LINES.fromMoon))] : [];

/** Returns the notes of a part of life. */
export function topicWhy(topic: Topic, of: Of): string[] {
  const { sky, writer } = of;
  const { house, karaka } = TOPIC_RULES[topic];
  const sign = sky.signOf(house);
  const lord = sky.lordOf(house);
  const { grahas } = sky.kundli.chart;
  const list = (line: Word, found: readonly Graha[]) =>
    found.length > 0 ? [writer.fill(line, { grahas: names(found, writer) })] : [];
  const notes = [
    writer.fill(LINES.house, {
      house: ordinal(house, writer.lang),
      sign: writer.sign(sign),
      points: String(sky.pointsOf(sign)),
    }),
    writer.fill(LINES.lord, { place: placeOf(lord, of) }),
    ...list(LINES.lordSights, sky.aspecting(grahas[lord].sign)),
    ...list(LINES.occupants, sky.occupants(house)),
    ...list(LINES.sights, sky.aspecting(sign)),
    writer.fill(LINES.karaka, {
      place: placeOf(karaka, of),
      sign: writer.sign(sky.kundli.vargas[9][karaka]),
    }),
  ];
  return [...notes.map((note) => writer.sentence(note)), ...dashaWhy(of), ...moonWhy(of)];
}
