/** A short interpretation of a day from its five limbs. */
import {
  byId,
  type DailyPanchang,
  inForce,
  KARANAS,
  type Limb,
  NAKSHATRAS,
  PAKSHAS,
  TITHIS,
  WEEKDAYS,
  YOGAS,
} from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { type Draft, type Passage, toPassage } from './passage.ts';
import { titles } from './words.ts';

const words = readWords('passages/panchang');
const meanings = readWords('passages/limb-meanings');

/**
 * Yogas whose first part calls for care: Vishkambha, Atiganda, Shula, Ganda, Vyaghata, Vajra, Vyatipata, Parigha,
 * Vaidhriti.
 */
const CAREFUL_YOGAS = [0, 5, 8, 9, 12, 14, 16, 18, 26];
const VISHTI = 6;

/** The language, and the instant; sunrise by default. */
export interface PanchangPassageOptions {
  lang: Lang;
  /** UTC ms. */
  at?: number;
}

/** Returns the passages of a day: weekday, tithi, nakshatra, yoga and karana in force. */
export function panchangPassages(day: DailyPanchang, { lang: la, at }: PanchangPassageOptions): Passage[] {
  const instant = at ?? day.sunrise;
  const current = <L extends Limb>(list: readonly L[]): L | undefined =>
    (instant === null ? undefined : inForce(list, instant)) ?? list[0];
  const [tithi, nakshatra] = [current(day.tithi), current(day.nakshatra)];
  const [yoga, karana] = [current(day.yoga), current(day.karana)];
  return [
    weekdayDraft(day.vaara, la),
    ...(tithi ? [tithiDraft(tithi.id, la)] : []),
    ...(nakshatra ? [nakshatraDraft(nakshatra.id, la)] : []),
    ...(yoga ? [yogaDraft(yoga.id, la)] : []),
    ...(karana ? [karanaDraft(karana.id, la)] : []),
  ].map(toPassage);
}

const weekdayDraft = (id: number, la: Lang): Draft => ({
  id: `day.weekday.${id}`,
  part: 'panchang',
  title: byId(WEEKDAYS, id)[la],
  text: words[la].weekday[id],
});

/**
 * Returns the draft of a tithi. Both halves of the month share passages except the last: full moon at index 14, new
 * moon at 15.
 */
function tithiDraft(id: number, la: Lang): Draft {
  const index = id === 30 ? 15 : (id - 1) % 15;
  const [tithi, paksha] = [byId(TITHIS, id)[la], byId(PAKSHAS, id <= 15 ? 0 : 1)[la]];
  const title = fillText(titles[la].dayTithi, { tithi, paksha });
  return { id: `day.tithi.${index}`, part: 'panchang', title, text: words[la].tithi[index] };
}

function nakshatraDraft(id: number, la: Lang): Draft {
  const title = fillText(titles[la].dayStar, { star: byId(NAKSHATRAS, id)[la] });
  return { id: `day.nakshatra.${id}`, part: 'panchang', title, text: words[la].nakshatra[id] };
}

function yogaDraft(id: number, la: Lang): Draft {
  const kind = CAREFUL_YOGAS.includes(id) ? 'careful' : 'calm';
  const title = fillText(titles[la].yoga, { yoga: byId(YOGAS, id)[la] });
  return { id: `day.yoga.${kind}`, part: 'panchang', title, text: words[la].yoga[kind] };
}

function karanaDraft(id: number, la: Lang): Draft {
  const moving = id === VISHTI ? 'vishti' : 'moving';
  const kind = id > VISHTI ? 'fixed' : moving;
  const title = fillText(titles[la].karana, { karana: byId(KARANAS, id)[la] });
  return { id: `day.karana.${kind}`, part: 'panchang', title, text: words[la].karana[kind] };
}

/** Returns what tradition says of a yoga or karana in a few words, by its id. Throws if there is none. */
export function limbMeaning(limb: 'yoga' | 'karana', id: number, la: Lang): string {
  const meaning = meanings[la][limb][id];
  if (!meaning) throw new RangeError(`There is no ${limb} ${id}.`);
  return meaning;
}
