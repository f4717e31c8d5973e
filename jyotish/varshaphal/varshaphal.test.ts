import { describe, expect, it } from 'vitest';
import { SEVEN_GRAHAS, type SevenGraha } from '../names.ts';
import { at, BOMBAY_1944, CHARAK } from '../testdata/charak-year.ts';
import { muddaDasha } from './mudda.ts';
import { sahamLongitude } from './sahams.ts';
import { completedYears, SIDEREAL_YEAR, solarReturn } from './solar-return.ts';
import { harshaBala, panchavargiya } from './strength.ts';
import { tajikaBond, tajikaBonds } from './tajika-bonds.ts';
import { drekkanaLord, haddaLord, navamsaLord, type TajikaSky } from './tajika-sky.ts';
import { varshaphal } from './varshaphal.ts';
import { yearLord } from './year-lord.ts';

const DAY = 86_400_000;

describe("Charak's example chart", () => {
  it('has the five-fold strengths of table VI-10, all 49 figures', () => {
    const printed: Record<SevenGraha, number[]> = {
      Sun: [30, 7.35, 11.25, 7.5, 1.25, 57.35, 14.337],
      Moon: [7.5, 19.25, 3.75, 2.5, 2.5, 35.5, 8.875],
      Mars: [30, 11.07, 3.75, 10, 1.25, 56.07, 14.016],
      Mercury: [7.5, 17.03, 15, 7.5, 5, 52.03, 13.008],
      Jupiter: [30, 2.82, 15, 7.5, 3.75, 59.07, 14.766],
      Venus: [7.5, 3.92, 3.75, 2.5, 5, 22.67, 5.666],
      Saturn: [22.5, 19.68, 11.25, 10, 3.75, 67.18, 16.796],
    };
    const found = panchavargiya(CHARAK);
    for (const graha of SEVEN_GRAHAS) {
      const { kshetra, uchcha, hadda, drekkana, navamsa, total, vishwa } = found[graha];
      // The book truncates minutes of arc, so uchcha and the sums differ by up to a fiftieth.
      [kshetra, uchcha, hadda, drekkana, navamsa, total, vishwa].forEach((value, index) => {
        expect(Math.abs(value - (printed[graha][index] ?? 0)), `${graha} ${index}`).toBeLessThan(0.02);
      });
    }
  });

  it('has the lords of tables VI-5, VI-7 and VI-9 and the joys of table VI-1', () => {
    const lordsBy = (rule: (longitude: number) => SevenGraha) =>
      SEVEN_GRAHAS.map((graha) => rule(CHARAK.longitudes[graha])).join(' ');
    expect(lordsBy(haddaLord)).toBe('Jupiter Mercury Venus Mercury Jupiter Mercury Jupiter');
    expect(lordsBy(drekkanaLord)).toBe('Saturn Mercury Mars Jupiter Mercury Mars Saturn');
    expect(lordsBy(navamsaLord)).toBe('Venus Jupiter Mercury Mercury Mercury Venus Jupiter');
    const joys = harshaBala(CHARAK);
    expect(SEVEN_GRAHAS.map((graha) => joys[graha])).toEqual([15, 10, 10, 0, 10, 0, 10]);
  });

  it('has the Sun as lord of the year: Jupiter is stronger but does not see the lagna', () => {
    const found = yearLord(CHARAK, panchavargiya(CHARAK), { natalLagna: 4, muntha: 8 });
    expect(found.offices).toEqual({
      muntha: 'Jupiter',
      janmaLagna: 'Sun',
      varshaLagna: 'Mars',
      triRashi: 'Mars',
      dinaRatri: 'Sun',
    });
    expect(found).toMatchObject({ lord: 'Sun', reason: 'strongest', seeing: ['Sun', 'Mars'] });
  });

  it('has the Ithasala of Sun and Mars, 3 degrees 52 minutes apart with a reach of 11.5', () => {
    expect(tajikaBond(CHARAK, 'Mars', 'Sun')).toMatchObject({
      kind: 'ithasala',
      phase: 'vartamana',
      fast: 'Sun',
      reach: 11.5,
    });
    expect(tajikaBond(CHARAK, 'Sun', 'Mars')?.apart).toBeCloseTo(3.867, 2);
    expect(tajikaBonds(CHARAK)).toHaveLength(9);
  });

  it('has the printed sahams: Punya without and Rajya with one sign added', () => {
    expect(sahamLongitude(CHARAK, 'punya')).toBeCloseTo(at(4, 15, 16), 1);
    expect(sahamLongitude(CHARAK, 'rajya')).toBeCloseTo(at(10, 22, 49), 1);
  });

  it('is reached from the birth by mean sidereal years: 13:17:29 IST, lagna Vrischika 9 degrees 26 minutes', () => {
    const year = varshaphal({ ...BOMBAY_1944, age: 40, kind: 'mean' });
    expect(Math.abs(year.start - Date.parse('1984-08-20T13:17:29+05:30'))).toBeLessThan(3000);
    expect(year.chart.lagna.longitude).toBeCloseTo(CHARAK.lagna, 0);
    // The book's positions are of the tables of its time: minutes of arc.
    for (const graha of SEVEN_GRAHAS)
      expect(Math.abs(year.chart.grahas[graha].longitude - CHARAK.longitudes[graha]), graha).toBeLessThan(
        0.06,
      );
    expect(year).toMatchObject({ isDay: true, muntha: { sign: 8, lord: 'Jupiter', house: 2 } });
    expect(year.yearLord.lord).toBe('Sun');
    const real = varshaphal({ ...BOMBAY_1944, age: 40 });
    expect(Math.abs(real.start - year.start)).toBeLessThan(15 * 60_000);
    expect(real.yearLord).toEqual(year.yearLord);
  });

  it('has the Mudda dasha of table V-1: Rahu for 38.61 of 360 days, the rest of Rahu at the end', () => {
    const start = Date.parse('1984-08-20T00:00:00Z');
    const options = {
      start,
      end: start + 360 * DAY,
      age: 40,
      nakshatra: 10,
      fraction: (3 + 48 / 60) / (40 / 3),
    };
    const periods = muddaDasha(options);
    const days = periods.map((period) => (period.end - period.start) / DAY);
    expect(periods[0]?.lord).toBe('Rahu');
    expect(days[0]).toBeCloseTo(38.61, 2);
    expect(days.slice(1, 9).map(Math.round)).toEqual([48, 57, 51, 21, 60, 18, 30, 21]);
    expect(days[9]).toBeCloseTo(15.39, 2);
    expect(periods.at(-1)?.end).toBeCloseTo(options.end, 0);
    // Annual Horoscopy, chapter 15: born under Purva Ashadha, 21 years completed, begins with Mars.
    expect(muddaDasha({ ...options, nakshatra: 19, age: 21 })[0]?.lord).toBe('Mars');
    expect(muddaDasha({ ...options, balance: 'full' })).toHaveLength(9);
  });
});

