/**
 * The written reading of a kundli in chapters. Each is composed by combining placements; tables.ts has the clauses, and
 * SOURCES.md the sources. Pure functions: the same birth and day give the same text.
 */
import type { ChapterData } from '#contract/astrology/reports/data.ts';
import type { AyanamsaId, Kundli } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { nowChapter } from './now-chapter.ts';
import { skyOf } from './sky.ts';
import { skyYear } from './slow-transits.ts';
import { type Reading, topicChapter } from './topic-chapter.ts';
import { TOPIC_IDS } from './topics.ts';
import { createWriter } from './words.ts';
import { yearChapter } from './year-chapter.ts';

/** The options of a reading in chapters. */
export interface ChapterOptions {
  lang: Lang;
  /** The instant of the running periods and the first day of the twelve months, UTC ms. */
  at: number;
  ayanamsa: AyanamsaId;
  /** IANA zone of the dates, that of the birth place. */
  zone: string;
  /** False if the time of birth is unknown: houses are counted from the Moon. Defaults to true. */
  timeKnown?: boolean;
}

/** Returns the chapters of a kundli in reading order; Now is left out outside the 120 years of the dashas. */
export function kundliChapters(kundli: Kundli, options: ChapterOptions): ChapterData[] {
  const { lang, at, ayanamsa, zone, timeKnown = true } = options;
  const reading: Reading = {
    sky: skyOf(kundli, timeKnown),
    writer: createWriter(lang, zone),
    at,
    used: new Set(),
  };
  const year = skyYear(at, ayanamsa);
  const topics = TOPIC_IDS.map((topic) => topicChapter(topic, reading));
  const now = nowChapter(reading, year);
  return [...topics, ...(now ? [now] : []), yearChapter(reading, year)];
}
