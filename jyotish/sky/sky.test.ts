import { describe, expect, it } from 'vitest';
import { ARCSECOND, DEGREE, wrap180 } from '../angles.ts';
import { SEVEN_GRAHAS } from '../names.ts';
import { positionCases } from '../testdata/samples.ts';
import { deltaT } from '../time/delta-t.ts';
import { anglesAt } from './ascendant.ts';
import { ayanamsa, ayanamsaId } from './ayanamsa.ts';
import { luminaryNear } from './luminaries.ts';
import { momentOf, siderealTime, turningNear } from './moment.ts';
import { moonAt } from './moon.ts';
import { positionsOf, siderealPositions, tropicalPositions } from './positions.ts';
import { sunAt } from './sun-and-planets.ts';

/** The promise: arcseconds against the reference, 1900 to 2100. */
const TOLERANCE = { Sun: 0.5, Moon: 0.5, Mercury: 1.5, Venus: 1.5, Mars: 1.5, Jupiter: 2, Saturn: 2 };

const arcseconds = (a: number, b: number) => Math.abs(wrap180(a - b)) * 3600;

describe('positions against the reference sample', () => {
  it.each(positionCases)('$id $input.datetime', ({ input, expected }) => {
    const moment = momentOf(Date.parse(input.datetime));
    const longitudes = expected.apparent_tropical_longitude_deg;
    const mean = positionsOf(moment, 'mean');
    for (const graha of SEVEN_GRAHAS) {
      expect(arcseconds(mean[graha].longitude, longitudes[graha]), graha).toBeLessThan(TOLERANCE[graha]);
      expect(Math.abs(mean[graha].speed - expected.speed_deg_per_day[graha])).toBeLessThan(0.0002);
    }
    expect(arcseconds(mean.Rahu.longitude, longitudes.RahuMean), 'mean node').toBeLessThan(0.5);
    const trueRahu = positionsOf(moment, 'true').Rahu.longitude;
    expect(arcseconds(trueRahu, longitudes.RahuTrue), 'true node').toBeLessThan(3);
    expect(arcseconds(anglesAt(moment, input).ascendant, longitudes.Ascendant), 'lagna').toBeLessThan(3);
    expect(Math.abs(deltaT(moment.instant) - expected.delta_t_seconds)).toBeLessThan(0.05);
    expect(Math.abs(moment.nutation.longitude / ARCSECOND - expected.nutation_dpsi_arcsec)).toBeLessThan(
      0.01,
    );
    expect(Math.abs(moment.obliquity / DEGREE - expected.true_obliquity_deg) * 3600).toBeLessThan(0.01);
    expect(arcseconds(siderealTime(moment), expected.gast_hours * 15)).toBeLessThan(1.2);
    const { lahiri_1, raman_3, kp_5 } = expected.mean_ayanamsa_deg;
    expect(arcseconds(ayanamsa(1, moment.T), lahiri_1)).toBeLessThan(0.01);
    expect(arcseconds(ayanamsa(3, moment.T), raman_3)).toBeLessThan(0.01);
    expect(arcseconds(ayanamsa(5, moment.T), kp_5)).toBeLessThan(0.01);
    const moon = siderealPositions({ instant: moment.instant, ayanamsa: 1 }).positions.Moon.longitude;
    expect(arcseconds(moon, expected.lahiri_moon.longitude_deg)).toBeLessThan(0.5);
  });

  it('gives the worked chart of Kolkata, 2020-05-12 (Lahiri)', () => {
    const instant = Date.parse('2020-05-12T09:20:00+05:30');
    const { positions } = siderealPositions({ instant, ayanamsa: 1 });
    expect(positions.Sun.longitude).toBeCloseTo(27.7461, 3);
    expect(positions.Mercury.longitude).toBeCloseTo(36.3759, 3);
    expect(positions.Saturn.retrograde).toBe(true);
    expect(positions.Mercury.combust).toBe(true);
    expect(positions.Rahu.longitude).toBeCloseTo(67.0989, 3);
  });
});

