import { describe, expect, it } from 'vitest';
import { byId, KARANAS, NAKSHATRAS, PAKSHAS, PERIODS, TITHIS, WEEKDAYS, YOGAS } from '../names.ts';
import { type IsoSpan, panchangCases, zoneOf } from '../testdata/samples.ts';
import { addDays, toIso } from '../time/civil-time.ts';
import { dailyPanchang, panchang } from './panchang.ts';
import type { Interval } from './solar-day.ts';

const UJJAIN = { latitude: 23.1765, longitude: 75.7885 };
const seconds = (instant: number | null, iso: string) => Math.abs((instant ?? 0) - Date.parse(iso)) / 1000;

function expectSpans(
  actual: readonly Interval[],
  expected: readonly IsoSpan[],
  tolerance: number,
  what: string,
) {
  expect(actual.length, what).toBe(expected.length);
  for (const [i, span] of expected.entries()) {
    expect(seconds(actual[i]?.start ?? null, span.start), `${what} start`).toBeLessThanOrEqual(tolerance);
    expect(seconds(actual[i]?.end ?? null, span.end), `${what} end`).toBeLessThanOrEqual(tolerance);
  }
}

describe('panchang against the reference sample', () => {
  it.each(panchangCases)('$id', ({ input, expected }) => {
    const zone = zoneOf(input.utc_offset_hours);
    const day = dailyPanchang({ date: input.date, place: input, zone, ayanamsa: input.ayanamsa });
    expect(WEEKDAYS[day.vaara]?.en).toBe(expected.vaara);
    expect(seconds(day.sunrise, expected.sunrise)).toBeLessThan(2);
    expect(seconds(day.sunset, expected.sunset)).toBeLessThan(2);
    expect(seconds(day.nextSunrise, expected.next_sunrise)).toBeLessThan(2);
    expect(seconds(day.moonrise, expected.moonrise)).toBeLessThan(30);
    expect(seconds(day.moonset, expected.moonset)).toBeLessThan(30);
    expectSpans(day.tithi, expected.tithi, 1, 'tithi');
    expectSpans(day.nakshatra, expected.nakshatra, 1, 'nakshatra');
    expectSpans(day.yoga, expected.yoga, 1, 'yoga');
    expectSpans(day.karana, expected.karana, 1, 'karana');
    expect(day.tithi.map(({ id }) => byId(TITHIS, id).en)).toEqual(expected.tithi.map(({ name }) => name));
    expect(day.tithi.map(({ paksha }) => PAKSHAS[paksha]?.en)).toEqual(
      expected.tithi.map(({ paksha }) => paksha),
    );
    expect(day.nakshatra.map(({ id }) => NAKSHATRAS[id]?.en)).toEqual(
      expected.nakshatra.map(({ name }) => name),
    );
    expect(day.yoga.map(({ id }) => YOGAS[id]?.en)).toEqual(expected.yoga.map(({ name }) => name));
    expect(day.karana.map(({ id }) => KARANAS[id]?.en)).toEqual(expected.karana.map(({ name }) => name));
    for (const { id, period } of [...day.auspicious, ...day.inauspicious]) {
      const name = byId(PERIODS, id).en;
      const reference = { ...expected.auspicious, ...expected.inauspicious }[name] ?? [];
      expectSpans(period, reference, name === 'Amrit Kaal' || name === 'Varjyam' ? 45 : 3, name);
    }
  });
});

describe('a year of days', () => {
  const days = Array.from({ length: 366 }, (_, i) =>
    dailyPanchang({ date: addDays('2026-01-01', i), place: UJJAIN, zone: 'Asia/Kolkata', ayanamsa: 1 }),
  );

  it('has no gaps, no overlaps, and every element in turn', () => {
    const rounds = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 } as const;
    for (const [limb, count] of Object.entries(rounds) as [keyof typeof rounds, number][]) {
      let previous: Interval & { place: number } = { start: 0, end: 0, place: -1 };
      for (const day of days) {
        for (const element of day[limb]) {
          const place = 'half' in element ? element.half : limb === 'tithi' ? element.id - 1 : element.id;
          if (place === previous.place) {
            expect(Math.abs(element.start - previous.start), limb).toBeLessThan(2);
            expect(Math.abs(element.end - previous.end), limb).toBeLessThan(2);
          } else if (previous.place >= 0) {
            expect(place, limb).toBe((previous.place + 1) % count);
            expect(Math.abs(element.start - previous.end), limb).toBeLessThan(2);
          }
          previous = { ...element, place };
        }
      }
    }
  });

  it('covers each day from sunrise to the next sunrise, which is the sunrise of the next day', () => {
    for (const [i, day] of days.entries()) {
      const [sunrise, nextSunrise] = [day.sunrise ?? 0, day.nextSunrise ?? 0];
      for (const limb of [day.tithi, day.nakshatra, day.yoga, day.karana]) {
        expect(limb[0]?.start).toBeLessThanOrEqual(sunrise);
        expect(limb.at(-1)?.end).toBeGreaterThanOrEqual(nextSunrise);
      }
      const next = days[i + 1];
      if (next) expect(Math.abs((next.sunrise ?? 0) - nextSunrise)).toBeLessThan(50);
    }
  });

  it('meets kshaya tithis (no sunrise sees them) and vriddhi tithis (two do)', () => {
    const atSunrise = days.map((day) => day.tithi[0]?.id);
    expect(days.some((day) => day.tithi.length === 3)).toBe(true);
    expect(atSunrise.some((id, i) => i > 0 && id === atSunrise[i - 1])).toBe(true);
  });
});

