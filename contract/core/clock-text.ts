import type { Lang } from './errors.ts';

/** The Hindi name of the part of the day that starts at an hour. */
const dayParts: readonly (readonly [hour: number, name: string])[] = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [1, 'तड़के'],
  [0, 'रात'],
];

/** Formats the wall time of a local instant (ISO 8601) to the minute: 6:50 am, सुबह 6:50. */
export function clockText(local: string, lang: Lang): string {
  const hour = Number(local.slice(11, 13));
  const time = `${hour % 12 || 12}:${local.slice(14, 16)}`;
  if (lang === 'en') return `${time} ${hour < 12 ? 'am' : 'pm'}`;
  return `${dayParts.find(([from]) => hour >= from)?.[1] ?? ''} ${time}`;
}

/** Formats both ends of a period of a day. A shared part of the day is named once: 5:14 and 6:02 am, सुबह 5:14 and 6:02. */
export function spanTexts(start: string, end: string, lang: Lang): { from: string; to: string } {
  const [from, to] = [clockText(start, lang), clockText(end, lang)];
  const [a, b] = [from.split(' '), to.split(' ')];
  const part = lang === 'en' ? 1 : 0;
  if (a[part] !== b[part]) return { from, to };
  return lang === 'en' ? { from: a[0] ?? '', to } : { from, to: b[1] ?? '' };
}