describe('positions as a whole', () => {
  it('has no seams: hour by hour across year ends a body moves by its speed', () => {
    for (const year of [1600, 1700, 1899, 1900, 1999, 2040, 2059, 2100, 2101, 2399]) {
      const start = Date.UTC(year, 11, 31, 12);
      for (let hour = 0; hour < 24; hour++) {
        const before = tropicalPositions({ instant: start + hour * 3_600_000 });
        const after = tropicalPositions({ instant: start + (hour + 1) * 3_600_000 });
        for (const graha of SEVEN_GRAHAS) {
          const moved = wrap180(after[graha].longitude - before[graha].longitude);
          const expected = (before[graha].speed + after[graha].speed) / 48;
          expect(Math.abs(moved - expected) * 3600, `${graha} ${year} +${hour}h`).toBeLessThan(0.05);
        }
      }
    }
  });

  it('interpolates nutation within 0.001"', () => {
    for (let i = 0; i < 300; i++) {
      const instant = Date.UTC(1900, 0, 1) + i * 2.11e10 + i * i * 1e5;
      const [near, exact] = [turningNear(instant), momentOf(instant)];
      for (const key of ['longitude', 'obliquity'] as const)
        expect((Math.abs(near.nutation[key] - exact.nutation[key]) / DEGREE) * 3600).toBeLessThan(0.001);
      expect(near.T).toBe(exact.T);
    }
  });

  it('interpolates the luminaries within 0.01"', () => {
    for (let i = 0; i < 300; i++) {
      const instant = Date.UTC(1900, 0, 1) + i * 2.11e10 + i * i * 1e5;
      const moment = momentOf(instant);
      expect(arcseconds(luminaryNear('Moon', instant).longitude, moonAt(moment).longitude)).toBeLessThan(
        0.01,
      );
      expect(arcseconds(luminaryNear('Sun', instant).longitude, sunAt(moment).longitude)).toBeLessThan(0.01);
    }
  });

  it('puts Ketu opposite Rahu, and lagna and midheaven apart as the sky turns', () => {
    const instant = Date.UTC(2026, 5, 1);
    const { Rahu, Ketu } = tropicalPositions({ instant });
    expect(arcseconds(Rahu.longitude + 180, Ketu.longitude)).toBeLessThan(1e-6);
    let turned = 0;
    let last = anglesAt(momentOf(instant), { latitude: 19, longitude: 73 }).ascendant;
    for (let minute = 10; minute <= 1440; minute += 10) {
      const { ascendant } = anglesAt(momentOf(instant + minute * 60_000), { latitude: 19, longitude: 73 });
      const step = wrap180(ascendant - last);
      expect(step).toBeGreaterThan(0);
      turned += step;
      last = ascendant;
    }
    expect(turned).toBeGreaterThan(359);
    expect(turned).toBeLessThan(363);
  });

  it('refuses what it cannot answer, and says what is allowed', () => {
    expect(() => tropicalPositions({ instant: Date.UTC(1500, 0) })).toThrow('1600 to 2400');
    expect(() => tropicalPositions({ instant: Number.NaN })).toThrow('1600 to 2400');
    expect(() => tropicalPositions({ instant: Date.UTC(1599, 11, 31) })).toThrow('1600 to 2400');
    expect(() => tropicalPositions({ instant: Date.UTC(2401, 0, 1) })).toThrow('1600 to 2400');
    expect(tropicalPositions({ instant: Date.UTC(1600, 0, 1) }).Sun.longitude).toBeCloseTo(280, 0);
    expect(() => anglesAt(momentOf(0), { latitude: 91, longitude: 0 })).toThrow('-90 to 90');
    expect(() => anglesAt(momentOf(0), { latitude: 0, longitude: 200 })).toThrow('-180 to 180');
    expect(() => ayanamsaId(2)).toThrow('1 (Lahiri), 3 (Raman) or 5 (KP)');
  });

  it('flags the ascendant beyond the polar circle', () => {
    expect(anglesAt(momentOf(0), { latitude: 70, longitude: 20 }).polar).toBe(true);
    expect(anglesAt(momentOf(0), { latitude: 60, longitude: 20 }).polar).toBe(false);
  });
});
