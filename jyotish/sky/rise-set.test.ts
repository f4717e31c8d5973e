import { describe, expect, it } from 'vitest';
import { aboveHorizon, altitudeAt } from './horizon.ts';
import { nextRise, nextSet } from './rise-set.ts';

const DAY = 86_400_000;

describe('rising and setting', () => {
  it('finds instants at which the body really stands on its horizon, at all latitudes', () => {
    for (const latitude of [-66, -45, -20, 0, 20, 45, 60, 66]) {
      for (let month = 0; month < 12; month += 2) {
        const place = { latitude, longitude: 77 };
        const from = Date.UTC(2026, month, 3);
        for (const body of ['Sun', 'Moon'] as const) {
          const horizon = body === 'Sun' ? 'centre' : 'upper-limb';
          for (const instant of [nextRise({ body, place, from }), nextSet({ body, place, from })]) {
            if (instant === null) continue;
            const height = aboveHorizon(body, horizon, altitudeAt(body, instant, place));
            expect(Math.abs(height) * 3600, `${body} ${latitude} ${month}`).toBeLessThan(0.3);
          }
        }
      }
    }
  });

  it('shortens the days near the polar circle until none is left, and brings them back', () => {
    const place = { latitude: 67.5, longitude: 25 };
    const lengths = Array.from({ length: 80 }, (_, day) => {
      const from = Date.UTC(2026, 10, 12) + day * DAY;
      const rise = nextRise({ body: 'Sun', place, from, until: from + DAY });
      const set = rise === null ? null : nextSet({ body: 'Sun', place, from: rise });
      return rise === null || set === null ? 0 : set - rise;
    });
    const dark = lengths.indexOf(0);
    const light = lengths.lastIndexOf(0) + 1;
    expect(dark).toBeGreaterThan(5);
    expect(light).toBeLessThan(75);
    expect(lengths.slice(dark, light).every((length) => length === 0)).toBe(true);
    for (let day = 1; day < dark; day++) expect(lengths[day]).toBeLessThan(lengths[day - 1] ?? 0);
    for (let day = light + 1; day < 80; day++) expect(lengths[day]).toBeGreaterThan(lengths[day - 1] ?? 0);
  });

  it('gives the visible sunrise some minutes before the Hindu one', () => {
    const place = { latitude: 28.6139, longitude: 77.209 };
    const from = Date.UTC(2026, 10, 20, 20);
    const hindu = nextRise({ body: 'Sun', place, from }) ?? 0;
    const visible = nextRise({ body: 'Sun', place, from, horizon: 'upper-limb' }) ?? 0;
    expect((hindu - visible) / 60_000).toBeGreaterThan(3);
    expect((hindu - visible) / 60_000).toBeLessThan(5);
  });
});
