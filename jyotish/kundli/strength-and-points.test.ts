import { describe, expect, it } from 'vitest';
import { wrap180, wrap360 } from '../angles.ts';
import { SEVEN_GRAHAS, type SevenGraha } from '../names.ts';
import { hinduDay } from '../panchang/hindu-day.ts';
import { nextRise, nextSet } from '../sky/rise-set.ts';
import { bhavaChalit, sripatiMiddles } from './bhava-chalit.ts';
import { chartOf } from './chart.ts';
import { sunUpagrahas, timeUpagrahas } from './upagrahas.ts';
import { VARGA_GROUPS, VARGA_WEIGHTS, vimshopaka } from './vimshopaka.ts';

const PLACE = { latitude: 19.076, longitude: 72.8777 };
const ZONE = '+05:30';
const BIRTH = {
  instant: Date.parse('1967-08-29T09:00:00+05:30'),
  place: PLACE,
  ayanamsa: 1,
  zone: ZONE,
} as const;
const MUMBAI = chartOf(BIRTH);
const LONGITUDES = Object.fromEntries(
  SEVEN_GRAHAS.map((graha) => [graha, MUMBAI.grahas[graha].longitude]),
) as Record<SevenGraha, number>;

describe('vimshopaka', () => {
  it('has weights that make twenty', () => {
    for (const group of VARGA_GROUPS) {
      const weights = Object.values(VARGA_WEIGHTS[group]);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(20);
      expect(weights).toHaveLength({ shad: 6, sapta: 7, dasha: 10, shodasha: 16 }[group]);
    }
  });

  it('adds the points of six charts as worked by hand', () => {
    // Sun at 11°43' of Leo. Rasi own 20; hora of the Sun own 20; drekkana Sagittarius of Jupiter in the 12th, a great
    // friend 18; navamsa Cancer of the Moon in the 10th, a great friend 18; dwadasamsa Sagittarius 18; trimsamsa of
    // Jupiter 18. (6 x 20 + 2 x 20 + 4 x 18 + 5 x 18 + 2 x 18 + 1 x 18) / 20.
    expect(vimshopaka(LONGITUDES).Sun.shad).toBeCloseTo(376 / 20, 9);
  });

  it('stays between five and twenty', () => {
    for (const row of Object.values(vimshopaka(LONGITUDES))) {
      for (const score of Object.values(row)) {
        expect(score).toBeGreaterThanOrEqual(5);
        expect(score).toBeLessThanOrEqual(20);
      }
    }
  });
});

describe('bhava chalit by Sripati', () => {
  it('has thirds of the arcs between the angles as middles, and half ways as bounds', () => {
    // Lagna at 0 Capricorn, midheaven at 0 Scorpio: 60 degrees above, 120 below.
    expect(sripatiMiddles(270, 210)).toEqual([270, 310, 350, 30, 50, 70, 90, 130, 170, 210, 230, 250]);
    const houses = bhavaChalit(MUMBAI) ?? [];
    expect(houses[0]?.middle).toBeCloseTo(MUMBAI.lagna.longitude, 9);
    expect(houses[9]?.middle).toBeCloseTo(MUMBAI.midheaven, 9);
    for (const [index, { end }] of houses.entries()) {
      expect(end).toBeCloseTo(houses[(index + 1) % 12]?.start ?? 0, 9);
    }
  });

  it('holds every graha once, and moves those near a bound', () => {
    const houses = bhavaChalit(MUMBAI) ?? [];
    const placed = houses.flatMap(({ occupants }) => occupants);
    expect([...placed].sort()).toEqual(Object.keys(MUMBAI.grahas).sort());
    const late = structuredClone(MUMBAI);
    late.lagna.longitude = 179;
    late.midheaven = 89;
    // Mars at 28°58' of Libra is the second sign, but past the end of the second bhava at 224 less 30 degrees.
    expect(bhavaChalit(late)?.find(({ occupants }) => occupants.includes('Mars'))?.number).toBe(2);
    late.lagna.longitude = 150;
    late.midheaven = 60;
    expect(bhavaChalit(late)?.find(({ occupants }) => occupants.includes('Mars'))?.number).toBe(3);
  });

  it('has no houses where the midheaven is under the horizon', () => {
    expect(sripatiMiddles(100, 120)).toBeNull();
  });
});

