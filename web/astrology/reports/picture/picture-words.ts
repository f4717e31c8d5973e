import type { BirthEcho } from '#contract/astrology/reports/data.ts';
import type { Lang } from '#languages/list.ts';
import { dayAndClock, dayOf } from '#web/astrology/reports/shared/wall-time.ts';

/** The ticks for the parts of the picture. Nothing is ticked at first. */
export type Ticks = { name: boolean; moment: boolean; place: boolean };

/** The words above the chart: a title, and lines with what was ticked. */
export type PictureWords = { title: string; lines: string[] };

/** Returns the words of a picture. What is not ticked is in none of them; an unknown time is left out. */
export function pictureWords(
  birth: Pick<BirthEcho, 'name' | 'wall_time' | 'time_unknown' | 'location' | 'coordinates'>,
  ticks: Ticks,
  { lang, untitled }: { lang: Lang; untitled: string },
): PictureWords {
  const moment = birth.time_unknown ? dayOf(birth.wall_time, lang) : dayAndClock(birth.wall_time, lang);
  return {
    title: (ticks.name && birth.name) || untitled,
    lines: [...(ticks.moment ? [moment] : []), ...(ticks.place ? [birth.location || birth.coordinates] : [])],
  };
}
