/** A dasha period of the report; times are ISO 8601. */
export type Period = { id: number; name: string; start: string; end: string };

/** The colours of the grahas in the dasha strip, by id in the API. They follow the gemstones. */
const colours: Record<number, string> = {
  0: '#a11041',
  1: '#8b7b80',
  2: '#006640',
  3: '#8a5f78',
  4: '#ba1f1c',
  5: '#b07800',
  6: '#2648a1',
  101: '#8a4603',
  102: '#8a6a1a',
};

/** Returns the colour of a graha by its id in the API. */
export const colourOf = (id: number): string => colours[id] ?? '#75636a';

/** Returns the elapsed share of a period at an instant (ms): 0 before it, 1 after it. */
export function elapsed({ start, end }: Period, now: number): number {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  return Math.min(1, Math.max(0, (now - from) / (to - from)));
}

/** Returns the period that runs at an instant (ms), if any. */
export const runningAt = <P extends Period>(periods: readonly P[], now: number): P | undefined =>
  periods.find(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end));

/** Returns the years between two ISO times as a fraction (of 365.25 days). */
export const yearsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000);
