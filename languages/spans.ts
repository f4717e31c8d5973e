import { clockOf, type DateWords, partOf, timeText } from './dates.ts';

/** Formats both ends of a period of a day. A shared part of the day is named once: 5:14 and 6:02 am, सुबह 5:14 and 6:02. */
export function spanTexts(start: string, end: string, words: DateWords): { from: string; to: string } {
  const [from, to] = [timeText(start, words), timeText(end, words)];
  if (partOf(start, words) !== partOf(end, words)) return { from, to };
  return words.time.startsWith('{part}') ? { from, to: clockOf(end) } : { from: clockOf(start), to };
}
