import { plainTyped } from '#contract/core/typed.ts';

/** A day of the calendar, as written. */
export type WrittenDate = { year: number; month: number; day: number };

/** A time of day. With `half` null the hour is of a 12-hour clock, and nothing says which half of the day it is in. */
export type WrittenTime = { hour: number; minute: number; half: null | 'known' };

/** A date, a time or both. */
export type WrittenMoment = { date: WrittenDate | null; time: WrittenTime | null };

/** Why a text is no date and no time. */
export type MomentProblem = 'unread' | 'shortYear' | 'noSuchDay' | 'noSuchTime';

/** Letters of months that people and machines write in two ways: with and without a nukta, whole and short. */
const monthWords = new Map(
  [
    'january february march april may june july august september october november december'.split(' '),
    'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
    'jan feb mar apr may jun jul aug sep oct nov dec'.split(' '),
    'जन फर मार्च अप्रै मई जून जुल अग सित अक्टू नव दिस'.split(' '),
    'जन॰ फर॰ मार्च अप्रै॰ मई जून जुल॰ अग॰ सित॰ अक्तूबर नव॰ दिस॰'.split(' '),
  ].flatMap((names) => names.map((name, i) => [spelled(name), i + 1] as const)),
);
monthWords.set('sept', 9);

/** Returns a word without nuktas, and with a dot for the chandrabindu that typewriters lack and for a written म् (सितम्बर). */
function spelled(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('म्ब', 'ंब')
    .replace(/[.॰]$/, '');
}

/** Words around a date and a time that say nothing of either: 12th of March, रविवार, 12 मार्च को सुबह के 5:35. */
const unsaid = /^(?:at|on|of|को|की|के|(?:sun|mon|tues|wednes|thurs|fri|satur)day|\S+वार)$/u;

const isProblem = <T>(read: T | MomentProblem): read is MomentProblem => typeof read === 'string';

function dayOf(day: string, month: number, year: string): WrittenDate | MomentProblem {
  if (year.length < 4) return 'shortYear';
  const date = { year: Number(year), month, day: Number(day) };
  const last = new Date(Date.UTC(date.year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && date.day >= 1 && date.day <= last ? date : 'noSuchDay';
}

/** Parses a date: 12/03/1964 has the day first, as in India; 1964-03-12 the year. */
function readDate(text: string): WrittenDate | MomentProblem {
  const [, year, yearMonth, yearDay] = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/.exec(text) ?? [];
  if (year && yearMonth && yearDay && /[-/. ]|^(?:1[89]|20)/.test(text))
    return dayOf(yearDay, Number(yearMonth), year);
  const [, day, month, last] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d\d)$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? [];
  if (day && month && last) return dayOf(day, Number(month), last);
  const words = text
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .split(/[-/. ]+/)
    .filter(Boolean);
  const name = words.find((word) => monthWords.has(spelled(word)));
  const numbers = words.filter((word) => /^(?:\d{1,2}|\d{4})$/.test(word));
  const [one = '', two = ''] = numbers;
  if (!name || words.length !== 3 || numbers.length !== 2) return 'unread';
  const named = monthWords.get(spelled(name)) ?? 0;
  return one.length === 4 ? dayOf(two, named, one) : dayOf(one, named, two);
}

const half = '(a\\.?m\\.?|p\\.?m\\.?|पूर्वाह्न|अपराह्न)';
const part = '(सुबह|सवेरे|तड\u093c?के|भोर|प्रात[ः:]?(?:काल)?|दोपहर|शाम|सायं(?:काल)?|रात)';
const timeForm = new RegExp(
  `^(?:${part} )?(\\d{1,2})(?:[:. ]?(\\d\\d))?(?:[:.]\\d\\d)?(?: ?${half})?(?: ?(?:बजे|hrs?|hours))?(?: ${part})?$`,
  'u',
);

/** Returns whether the words beside an hour place it after noon; undefined if there are none. */
function isAfternoon(dayPart: string | undefined, ending: string | undefined, hour: number) {
  if (ending) return ending.startsWith('p') || ending === 'अपराह्न';
  if (dayPart === 'रात') return hour % 12 >= 6;
  if (dayPart === 'दोपहर') return hour % 12 < 6;
  return dayPart ? /^(?:शाम|सायं)/.test(dayPart) : undefined;
}

/** Parses a time: 5.35 am, 17:35, शाम 5:35. A zero in front (05:35), 0 and more than 12 are of the 24-hour clock. */
function readTime(text: string): WrittenTime | MomentProblem {
  const [, before, typed, minutes, ending, behind] = timeForm.exec(text) ?? [];
  const dayPart = before ?? behind;
  // "5" alone is no time, and "5 am" is.
  if (!typed || !(minutes || dayPart || ending)) return 'unread';
  const [hour, minute] = [Number(typed), Number(minutes ?? 0)];
  if (hour > 23 || minute > 59) return 'noSuchTime';
  const after = isAfternoon(dayPart, ending, hour);
  if (after === undefined) {
    const is24 = hour === 0 || hour > 12 || typed.startsWith('0');
    return { hour, minute, half: is24 ? 'known' : null };
  }
  if (hour > 12) return after ? { hour, minute, half: 'known' } : 'noSuchTime';
  return { hour: (hour % 12) + (after ? 12 : 0), minute, half: 'known' };
}

/** Reads both parts of a text, each only if it has words. Returns the problem if one is no date or no time. */
function readBoth(date: string, time: string): WrittenMoment | MomentProblem {
  const day = date === '' ? null : readDate(date);
  const clock = time === '' ? null : readTime(time);
  if (isProblem(day)) return day;
  return isProblem(clock) ? clock : { date: day, time: clock };
}

/**
 * Parses a date, a time of day, or both in either order, as people write them in English and Hindi, with the digits of every
 * script. Returns why it is none.
 */
export function readMoment(typed: string): WrittenMoment | MomentProblem {
  const words = plainTyped(typed)
    .toLowerCase()
    .replace(/(\d)t(\d)/, '$1 $2')
    .replace(/[.।]$/, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !unsaid.test(word));
  if (words.length === 0) return 'unread';
  const cuts = [words.length, ...words.keys()];
  const tries = cuts.flatMap((cut) => {
    const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    return [readBoth(head, tail), readBoth(tail, head)];
  });
  const read = tries.find((one) => !isProblem(one));
  return read ?? tries.find((one) => one !== 'unread') ?? 'unread';
}
