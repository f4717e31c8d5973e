import { describe, expect, it } from 'vitest';
import samples from '../testdata/zone-history.json' with { type: 'json' };
import { chosenInstant, civilInstant, offsetAt, toIso, type WallTime, zoneAtBirth } from './civil-time.ts';
import table from './zone-history.gen.json' with { type: 'json' };

const wall = (text: string): WallTime => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[-T:]/).map(Number);
  return { year, month, day, hour, minute, second: 0 };
};
const week = 7 * 86_400_000;

describe('clocks before 1970', () => {
  it('are those of the samples, in each week from 1900 to 1974 of each zone that the platform merges', () => {
    const wrong = Object.entries(samples.zones).flatMap(([zone, runs]) => {
      // In turn: the number of weeks, and the offset in them.
      const weekly = runs.flatMap((_, at) =>
        at % 2 === 0 ? Array.from({ length: runs[at] ?? 0 }, () => runs[at + 1]) : [],
      );
      expect(weekly).toHaveLength(samples.weeks);
      const first = Date.parse(samples.first);
      const at = weekly.findIndex((offset, index) => offsetAt(first + index * week, zone) !== offset);
      return at < 0 ? [] : [`${zone} ${new Date(first + at * week).toISOString()}`];
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(samples.zones).length).toBeGreaterThanOrEqual(86);
  });

  it.each([
    ['Europe/Stockholm', '1947-06-01T12:00', '+01:00'],
    ['Europe/Oslo', '1962-07-01T12:00', '+02:00'],
    ['Europe/Copenhagen', '1949-06-15T12:00', '+01:00'],
    ['Europe/Amsterdam', '1930-01-15T12:00', '+00:20'],
    ['Africa/Kampala', '1950-01-01T12:00', '+02:45'],
    ['Africa/Dar_es_Salaam', '1955-01-01T12:00', '+02:45'],
    ['America/Port_of_Spain', '1943-01-01T12:00', '-04:00'],
    ['Atlantic/Reykjavik', '1960-01-15T12:00', '-01:00'],
    ['Africa/Dakar', '1930-01-01T12:00', '-01:00'],
    ['Asia/Vientiane', '1950-01-01T12:00', '+08:00'],
    // Other names of a zone, in any case.
    ['Iceland', '1960-01-15T12:00', '-01:00'],
    ['Africa/Asmera', '1930-01-01T12:00', '+02:35'],
    ['europe/stockholm', '1947-06-01T12:00', '+01:00'],
    ['Asia/Calcutta', '1943-05-12T12:00', '+06:30'],
  ])('of %s at %s are at %s', (zone, text, offset) => {
    const { instant } = chosenInstant(civilInstant(wall(text), zone));
    expect(toIso(instant, zone).slice(-6)).toBe(offset);
  });

  it('meet the platform in 1970', () => {
    for (const [zone, index] of Object.entries(table.zones))
      expect([zone, offsetAt(-1000, zone)]).toEqual([zone, table.histories[index]?.at(-1)]);
    expect(offsetAt(0, 'Europe/Stockholm')).toBe(3600);
    expect(offsetAt(Date.UTC(1985, 6, 1), 'Europe/Stockholm')).toBe(7200);
  });

  it('never change twice within two days, which the reading of wall times takes for granted', () => {
    const close = table.histories.filter((history) =>
      history.some((second, at) => at % 2 === 1 && at > 1 && second - (history[at - 2] ?? 0) < 2 * 86_400),
    );
    expect(close).toEqual([]);
  });
});

describe('a birth before standard time', () => {
  it('is read in the mean time of its own meridian, not of the zone’s main city', () => {
    expect(zoneAtBirth(wall('1919-03-01T12:00'), 'Asia/Dubai', 54.3773)).toBe('+03:37:31');
    expect(zoneAtBirth(wall('1919-03-01T12:00'), 'Asia/Kathmandu', 87.2667)).toBe('+05:49:04');
    expect(zoneAtBirth(wall('1911-01-01T12:00'), 'America/Guyana', -57.5)).toBe('-03:50:00');
  });

  it('is read in the zone once that has standard time, and in a given offset', () => {
    expect(zoneAtBirth(wall('1920-01-01T12:00'), 'Asia/Dubai', 54.3773)).toBe('Asia/Dubai');
    expect(zoneAtBirth(wall('1910-01-01T12:00'), 'Asia/Kolkata', 72.88)).toBe('Asia/Kolkata');
    expect(zoneAtBirth(wall('1919-03-01T12:00'), '+03:30', 54.3773)).toBe('+03:30');
  });

  it('takes offsets with seconds', () => {
    const { instant, offset } = chosenInstant(civilInstant(wall('1940-01-01T12:00'), '+05:53:20'));
    expect(offset).toBe(21_200);
    expect(instant).toBe(Date.UTC(1940, 0, 1, 6, 6, 40));
  });
});
