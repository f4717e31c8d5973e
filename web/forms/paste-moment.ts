import type { ChangeEvent, ClipboardEvent } from 'react';
import { loadPart } from '#web/api/load-part.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { MomentProblem, WrittenDate, WrittenMoment, WrittenTime } from './written-moment.ts';

/** The problem of a pasted date or time: why it is none, or what is still open. */
export type PasteProblem = MomentProblem | 'half' | 'notListed';

/**
 * Returns the handler of a paste of a date or a time where a browser takes no text: lists of days and months, boxes of dates.
 * `take` fills in the form, and returns what to say. A text without a digit is left alone.
 */
export const pasteMoment =
  <Box extends HTMLElement>(take: (moment: WrittenMoment, box: Box) => PasteProblem | null) =>
  (event: ClipboardEvent<Box>): void => {
    const typed = event.clipboardData.getData('text');
    const box = event.currentTarget;
    if (!/\p{Nd}/u.test(typed)) return;
    event.preventDefault();
    void loadPart(() => import('./written-moment.ts')).then(async ({ readMoment }) => {
      const read = readMoment(typed);
      const problem = typeof read === 'string' ? read : take(read, box);
      if (problem === null) return;
      const words = await loadTexts(pageLang(), ['shell/dates']);
      toast.problem(words['shell/dates'][problem]);
    });
  };

const two = (n: number): string => String(n).padStart(2, '0');

const dayText = ({ year, month, day }: WrittenDate): string => `${year}-${two(month)}-${two(day)}`;
const timeText = ({ hour, minute }: WrittenTime): string => `${two(hour)}:${two(minute)}`;

/** Returns the value of a box of a browser (`date`, `time`, `datetime-local`), with what is left of its old one; null if a part is missing. */
function boxValue(type: string, { date, time }: WrittenMoment, old: string): string | null {
  if (type === 'date') return date && dayText(date);
  if (type === 'time') return time && timeText(time);
  const parts = [date ? dayText(date) : old.slice(0, 10), time ? timeText(time) : old.slice(11, 16)];
  return parts.includes('') ? null : parts.join('T');
}

/** Returns the handler of a paste into a box of a browser for a day, a time or both. `onChange` is the box's own. */
export const pasteIntoBox = (onChange: ((event: ChangeEvent<HTMLInputElement>) => unknown) | undefined) =>
  pasteMoment<HTMLInputElement>((moment, box) => {
    const value = boxValue(box.type, moment, box.value);
    if (value === null) return 'unread';
    if (box.type !== 'date' && moment.time?.half === null) return 'half';
    box.value = value;
    onChange?.({ target: box, currentTarget: box, type: 'change' } as ChangeEvent<HTMLInputElement>);
    return null;
  });

/** The three lists of a date. */
export type DateLists = { day: string; month: string; year: string };

/**
 * Returns the handler of a paste into the lists of a date. `years` has the years of the list; `take` sets all three, and
 * gets the time if one was pasted too.
 */
export const pasteIntoLists = (
  years: readonly number[],
  take: (date: DateLists, time: WrittenTime | null) => PasteProblem | null,
) =>
  pasteMoment<HTMLElement>(({ date, time }) => {
    if (!date) return 'unread';
    if (!years.includes(date.year)) return 'notListed';
    return take({ day: String(date.day), month: String(date.month), year: String(date.year) }, time);
  });
