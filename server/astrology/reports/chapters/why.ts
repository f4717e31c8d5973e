/** The notes under a chapter: the placements that it is composed of, in technical words. */
import { DIGNITY_NAMES, GRAHA_NAMES, type Graha, runningDasha } from '#jyotish';
import { fillText } from '#languages/message.ts';
import { grahaList, ordinal, signName } from '../passages/words.ts';
import type { Sky } from './sky.ts';
import type { Topic } from './tables.ts';
import { TOPIC_RULES } from './topics.ts';
import type { Writer } from './words.ts';

type Of = { sky: Sky; writer: Writer; at: number };

/** Returns a graha with house, sign, dignity, and whether it is retrograde or combust. */
export function placeOf(graha: Graha, { sky, writer: { lang, say } }: Omit<Of, 'at'>): string {
  const { dignity, retrograde, combust, sign } = sky.kundli.chart.grahas[graha];
  const isNode = graha === 'Rahu' || graha === 'Ketu';
  const conditions = [
    ...(dignity ? [DIGNITY_NAMES[dignity][lang].toLowerCase()] : []),
    // The mean nodes are always retrograde.
    ...(retrograde && !isNode ? [say.notes.retrograde] : []),
    ...(combust ? [say.notes.combust] : []),
  ];
  const place = fillText(say.notes.place, {
    graha: GRAHA_NAMES[graha][lang],
    house: ordinal(sky.houseOf(graha), lang),
    sign: signName(sign, lang),
  });
  return conditions.length > 0
    ? fillText(say.notes.placeWithConditions, { place, conditions: conditions.join(', ') })
    : place;
}

/** Returns the note on the running periods; none outside the 120 years. */
export function dashaWhy({ sky, writer, at }: Of): string[] {
  const running = runningDasha(sky.kundli.dashas, at);
  if (!running) return [];
  const { maha, antar } = running;
  const note = fillText(writer.say.notes.dasha, {
    maha: GRAHA_NAMES[maha.lord][writer.lang],
    antar: GRAHA_NAMES[antar.lord][writer.lang],
    until: writer.date(antar.end),
  });
  return [writer.sentence(note)];
}

/** Returns the note that the houses are counted from the Moon; none if they are counted from the lagna. */
export const moonWhy = ({ sky, writer }: Of): string[] =>
  sky.fromMoon ? [writer.sentence(writer.say.notes.fromMoon)] : [];

/** Returns the notes of a part of life. */
export function topicWhy(topic: Topic, of: Of): string[] {
  const { sky, writer } = of;
  const { lang } = writer;
  const { notes } = writer.say;
  const { house, karaka } = TOPIC_RULES[topic];
  const sign = sky.signOf(house);
  const lord = sky.lordOf(house);
  const { grahas } = sky.kundli.chart;
  const list = (line: typeof notes.occupants, found: readonly Graha[]) =>
    found.length > 0 ? [fillText(line, { grahas: grahaList(found, lang) })] : [];
  const lines = [
    fillText(notes.house, {
      house: ordinal(house, lang),
      sign: signName(sign, lang),
      points: sky.pointsOf(sign),
    }),
    fillText(notes.lord, { place: placeOf(lord, of) }),
    ...list(notes.aspectsOnLord, sky.aspecting(grahas[lord].sign)),
    ...list(notes.occupants, sky.occupants(house)),
    ...list(notes.aspects, sky.aspecting(sign)),
    fillText(notes.karaka, {
      place: placeOf(karaka, of),
      sign: signName(sky.kundli.vargas[9][karaka], lang),
    }),
  ];
  return [...lines.map(writer.sentence), ...dashaWhy(of), ...moonWhy(of)];
}
