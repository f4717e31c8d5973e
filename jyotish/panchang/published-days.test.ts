import { describe, expect, it } from 'vitest';
import { byId, KARANAS, NAKSHATRAS, TITHIS, YOGAS } from '../names.ts';
import { nextRise, nextSet } from '../sky/rise-set.ts';
import { PUBLISHED_DAYS, type PublishedDay } from '../testdata/published-days.table.ts';
import { startOfDate, weekdayOf } from '../time/civil-time.ts';
import { dailyPanchang } from './panchang.ts';
import type { Interval } from './solar-day.ts';

// Almanacs print minutes. Limbs are cut off and not rounded, so up to 60 s of a difference is theirs.
const printed = 60;

/** The eighth of the day that is Rahu's, by weekday from Sunday; the first is 0. */
const rahuEighths = [7, 1, 6, 4, 5, 3, 2];

/** A published moment beside ours: the difference in seconds, ours less theirs. */
type Difference = { what: string; seconds: number };

function namedSpans(day: ReturnType<typeof dailyPanchang>) {
  const named = (spans: readonly Interval[], name: (index: number) => string | undefined) =>
    spans.map((span, index) => ({ end: span.end, name: name(index) }));
  return {
    tithi: named(day.tithi, (i) => byId(TITHIS, day.tithi[i]?.id ?? 0).en),
    nakshatra: named(day.nakshatra, (i) => NAKSHATRAS[day.nakshatra[i]?.id ?? 0]?.en),
    yoga: named(day.yoga, (i) => YOGAS[day.yoga[i]?.id ?? 0]?.en),
    karana: named(day.karana, (i) => KARANAS[day.karana[i]?.id ?? 0]?.en),
  };
}

/** Compares a published day with ours. Its parts of the day are counted, as theirs are, from the visible sunrise. */
function differences(published: PublishedDay): Difference[] {
  const { date, place, zone } = published;
  const midnight = startOfDate(date, zone);
  const day = dailyPanchang({ date, place, zone, ayanamsa: 1 });
  const found: Difference[] = [];
  const compare = (what: string, ours: number | null | undefined, clock: string | undefined) => {
    if (clock === undefined) return;
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    const theirs = midnight + (hours * 60 + minutes) * 60_000;
    found.push({ what, seconds: ours ? (ours - theirs) / 1000 : Number.NaN });
  };
  const visible = { body: 'Sun', place, horizon: 'upper-limb' } as const;
  const rise = nextRise({ ...visible, from: midnight }) ?? 0;
  const set = nextSet({ ...visible, from: rise }) ?? 0;
  const length = set - rise;
  compare('sunrise', rise, published.sunrise);
  compare('sunset', set, published.sunset);
  // The Moon that rises after midnight belongs to the day before.
  const from = (published.moonrise ?? '') >= '24' ? midnight + 86_400_000 : midnight;
  compare('moonrise', nextRise({ body: 'Moon', place, from }), published.moonrise);
  compare('moonset', nextSet({ body: 'Moon', place, from: midnight }), published.moonset);
  const eighth = rahuEighths[weekdayOf(date)] ?? 0;
  compare('Rahu Kaal', rise + (length * eighth) / 8, published.rahuKaal?.[0]);
  compare('end of Rahu Kaal', rise + (length * (eighth + 1)) / 8, published.rahuKaal?.[1]);
  compare('Abhijit', rise + (length * 7) / 15, published.abhijit?.[0]);
  compare('end of Abhijit', rise + (length * 8) / 15, published.abhijit?.[1]);
  for (const [limb, spans] of Object.entries(namedSpans(day)))
    for (const [name, ends] of published[limb as 'tithi' | 'nakshatra' | 'yoga' | 'karana'] ?? [])
      compare(`${limb} ${name}`, spans.find((span) => span.name === name)?.end, ends);
  return found;
}

describe('days that almanacs have published', () => {
  it.each(PUBLISHED_DAYS)('$date in $city, $source', (published) => {
    const found = differences(published);
    expect(found.length).toBeGreaterThan(0);
    // A newspaper's panchang is of an engine with its own ayanamsa, and of a place in the city that it does not name.
    const own = published.source.startsWith('Drik') || published.source.startsWith('mypanchang') ? 60 : 120;
    for (const { what, seconds } of found) {
      expect(seconds, what).toBeGreaterThan(-own);
      expect(seconds, what).toBeLessThan(printed + own);
    }
  });
});
