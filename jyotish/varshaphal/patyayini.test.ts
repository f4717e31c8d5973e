import { describe, expect, it } from 'vitest';
import { SEVEN_GRAHAS, type SevenGraha } from '../names.ts';
import { at, BOMBAY_1944, CHARAK } from '../testdata/charak-year.ts';
import { type PatyayiniPart, patyayiniDasha } from './patyayini.ts';
import { panchavargiya } from './strength.ts';
import type { TajikaSky } from './tajika-sky.ts';
import { varshaphal } from './varshaphal.ts';

const DAY = 86_400_000;
const start = Date.parse('1984-08-20T00:00:00Z');
const days = ({ start: from, end }: PatyayiniPart) => (end - from) / DAY;
const yearOf = (sky: TajikaSky, length: number, strength = panchavargiya(sky)) =>
  patyayiniDasha({ sky, strength, start, end: start + length * DAY });
const withPlaces = (places: Partial<Record<SevenGraha, number>>, lagna = CHARAK.lagna): TajikaSky => ({
  ...CHARAK,
  lagna,
  longitudes: { ...CHARAK.longitudes, ...places },
});

describe('the Patyayini dasha', () => {
  it("is that of Charak's tables V-6 to V-9, in a year of 365 days", () => {
    // Table V-6 has Mercury a minute of arc further than the chart.
    const periods = yearOf(withPlaces({ Mercury: at(4, 18, 20) }), 365);
    const printed = [64.33, 64.89, 29.09, 3.36, 0.56, 126.7, 18.74, 57.34];
    expect(periods.map(({ lord }) => lord).join(' ')).toBe(
      'Sun Mars lagna Jupiter Moon Saturn Mercury Venus',
    );
    for (const [index, length] of printed.entries())
      expect(Math.abs(days(periods[index] as PatyayiniPart) - length), `${index}`).toBeLessThan(0.006);
    // The Sun's own sub-period: 11 days 8.11 hours.
    const [own] = periods[0]?.parts ?? [];
    expect(own?.lord).toBe('Sun');
    expect(days(own as PatyayiniPart) * 24).toBeCloseTo(11 * 24 + 8.11, 1);
  });

  it("is that of the Nilakanthi's example, in a year of 360 days: Jupiter first, 35 days 49 ghati 52 pala", () => {
    const sky = withPlaces(
      {
        Sun: 12 + 57 / 60 + 50 / 3600,
        Moon: at(1, 5) + 39 / 60 + 33 / 3600,
        Mars: at(2, 22) + 13 / 60 + 53 / 3600,
        Mercury: at(3, 23) + 59 / 60 + 9 / 3600,
        Jupiter: at(4, 2) + 49 / 60 + 8 / 3600,
        Venus: at(5, 28) + 19 / 60 + 17 / 3600,
        Saturn: at(6, 10) + 55 / 60 + 13 / 3600,
      },
      at(7, 27) + 7 / 60 + 3 / 3600,
    );
    const periods = yearOf(sky, 360);
    expect(periods[0]?.lord).toBe('Jupiter');
    expect(periods.at(-1)?.lord).toBe('Venus');
    // The book rounds its multiplier, which leaves two palas.
    expect(Math.abs(days(periods[0] as PatyayiniPart) * 60 - (35 * 60 + 49 + 52 / 60))).toBeLessThan(2 / 60);
  });

  it("is that of Narasimha Rao's example 122 from the birth: his order, and his days to half a day", () => {
    const year = varshaphal({
      instant: Date.parse('1972-06-01T04:16:00+05:30'),
      place: { latitude: 16.25, longitude: 81.2 },
      ayanamsa: 1,
      age: 21,
    });
    const printed = [24.98, 48.17, 0.51, 25.74, 11.24, 57.35, 93.29, 103.99];
    expect(year.patyayini.map(({ lord }) => lord).join(' ')).toBe(
      'Venus Mercury Moon Saturn lagna Jupiter Sun Mars',
    );
    // He prints whole minutes of arc; two of them in the lagna are half a day.
    for (const [index, length] of printed.entries())
      expect(Math.abs(days(year.patyayini[index] as PatyayiniPart) - length), `${index}`).toBeLessThan(0.5);
  });

  it('fills the year by ascending degrees, and every period by its sub-periods, the own one first', () => {
    for (const age of [0, 7, 40, 63]) {
      const year = varshaphal({ ...BOMBAY_1944, age });
      const periods = year.patyayini;
      expect(periods.map(({ lord }) => lord).toSorted()).toEqual([...SEVEN_GRAHAS, 'lagna'].toSorted());
      expect(periods[0]?.start).toBe(year.start);
      expect(periods.at(-1)?.end).toBe(year.end);
      for (const [index, period] of periods.entries()) {
        const next = periods[index + 1];
        if (next) {
          expect(period.end).toBe(next.start);
          expect(period.krishamsha).toBeLessThanOrEqual(next.krishamsha);
        }
        expect(period.parts).toHaveLength(8);
        expect(period.parts[0]).toMatchObject({ lord: period.lord, start: period.start });
        expect(period.parts.at(-1)?.end).toBe(period.end);
      }
    }
  });

  it('gives no time to the second of two at one degree: the stronger is first, of equals the slower', () => {
    const sky = withPlaces({ Mars: at(7, 3, 50) });
    const strength = panchavargiya(sky);
    const firstTwo = (sun: number, mars: number) =>
      yearOf(sky, 360, {
        ...strength,
        Sun: { ...strength.Sun, vishwa: sun },
        Mars: { ...strength.Mars, vishwa: mars },
      }).slice(0, 2);
    expect(firstTwo(12, 8).map(({ lord }) => lord)).toEqual(['Sun', 'Mars']);
    expect(firstTwo(8, 12).map(({ lord }) => lord)).toEqual(['Mars', 'Sun']);
    expect(firstTwo(8, 8).map(({ lord }) => lord)).toEqual(['Mars', 'Sun']);
    const [, second] = firstTwo(12, 8);
    expect(second).toMatchObject({ patyamsha: 0, krishamsha: expect.closeTo(3 + 50 / 60, 9) });
    expect(second?.end).toBe(second?.start);
  });

  it("measures a graha at the degree of the lagna against the lagna's lord", () => {
    // Lagna Vrischika, so Mars answers for it.
    const sky = withPlaces({ Jupiter: at(8, 9, 26) });
    const strength = panchavargiya(sky);
    const order = (mars: number) =>
      yearOf(sky, 360, { ...strength, Mars: { ...strength.Mars, vishwa: mars } })
        .slice(2, 4)
        .map(({ lord }) => lord);
    expect(order(20)).toEqual(['lagna', 'Jupiter']);
    expect(order(1)).toEqual(['Jupiter', 'lagna']);
  });

  it('puts a graha at the very beginning of its sign first, without time', () => {
    const [first, second] = yearOf(withPlaces({ Moon: at(1, 0) }), 360);
    expect(first).toMatchObject({ lord: 'Moon', patyamsha: 0, start, end: start });
    expect(second).toMatchObject({ lord: 'Sun', start });
  });
});
