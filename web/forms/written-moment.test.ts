import { expect, test } from 'vitest';
import { langs } from '#languages/list.ts';
import { dateWords } from '#web/texts/date-words.ts';
import { readMoment } from './written-moment.ts';

/** Writes what was read: the date, and the time with a question mark while its half of the day is open. */
function shown(typed: string): string {
  const read = readMoment(typed);
  if (typeof read === 'string') return read;
  const two = (n: number) => String(n).padStart(2, '0');
  const { date, time } = read;
  return [
    date && `${date.year}-${two(date.month)}-${two(date.day)}`,
    time && `${two(time.hour)}:${two(time.minute)}${time.half ? '' : '?'}`,
  ]
    .filter(Boolean)
    .join(' ');
}

test.each([
  ['12/03/1964', '1964-03-12'],
  [' 12-3-1964 ', '1964-03-12'],
  ['12.03.1964', '1964-03-12'],
  ['12 03 1964', '1964-03-12'],
  ['12\u201103\u20111964', '1964-03-12'],
  ['12 – 3 – 1964'.replaceAll(' ', ''), '1964-03-12'],
  ['\u202a12/03/1964\u202c', '1964-03-12'],
  ['१२/०३/१९६४', '1964-03-12'],
  ['১২/০৩/১৯৬৪', '1964-03-12'],
  ['੧੨/੦੩/੧੯੬੪', '1964-03-12'],
  ['௧௨/௦௩/௧௯௬௪', '1964-03-12'],
  ['12031964', '1964-03-12'],
  ['19640312', '1964-03-12'],
  ['1964-03-12', '1964-03-12'],
  ['1964/3/12', '1964-03-12'],
  ['12 March 1964', '1964-03-12'],
  ['12th March, 1964', '1964-03-12'],
  ['March 12, 1964', '1964-03-12'],
  ['12-Mar-1964', '1964-03-12'],
  ['1964 mar 12', '1964-03-12'],
  ['1 Sept 2001', '2001-09-01'],
  ['12 मार्च 1964', '1964-03-12'],
  ['१२ मार्च, १९६४', '1964-03-12'],
  ['3 फ़रवरी 1970', '1970-02-03'],
  ['3 फरवरी 1970', '1970-02-03'],
  ['3 अक्तूबर 1970', '1970-10-03'],
  ['12 सितम्बर 1964', '1964-09-12'],
  ['12 नवम्बर 1964', '1964-11-12'],
  ['12 दिसम्बर 1964', '1964-12-12'],
  ['12th of March 1964.', '1964-03-12'],
  ['29/02/2024', '2024-02-29'],
])('the date %j is %s', (typed, date) => expect(shown(typed)).toBe(date));

test.each([
  ['5.35 am', '05:35'],
  ['5:35 AM', '05:35'],
  ['5:35am', '05:35'],
  ['5:35 p.m.', '17:35'],
  ['5 35 pm', '17:35'],
  ['17.35', '17:35'],
  ['1735', '17:35'],
  ['17:35:20', '17:35'],
  ['17:35 hrs', '17:35'],
  ['05:35', '05:35'],
  ['०५:३५', '05:35'],
  ['12:05 am', '00:05'],
  ['12:05 pm', '12:05'],
  ['00:05', '00:05'],
  ['5 am', '05:00'],
  ['सुबह 5:35', '05:35'],
  ['सुबह ५:३५ बजे', '05:35'],
  ['शाम के 5:35', '17:35'],
  ['रात 9:10', '21:10'],
  ['रात 12:10', '00:10'],
  ['रात 2:10', '02:10'],
  ['दोपहर 12:10', '12:10'],
  ['दोपहर 1:10', '13:10'],
  ['दोपहर 13:10', '13:10'],
  ['दोपहर 11:50', '11:50'],
  ['रात 21:10', '21:10'],
  ['प्रात: 5:35', '05:35'],
  ['प्रातःकाल 5.35', '05:35'],
  ['तड़के 4:10', '04:10'],
  ['सायंकाल 6:10', '18:10'],
  ['5:35 शाम', '17:35'],
  ['5:35 बजे सुबह', '05:35'],
  ['12 am', '00:00'],
  ['0535', '05:35'],
  // Either half of the day: the form asks.
  ['5:35', '05:35?'],
  ['12.10', '12:10?'],
])('the time %j is %s', (typed, time) => expect(shown(typed)).toBe(time));

test.each([
  ['12/03/1964 5:35 am', '1964-03-12 05:35'],
  ['12 मार्च 1964, सुबह 5:35', '1964-03-12 05:35'],
  ['12 मार्च 1964 को सुबह 5:35 बजे', '1964-03-12 05:35'],
  ['12 दिसम्बर 1964 को रात के 9:10 बजे।', '1964-12-12 21:10'],
  ['12/03/1964 at 5:35 am', '1964-03-12 05:35'],
  ['1964-03-12T05:35', '1964-03-12 05:35'],
  ['1964-03-12T05:35:00+05:30'.slice(0, 19), '1964-03-12 05:35'],
  ['17.35 12-3-1964', '1964-03-12 17:35'],
])('%j is both: %s', (typed, both) => expect(shown(typed)).toBe(both));

test.each(langs)('what the shop writes in %s is read, at every hour of every month', (lang) => {
  for (let n = 0; n < 24 * 12; n += 1) {
    const wall = new Date(Date.UTC(2026, n % 12, 3 + (n % 25), n % 24, 5));
    const parts = {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    } as const;
    const expected = wall.toISOString().slice(0, 16).replace('T', ' ');
    expect(shown(dateWords(wall, lang, parts))).toBe(expected);
    expect(shown(dateWords(wall, lang, { ...parts, weekday: 'long', month: 'short' }))).toBe(expected);
  }
});

test.each([
  ['12/03/64', 'shortYear'],
  ['12 March 64', 'shortYear'],
  ['31/02/1964', 'noSuchDay'],
  ['29/02/2023', 'noSuchDay'],
  ['03/25/1964', 'noSuchDay'],
  ['0/3/1964', 'noSuchDay'],
  ['25:10', 'noSuchTime'],
  ['5:75 am', 'noSuchTime'],
  ['17:35 am', 'noSuchTime'],
  ['24:00', 'noSuchTime'],
  ['सुबह 17:35', 'noSuchTime'],
  ['रात 13:10', 'noSuchTime'],
  ['12/03', 'unread'],
  ['5', 'unread'],
  ['98765 43210', 'unread'],
  ['tomorrow', 'unread'],
  ['12 constructor 1964', 'unread'],
  ['', 'unread'],
])('%j is refused: %s', (typed, problem) => expect(shown(typed)).toBe(problem));