describe('the solar return', () => {
  it("is that of Narasimha Rao's example 118 to ten seconds: 2000-03-08, 4:41:21 IST", () => {
    const instant = Date.parse('1967-03-08T17:40:00+05:30');
    const found = solarReturn({ instant, ayanamsa: 1, age: 33 });
    expect(Math.abs(found - Date.parse('2000-03-08T04:41:21+05:30'))).toBeLessThan(10_000);
  });

  it('takes a sidereal year, is the birth itself at first, and counts completed years', () => {
    const birth = { instant: BOMBAY_1944.instant, ayanamsa: 1 as const };
    expect(solarReturn({ ...birth, age: 0 })).toBe(birth.instant);
    for (const age of [1, 17, 60, 119]) {
      const found = solarReturn({ ...birth, age });
      expect(Math.abs((found - birth.instant) / DAY - age * SIDEREAL_YEAR)).toBeLessThan(0.02);
      expect(completedYears(birth, found)).toBe(age);
      expect(completedYears(birth, found - 1000)).toBe(age - 1);
    }
    expect(completedYears(birth, birth.instant - DAY)).toBe(-1);
    expect(() => solarReturn({ ...birth, age: 1.5 })).toThrow(/whole numbers/);
    expect(() => varshaphal({ ...BOMBAY_1944, age: 120 })).toThrow(/0 to 120/);
  });

  it('moves the muntha by one sign a year and fills the year with the Mudda dasha', () => {
    const years = [0, 1, 12, 35].map((age) => varshaphal({ ...BOMBAY_1944, age }));
    const natal = years[0]?.chart.lagna.sign ?? 0;
    for (const { age, muntha, start, end, mudda, chart } of years) {
      expect(muntha.sign).toBe((natal + age) % 12);
      expect(muntha.house).toBe(((muntha.sign - chart.lagna.sign + 12) % 12) + 1);
      expect(mudda[0]?.start).toBe(start);
      expect(mudda.at(-1)?.end).toBeCloseTo(end, 0);
    }
  });
});

describe('the rules of Tajika', () => {
  const sky = (signs: Partial<Record<SevenGraha, number>>, change: Partial<TajikaSky> = {}): TajikaSky => ({
    ...CHARAK,
    longitudes: { ...CHARAK.longitudes, ...signs },
    ...change,
  });

  it('tells complete, coming and past: within a degree, from the end of a sign, and behind', () => {
    const pair = (sun: number, saturn: number) =>
      tajikaBond(sky({ Sun: sun, Saturn: saturn }), 'Sun', 'Saturn');
    expect(pair(at(0, 10, 30), at(4, 10, 0))?.phase).toBe('poorna');
    expect(pair(at(0, 29, 30), at(5, 4, 0))).toMatchObject({ kind: 'ithasala', phase: 'bhavishyat' });
    expect(pair(at(0, 15, 0), at(4, 10, 0))).toMatchObject({ kind: 'ishrafa', phase: null });
    expect(pair(at(0, 10, 0), at(1, 11, 0))).toBeNull();
  });

  it('gives the year to the lord of the Muntha when no bearer sees the lagna', () => {
    const blind = sky(
      { Sun: at(9, 10, 0), Saturn: at(9, 20, 0), Jupiter: at(3, 1, 0) },
      { lagna: at(8, 5, 0) },
    );
    const found = yearLord(blind, panchavargiya(blind), { natalLagna: 4, muntha: 8 });
    expect(found).toMatchObject({ lord: 'Jupiter', reason: 'muntha-none-sees', seeing: [] });
  });

  it('lets the Moon pass the year on to her partner in an Ithasala, and keep it in Karka without one', () => {
    const lordWith = (mars: number) => {
      const night = sky({ Moon: at(3, 20, 0), Mars: mars }, { lagna: at(3, 1, 0), isDay: false });
      return yearLord(night, panchavargiya(night), { natalLagna: 3, muntha: 3 });
    };
    expect(lordWith(at(6, 25, 0))).toMatchObject({ lord: 'Mars', reason: 'moon-ithasala' });
    expect(lordWith(at(4, 25, 0))).toMatchObject({ lord: 'Moon', reason: 'moon-sign-lord' });
  });
});
