import { describe, expect, it } from 'vitest';
import { wrap180 } from '../../angles.ts';
import { ayanamsa } from '../../sky/ayanamsa.ts';
import { momentOf } from '../../sky/moment.ts';
import { centuriesTT } from '../../time/julian-date.ts';
import { kpChart } from './kp-chart.ts';
import { placidusCusps } from './placidus.ts';
import { pointLords, startOfNumber } from './sub-lords.ts';

const at = (degrees: number, minutes = 0, seconds = 0) => degrees + minutes / 60 + seconds / 3600;
const MUMBAI = { latitude: 19.076, longitude: 72.8777 };
const MUMBAI_1967 = { instant: Date.parse('1967-08-29T09:00:00+05:30'), place: MUMBAI };

/** Cusps 1, 2, 3, 10, 11, 12 of the reference ephemeris (Swiss Ephemeris 2.10.03, values only), tropical degrees. */
const REFERENCE = [
  {
    of: 'London',
    time: '2000-01-01T12:00Z',
    place: { latitude: 51.5074, longitude: -0.1278 },
    cusps: [24.0146, 61.013, 81.9114, 279.4932, 298.9135, 327.4855],
  },
  {
    of: 'New York',
    time: '1990-01-15T08:30Z',
    place: { latitude: 40.7128, longitude: -74.006 },
    cusps: [241.4327, 273.1664, 310.2772, 166.9872, 197.4149, 221.4115],
  },
  {
    of: 'Sydney',
    time: '1985-07-20T22:00Z',
    place: { latitude: -33.8688, longitude: 151.2093 },
    cusps: [136.315, 179.7716, 215.1474, 61.9287, 84.6947, 107.7138],
  },
  {
    of: 'Tokyo',
    time: '1975-03-10T06:00Z',
    place: { latitude: 35.6762, longitude: 139.6503 },
    cusps: [136.326, 159.2722, 186.8558, 39.3433, 74.0621, 106.9726],
  },
];

describe('the cusps of Placidus', () => {
  it.each(REFERENCE)('are those of the reference in $of', ({ time, place, cusps }) => {
    const mine = placidusCusps(momentOf(Date.parse(time)), place) ?? [];
    for (const [index, house] of [1, 2, 3, 10, 11, 12].entries()) {
      // The reference is given to four decimals, and its times are UT1.
      expect(Math.abs(wrap180((mine[house - 1] ?? 0) - (cusps[index] ?? 0))), `${house}`).toBeLessThan(
        0.0015,
      );
    }
    for (let house = 1; house <= 6; house++) {
      expect(Math.abs(wrap180((mine[house - 1] ?? 0) - (mine[house + 5] ?? 0)))).toBeCloseTo(180, 9);
    }
  });

  it('follow each other up to the polar circle, and there are none beyond', () => {
    for (const latitude of [0, 45, 60, 66, -66]) {
      const cusps = placidusCusps(momentOf(Date.UTC(2024, 2, 1, 5)), { latitude, longitude: 20 }) ?? [];
      const steps = cusps.map((cusp, index) => wrap180((cusps[(index + 1) % 12] ?? 0) - cusp));
      expect(steps.every((step) => step > 0)).toBe(true);
      expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360, 9);
    }
    expect(placidusCusps(momentOf(0), { latitude: 69.65, longitude: 18.96 })).toBeNull();
  });
});

describe('sub lords', () => {
  it('has the first, a middle and the last row of the horary table', () => {
    expect(pointLords(0)).toEqual({ sign: 'Mars', star: 'Ketu', sub: 'Ketu', subSub: 'Ketu', number: 1 });
    expect(pointLords(at(0, 46, 40))).toMatchObject({ star: 'Ketu', sub: 'Venus', number: 2 });
    expect(pointLords(at(2, 59, 59))).toMatchObject({ sub: 'Venus', number: 2 });
    expect(pointLords(at(3))).toMatchObject({ sub: 'Sun', number: 3 });
    expect(pointLords(at(357, 53, 20) + 1e-9)).toMatchObject({ star: 'Mercury', sub: 'Saturn', number: 249 });
  });

  it('has 249 numbers: a sub that passes over a sign counts twice', () => {
    const starts = Array.from({ length: 249 }, (_, index) => startOfNumber(index + 1));
    expect(new Set(starts).size).toBe(249);
    expect(() => startOfNumber(250)).toThrow('1 to 249');
    // The sub of Rahu in the Sun's star begins in Aries and ends in Taurus.
    const [before, after] = [pointLords(29.99), pointLords(30)];
    expect([before.sub, after.sub]).toEqual(['Rahu', 'Rahu']);
    expect([before.sign, after.sign]).toEqual(['Mars', 'Venus']);
    expect(after.number).toBe(before.number + 1);
    for (const [index, start] of starts.entries()) {
      expect(pointLords(start + 1e-9).number).toBe(index + 1);
    }
  });

  it('divides a sub as it divides a star', () => {
    // Ketu's first sub of 46'40" begins with Ketu for 7/120 of it, 2'43.3"; then comes Venus.
    expect(pointLords(at(0, 2, 43)).subSub).toBe('Ketu');
    expect(pointLords(at(0, 2, 44)).subSub).toBe('Venus');
  });
});

