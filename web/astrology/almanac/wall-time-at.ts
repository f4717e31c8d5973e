import type { AlmanacDay } from '#contract/astrology/almanac/endpoints.ts';

const HOUR = 3_600_000;

/** Returns an instant (UTC ms) as local time of a day's place, by the offset that another time of the day has. */
export function wallTime(instant: number, { tithi }: Pick<AlmanacDay, 'tithi'>): string {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)$/.exec(tithi[0]?.start ?? '') ?? [];
  const ms = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * 60_000);
  return new Date(instant + ms).toISOString().slice(0, 19);
}
