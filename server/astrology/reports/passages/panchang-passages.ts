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
import { type Draft, type Passage, type PassageLang, toPassages } from './passage.ts';
import { PANCHANG } from './tables.ts';

/**
 * Yogas whose first part calls for care: Vishkambha, Atiganda, Shula, Ganda, Vyaghata, Vajra, Vyatipata, Parigha,
 * Vaidhriti.
 */
const CAREFUL_YOGAS = [0, 5, 8, 9, 12, 14, 16, 18, 26];
const VISHTI = 6;

/** The language, and the instant; sunrise by default. */
export interface PanchangPassageOptions {
  lang: PassageLang;
  /** UTC ms. */
  at?: number;
}

/** Returns the passages of a day: weekday, tithi, nakshatra, yoga and karana in force. */
export function panchangPassages(day: DailyPanchang, { lang, at }: PanchangPassageOptions): Passage[] {
  const instant = at ?? day.sunrise;
  const current = <L extends Limb>(list: readonly L[]): L | undefined =>
    (instant === null ? undefined : inForce(list, instant)) ?? list[0];
  const [tithi, nakshatra] = [current(day.tithi), current(day.nakshatra)];
  const [yoga, karana] = [current(day.yoga), current(day.karana)];
  return toPassages(
    [
      weekdayDraft(day.vaara),
      ...(tithi ? [tithiDraft(tithi.id)] : []),
      ...(nakshatra ? [nakshatraDraft(nakshatra.id)] : []),
      ...(yoga ? [yogaDraft(yoga.id)] : []),
      ...(karana ? [karanaDraft(karana.id)] : []),
    ],
    lang,
  );
}

function weekdayDraft(id: number): Draft {
  const title = byId(WEEKDAYS, id);
  return { id: `day.weekday.${id}`, part: 'panchang', title, text: PANCHANG.weekday[id] };
}

/**
 * Returns the draft of a tithi. Both halves of the month share passages except the last: full moon at index 14, new
 * moon at 15.
 */
function tithiDraft(id: number): Draft {
  const index = id === 30 ? 15 : (id - 1) % 15;
  const [tithi, paksha] = [byId(TITHIS, id), byId(PAKSHAS, id <= 15 ? 0 : 1)];
  const title = { en: `${tithi.en}, ${paksha.en}`, hi: `${paksha.hi}, ${tithi.hi}` };
  return { id: `day.tithi.${index}`, part: 'panchang', title, text: PANCHANG.tithi[index] };
}

function nakshatraDraft(id: number): Draft {
  const { en, hi } = byId(NAKSHATRAS, id);
  const title = { en: `Moon in ${en}`, hi: `चंद्र ${hi} में` };
  return { id: `day.nakshatra.${id}`, part: 'panchang', title, text: PANCHANG.nakshatra[id] };
}

function yogaDraft(id: number): Draft {
  const { en, hi } = byId(YOGAS, id);
  const kind = CAREFUL_YOGAS.includes(id) ? 'careful' : 'calm';
  const title = { en: `${en} yoga`, hi: `${hi} योग` };
  return { id: `day.yoga.${kind}`, part: 'panchang', title, text: PANCHANG.yoga[kind] };
}

function karanaDraft(id: number): Draft {
  const { en, hi } = byId(KARANAS, id);
  const moving = id === VISHTI ? 'vishti' : 'moving';
  const kind = id > VISHTI ? 'fixed' : moving;
  const title = { en: `${en} karana`, hi: `${hi} करण` };
  return { id: `day.karana.${kind}`, part: 'panchang', title, text: PANCHANG.karana[kind] };
}
