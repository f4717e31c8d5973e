import { describe, expect, test } from 'vitest';
import { toIso } from '#jyotish';
import { clockOf, offsetText } from './local-time.ts';

describe('instants in local time of a place', () => {
  test.each([
    'Asia/Kolkata',
    'America/New_York',
    'Europe/London',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'UTC',
  ])('match the engine in %s across clock changes', (zone) => {
    const clock = clockOf(zone);
    const wrong: number[] = [];
    // Every ten days of three centuries, at odd times of the day, and every two hours of one year.
    for (let instant = Date.UTC(1880, 0, 1); instant < Date.UTC(2180, 0, 1); instant += 881_999_123)
      if (clock(instant) !== toIso(instant, zone)) wrong.push(instant);
    for (let instant = Date.UTC(2025, 0, 1); instant < Date.UTC(2026, 0, 1); instant += 7_199_000)
      if (clock(instant) !== toIso(instant, zone)) wrong.push(instant);
    expect(wrong.map((instant) => [clock(instant), toIso(instant, zone)]).slice(0, 3)).toEqual([]);
  });

  test('have offsets to the minute, and to the second where local mean time was kept', () => {
    expect([19_800, 23_400, -12_600, 0, 21_208].map(offsetText)).toEqual([
      '+05:30',
      '+06:30',
      '-03:30',
      '+00:00',
      '+05:53:28',
    ]);
  });
});
