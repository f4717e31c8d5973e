import { inIndia, istMs } from '#contract/core/india-time.ts';
import { dateText, timeText } from '#languages/dates.ts';
import { byLang, type Lang } from '#languages/list.ts';
import { localeOf } from '#languages/locale.ts';
import { fillText } from '#languages/message.ts';
import { dateWords, readWords } from '#languages/read.ts';

// Each formatter is created once: creating one takes longer than formatting the figures of an e-mail.
const numbers = (language: Lang, digits: 0 | 2) =>
  new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  });
const whole = byLang((language) => numbers(language, 0));
const withPaise = byLang((language) => numbers(language, 2));

/** Formats an amount as "₹4,200" or "₹4,200.50": Indian grouping, Latin digits in both languages as on the pages. */
export const money = (rupees: number, language: Lang): string =>
  `₹${(Number.isInteger(rupees) ? whole : withPaise)[language].format(rupees)}`;

const words = readWords('email/emails');

const wallOf = (at: Date): Date => new Date(at.getTime() + istMs);

/** Formats an instant in India's time, as "21 November 2026 at 9:45 am" or "21 नवंबर 2026, सुबह 9:45 बजे". */
export function moment(iso: string, language: Lang): string {
  const at = new Date(iso);
  const date = dateText(wallOf(at), dateWords[language], { day: 'numeric', month: 'long', year: 'numeric' });
  return fillText(words[language].moment, { date, time: timeText(inIndia(at), dateWords[language]) });
}

/** Formats a day in India as "21 November". */
export const dayAndMonth = (at: Date, language: Lang): string =>
  dateText(wallOf(at), dateWords[language], { day: 'numeric', month: 'long' });

/** Greets a person. Some have no name, such as who registered by phone. */
export function greeting(name: string, language: Lang): string {
  const { named, unnamed } = words[language].greeting;
  const called = name.trim();
  return called ? fillText(named, { name: called }) : unnamed;
}

/** Returns the words around every letter: what it is for a screen reader, its closing, and how to reply. */
export const frameWords = (language: Lang) => words[language].frame;
