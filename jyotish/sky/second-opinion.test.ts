/** The independent engine (astronomy-engine, MIT) agrees as far as its own accuracy goes. */
import * as Astronomy from 'astronomy-engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { wrap180 } from '../angles.ts';
import { SEVEN_GRAHAS } from '../names.ts';
import { deltaT } from '../time/delta-t.ts';
import { J2000, julianDate } from '../time/julian-date.ts';
import { tropicalPositions } from './positions.ts';
import { nextRise, nextSet } from './rise-set.ts';

const J2000_INSTANT = Date.UTC(2000, 0, 1, 12);

beforeAll(() => {
  Astronomy.SetDeltaTFunction((days) => deltaT(J2000_INSTANT + days * 86_400_000));
});

describe('astronomy-engine as the second opinion', () => {
  it('counts days from J2000 as we do', () => {
    expect(julianDate(J2000_INSTANT)).toBe(J2000);
  });

  it('puts every body within 25" of ours over two centuries', () => {
    for (let i = 0; i < 60; i++) {
      const instant = Date.UTC(1900, 0, 1) + i * 1.05e11;
      const time = Astronomy.MakeTime(new Date(instant));
      const ours = tropicalPositions({ instant });
      for (const graha of SEVEN_GRAHAS) {
        const vector = Astronomy.GeoVector(Astronomy.Body[graha], time, true);
        const ofDate = Astronomy.RotateVector(Astronomy.Rotation_EQJ_ECT(time), vector);
        const { lon } = Astronomy.SphereFromVector(ofDate);
        expect(Math.abs(wrap180(lon - ours[graha].longitude)) * 3600, `${graha} ${i}`).toBeLessThan(25);
      }
    }
  });

  it('has the Sun rise and set within 2 s of ours', () => {
    for (const [latitude, longitude] of [
      [28.6, 77.2],
      [-33.9, 151.2],
      [60.2, 24.9],
    ] as const) {
      const observer = new Astronomy.Observer(latitude, longitude, 0);
      for (let month = 0; month < 12; month++) {
        const from = Date.UTC(2026, month, 5);
        const date = new Date(from);
        const rise = Astronomy.SearchAltitude(Astronomy.Body.Sun, observer, 1, date, 2, 0);
        const set = Astronomy.SearchAltitude(Astronomy.Body.Sun, observer, -1, date, 2, 0);
        const place = { latitude, longitude };
        expect(
          Math.abs((nextRise({ body: 'Sun', place, from }) ?? 0) - (rise?.date.getTime() ?? 1)),
        ).toBeLessThan(2000);
        expect(
          Math.abs((nextSet({ body: 'Sun', place, from }) ?? 0) - (set?.date.getTime() ?? 1)),
        ).toBeLessThan(2000);
      }
    }
  });
});