/** A. K. Bansal, Krishnamurthy Paddhati (AIFAS), chapters 1 and 2: birth of 1935-09-12, 21:08 at Guna. Star and sub lord. */
const GUNA_1935 = {
  instant: Date.parse('1935-09-12T21:08:00+05:30'),
  place: { latitude: 24.65, longitude: 77.3 },
};
const BANSAL_GRAHAS = {
  Sun: [at(120 + 25, 58), 'Venus', 'Ketu'],
  Moon: [at(300 + 23, 11), 'Jupiter', 'Saturn'],
  Mars: [at(210 + 4, 26), 'Saturn', 'Saturn'],
  Mercury: [at(150 + 20, 10), 'Moon', 'Ketu'],
  Jupiter: [at(180 + 25, 51), 'Jupiter', 'Ketu'],
  Venus: [at(120 + 19, 12), 'Venus', 'Rahu'],
  Saturn: [at(300 + 12, 56), 'Rahu', 'Mercury'],
  Rahu: [at(240 + 27, 22), 'Sun', 'Moon'],
  Ketu: [at(60 + 27, 22), 'Jupiter', 'Venus'],
} as const;
const BANSAL_CUSPS = [
  [at(19, 19), 'Venus', 'Rahu'],
  [at(30 + 18, 17), 'Moon', 'Mercury'],
  [at(60 + 12, 50), 'Rahu', 'Mercury'],
] as const;

describe("Bansal's example at Guna", () => {
  it('has his star and sub lords for nine grahas and three cusps', () => {
    for (const [longitude, star, sub] of [...Object.values(BANSAL_GRAHAS), ...BANSAL_CUSPS])
      expect(pointLords(longitude), String(longitude)).toMatchObject({ star, sub });
  });

  it('has his cusps and grahas to the minute, once his Lahiri ayanamsa is taken for that of KP', () => {
    const { cusps, grahas, ayanamsa: own } = kpChart(GUNA_1935);
    const lahiri = ayanamsa(1, centuriesTT(GUNA_1935.instant));
    const near = (found: number, printed: number, what: string) =>
      expect(Math.abs(found + own - lahiri - printed), what).toBeLessThan(1 / 60);
    BANSAL_CUSPS.forEach(([longitude], index) => {
      near(cusps?.[index]?.longitude ?? 0, longitude, `${index + 1}`);
    });
    for (const graha of ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const)
      near(grahas[graha].longitude, BANSAL_GRAHAS[graha][0], graha);
  });
});

describe('the KP chart of Mumbai, 1967-08-29 09:00', () => {
  const { ayanamsa: own, cusps, grahas, significators } = kpChart(MUMBAI_1967);

  it('uses its own ayanamsa, 5 minutes 50 seconds less than Lahiri', () => {
    expect(own).toBeCloseTo(23.3085, 3);
    expect(cusps?.[0]?.longitude).toBeCloseTo(168.083, 2);
    expect(cusps?.[0]?.lords).toMatchObject({
      sign: 'Mercury',
      star: 'Moon',
      sub: 'Mercury',
      subSub: 'Ketu',
    });
  });

  it('puts grahas from cusp to cusp, not from sign to sign', () => {
    // In Leo, the 12th sign from the lagna in Virgo, but before the 12th cusp at 18°57' of Leo.
    expect([grahas.Sun.house, grahas.Mercury.house, grahas.Venus.house]).toEqual([11, 11, 11]);
    expect(grahas.Moon.house).toBe(9);
  });

  it('says what a graha signifies, and who signifies a house', () => {
    // The Moon is in her own star, in the 9th; the 11th cusp is in Cancer.
    expect(grahas.Moon.signifies).toEqual([[9], [9], [11], [11]]);
    // The Sun is in the star of Ketu, who is in the 1st.
    expect(grahas.Sun.signifies).toEqual([[1], [11], [], [12]]);
    expect(significators?.[8]).toEqual({
      house: 9,
      starOfOccupant: ['Moon'],
      occupants: ['Moon'],
      starOfLord: ['Mercury'],
      lord: 'Venus',
    });
  });

  it('has positions and their lords, but no houses, beyond the polar circle', () => {
    const polar = kpChart({ instant: MUMBAI_1967.instant, place: { latitude: 70, longitude: 20 } });
    expect(polar.cusps).toBeNull();
    expect(polar.significators).toBeNull();
    expect(polar.grahas.Moon).toMatchObject({ house: null, owns: [], signifies: [[], [], [], []] });
    expect(polar.grahas.Moon.lords).toEqual(grahas.Moon.lords);
  });
});