describe('upagrahas', () => {
  it('follow from the Sun, who is a sign after the last of them', () => {
    // Sun at 9°36' of Sagittarius: the example of P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 4.
    const example = Object.values(sunUpagrahas(249.6));
    expect(example.map((longitude) => longitude.toFixed(2))).toEqual(
      [22 + 56 / 60, 337 + 4 / 60, 157 + 4 / 60, 202 + 56 / 60, 219 + 36 / 60].map((longitude) =>
        longitude.toFixed(2),
      ),
    );
    const points = sunUpagrahas(10);
    expect(wrap360(points.upaketu + 30)).toBeCloseTo(10, 9);
  });

  const at = (time: string, weekday: number) => {
    const instant = Date.parse(`1967-08-${29 + (weekday - 2)}T${time}+05:30`);
    const day = hinduDay({ instant, place: PLACE, zone: ZONE });
    if (!day.frame) throw new Error('the Sun rises in Mumbai');
    expect(day.weekday).toBe(weekday);
    const points = timeUpagrahas({ instant, day: day.frame, weekday, place: PLACE, ayanamsa: 1 });
    const risingAt = (share: number, isDay: boolean) => {
      const { sunrise, sunset, nextSunrise } = day.frame ?? { sunrise: 0, sunset: 0, nextSunrise: 0 };
      const [start, end] = isDay ? [sunrise, sunset] : [sunset, nextSunrise];
      return chartOf({ ...BIRTH, instant: start + share * (end - start) }).lagna.longitude;
    };
    return { points, risingAt };
  };

  it('rise with the eighths of the day, from the lord of the weekday', () => {
    // Tuesday: Mars, Mercury, Jupiter, Venus, Saturn (5th eighth), Sun, Moon. Mandi at 18 ghatis of 30.
    const { points, risingAt } = at('09:00:00', 2);
    expect(Math.abs(wrap180(points.gulika - risingAt(4 / 8, true)))).toBeLessThan(0.001);
    expect(Math.abs(wrap180(points.kala - risingAt(5 / 8, true)))).toBeLessThan(0.001);
    expect(Math.abs(wrap180(points.mrityu - risingAt(0, true)))).toBeLessThan(0.001);
    expect(Math.abs(wrap180(points.mandi - risingAt(18 / 30, true)))).toBeLessThan(0.001);
  });

  it('rise with the eighths of the night, from the fifth weekday lord', () => {
    // Tuesday night: Saturn, Sun, Moon, Mars, Mercury, Jupiter, Venus. Mandi at 2 ghatis of 30.
    const { points, risingAt } = at('22:00:00', 2);
    expect(Math.abs(wrap180(points.gulika - risingAt(0, false)))).toBeLessThan(0.001);
    expect(Math.abs(wrap180(points.mrityu - risingAt(3 / 8, false)))).toBeLessThan(0.001);
    expect(Math.abs(wrap180(points.mandi - risingAt(2 / 30, false)))).toBeLessThan(0.001);
  });

  it('belong to the day before until sunrise', () => {
    const instant = Date.parse('1967-08-30T05:00:00+05:30');
    const { date, weekday, frame } = hinduDay({ instant, place: PLACE, zone: ZONE });
    expect([date, weekday]).toEqual(['1967-08-29', 2]);
    expect(frame?.nextSunrise).toBeCloseTo(nextRise({ body: 'Sun', place: PLACE, from: instant }) ?? 0, -1);
    expect(frame?.sunset).toBeLessThan(nextSet({ body: 'Sun', place: PLACE, from: instant }) ?? 0);
  });
});