describe('edges', () => {
  it('answers "no sunrise" at polar places and still has the limbs of the civil date', () => {
    for (const date of ['2026-06-21', '2026-12-21']) {
      const place = { latitude: 69.65, longitude: 18.95 };
      const day = panchang({ date, place, zone: 'Europe/Oslo', ayanamsa: 1 });
      expect(day.sunrise).toBeNull();
      expect(day.sunset).toBeNull();
      expect([...day.auspicious, ...day.inauspicious].map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect([...day.auspicious, ...day.inauspicious].every(({ period }) => period.length === 0)).toBe(true);
      expect(day.tithi.length).toBeGreaterThan(0);
    }
    const pole = dailyPanchang({
      date: '2026-03-20',
      place: { latitude: 90, longitude: 0 },
      zone: '+00:00',
      ayanamsa: 1,
    });
    expect(pole.sunrise).toBeNull();
  });

  it('keeps the sunrise on the clock of the time: India in the war', () => {
    const sunriseOn = (date: string) => {
      const { sunrise } = dailyPanchang({ date, place: UJJAIN, zone: 'Asia/Kolkata', ayanamsa: 1 });
      return toIso(sunrise ?? 0, 'Asia/Kolkata');
    };
    expect(sunriseOn('1941-03-21')).toMatch(/^1941-03-21T06:3\d:\d\d\+05:30$/);
    expect(sunriseOn('1944-03-21')).toMatch(/^1944-03-21T07:3\d:\d\d\+06:30$/);
  });

  it('runs over year ends and over the ends of its range', () => {
    for (const date of ['1600-01-01', '1899-12-31', '1900-01-01', '2100-12-31', '2400-12-31']) {
      const day = panchang({ date, place: UJJAIN, zone: '+05:30', ayanamsa: 1 });
      expect(day.sunrise, date).not.toBeNull();
      expect(day.tithi.length, date).toBeGreaterThan(0);
    }
    expect(() => panchang({ date: '2402-01-01', place: UJJAIN, zone: '+05:30', ayanamsa: 1 })).toThrow(
      '1600',
    );
  });

  it('lists two Varjyams in Moola and the night half of Tuesday', () => {
    const moola = Array.from({ length: 40 }, (_, i) =>
      dailyPanchang({ date: addDays('2026-01-01', i), place: UJJAIN, zone: '+05:30', ayanamsa: 1 }),
    ).filter((day) => day.nakshatra.some(({ id }) => id === 18));
    const windows = moola.flatMap((day) => day.inauspicious.find(({ id }) => id === 8)?.period ?? []);
    expect(windows.length).toBeGreaterThanOrEqual(2);
    const tuesday = dailyPanchang({ date: '2026-11-24', place: UJJAIN, zone: '+05:30', ayanamsa: 1 });
    const dur = tuesday.inauspicious.find(({ id }) => id === 7)?.period ?? [];
    expect(dur.length).toBe(2);
    expect(dur[1]?.start).toBeGreaterThan(tuesday.sunset ?? 0);
  });
});

describe('a day as a commercial report recorded it: Kolkata, 2020-05-12', () => {
  const day = dailyPanchang({
    date: '2020-05-12',
    place: { latitude: 22.6757521, longitude: 88.0495418 },
    zone: 'Asia/Kolkata',
    ayanamsa: 1,
  });

  it('agrees to the second', () => {
    expect(toIso(day.sunrise ?? 0, 'Asia/Kolkata')).toBe('2020-05-12T05:02:37+05:30');
    expect(toIso(day.sunset ?? 0, 'Asia/Kolkata')).toBe('2020-05-12T18:05:58+05:30');
  });
});
