import { byId, type Limb, type Name, offsetAt, toIso } from '#jyotish';
import type { Lang } from '#languages/list.ts';

/** The language and the clock of one response. */
export type Style = { lang: Lang; clock: (instant: number) => string };

const DAY = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Returns a formatter of instants (UTC ms) near a date as ISO 8601 with the zone's offset, to the second. The offset is
 * looked up once unless it changes within two days, because a day has two hundred instants.
 */
export function clockNear(date: string, zone: string): (instant: number) => string {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const [first, last] = [noon - 2 * DAY, noon + 3 * DAY];
  const seconds = offsetAt(first, zone);
  if (offsetAt(last, zone) !== seconds) return (instant) => toIso(instant, zone);
  const minutes = Math.round(seconds / 60);
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return (instant) => {
    // The tithis of a day reach a day beyond it, the Moon's way a little further.
    if (instant < first || instant > last) return toIso(instant, zone);
    const wall = new Date(Math.round(instant / 1000) * 1000 + minutes * 60_000);
    return wall.toISOString().slice(0, 19) + offset;
  };
}

/** Returns an entry of a names table in a language. */
export const named = (table: readonly Name[], id: number, lang: Lang): { id: number; name: string } => ({
  id,
  name: byId(table, id)[lang],
});

/** Returns a limb on the wire; `detail` is the half of the month or the lord. */
export const limbData = (
  table: readonly Name[],
  { id, start, end }: Limb,
  { lang, clock }: Style,
  detail = '',
) => ({ ...named(table, id, lang), start: clock(start), end: clock(end), detail });
