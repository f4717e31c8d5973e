import { describe, expect, it } from 'vitest';
import { overlaps } from '../panchang/intervals.ts';
import { dailyPanchang } from '../panchang/panchang.ts';
import { toIso } from '../time/civil-time.ts';
import { GHATI, inHalf } from './clear.ts';
import { findMuhurats, type MuhuratOptions, type MuhuratWindow } from './find.ts';
import { PURPOSES, type Purpose, ruleOf } from './purposes.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const JAIPUR = { latitude: 26.9196, longitude: 75.7878 };
const zone = 'Asia/Kolkata';
const find = (purpose: Purpose, from: string, days: number, more: Partial<MuhuratOptions> = {}) =>
  findMuhurats({ purpose, from, days, place: JAIPUR, zone, ...more });
const datesOf = (windows: readonly MuhuratWindow[]) => [...new Set(windows.map(({ date }) => date))];
const minute = (instant: number) => toIso(instant, zone).slice(0, 16);

describe('every purpose, three months', () => {
  it.each(PURPOSES)(
    '%s: each window is of allowed limbs, clear of hindrances and a ghati long',
    (purpose) => {
      const rule = ruleOf(purpose);
      const { windows, closed } = find(purpose, '2026-11-26', 92);
      expect(windows.length).toBeGreaterThan(10);
      for (const window of windows) {
        const day = dailyPanchang({ date: window.date, place: JAIPUR, zone, ayanamsa: 1 });
        expect(window.end - window.start).toBeGreaterThanOrEqual(GHATI);
        const touched = <L extends { start: number; end: number }>(list: readonly L[]) =>
          list.filter((one) => overlaps(one, { start: window.start + 100, end: window.end - 100 }));
        const tithis = touched(day.tithi).map(({ id }) => id);
        expect(tithis).toEqual([window.tithi]);
        expect([...rule.tithis.best, ...rule.tithis.middling]).toContain(inHalf(window.tithi));
        expect(tithis).not.toContain(30);
        expect(touched(day.nakshatra).map(({ id }) => id)).toEqual([window.nakshatra]);
        expect([...rule.nakshatras.best, ...rule.nakshatras.middling]).toContain(window.nakshatra);
        expect([...rule.weekdays.best, ...rule.weekdays.middling]).toContain(day.vaara);
        // Vyatipata and Vaidhriti spoil the whole of their time.
        expect(touched(day.yoga).map(({ id }) => id)).not.toContain(16);
        expect(touched(day.yoga).map(({ id }) => id)).not.toContain(26);
        for (const { period } of day.inauspicious) expect(touched(period)).toEqual([]);
        if (rule.daylight) expect(window.end).toBeLessThanOrEqual((day.sunset ?? 0) + 1);
        expect(touched(closed)).toEqual([]);
        const sum = window.facts.reduce((total, { points }) => total + points, 50);
        expect(window.score).toBe(Math.max(0, Math.min(100, sum)));
      }
      for (const date of datesOf(windows))
        expect(windows.filter((one) => one.date === date).length).toBeLessThanOrEqual(3);
    },
  );
});

describe('marriage', () => {
  it('agrees with the list that an almanac of Rajasthan printed for November and December 2024', () => {
    const printed = [16, 17, 18, 22, 23, 24, 25, 26, 28].map((day) => `2024-11-${day}`);
    for (const day of ['02', '03', '04', '05', '09', '10', '11', '13', '14', '15'])
      printed.push(`2024-12-${day}`);
    const ours = datesOf(find('marriage', '2024-11-01', 61).windows);
    // Both begin when the Sun enters Vrishchika and end when it enters Dhanu.
    expect([ours[0], ours.at(-1)]).toEqual(['2024-11-16', '2024-12-15']);
    // Our rule leaves out Tuesdays, which that list has; two of our dates are of other lists.
    expect(ours.filter((date) => !printed.includes(date))).toEqual(['2024-11-29', '2024-12-01']);
    expect(ours.length).toBe(15);
  });

  it('is closed while Vishnu sleeps, in an added month, in Kharmas, and when Guru or Shukra is hidden', () => {
    const closedOf = (from: string) => find('marriage', from, 93).closed;
    const adhika = closedOf('2026-05-01').find(({ season }) => season === 'adhika');
    expect([adhika?.start, adhika?.end].map((instant) => minute(instant ?? 0).slice(0, 10))).toEqual([
      '2026-05-17',
      '2026-06-15',
    ]);
    const asleep = closedOf('2026-10-01').find(({ season }) => season === 'chaturmas');
    expect(minute(asleep?.end ?? 0).slice(0, 10)).toBe('2026-11-20');
    const kharmas = closedOf('2026-12-01').find(({ season }) => season === 'kharmas');
    expect([kharmas?.start, kharmas?.end].map((instant) => minute(instant ?? 0))).toEqual([
      '2026-12-16T10:21',
      '2027-01-14T21:06',
    ]);
    expect(closedOf('2026-10-01').map(({ season }) => season)).toContain('shukra-asta');
    expect(find('marriage', '2026-08-01', 60).windows).toEqual([]);
  });
});

describe('other rules', () => {
  it('annaprashan never has Mesha, Vrishchika or Meena rising, nor a Saturday', () => {
    const { windows } = find('annaprashan', '2026-11-26', 92);
    expect(windows.filter(({ lagna }) => [0, 7, 11].includes(lagna ?? -1))).toEqual([]);
    expect(windows.filter(({ weekday }) => [0, 2, 6].includes(weekday))).toEqual([]);
  });

  it('a journey is warned of the direction of its weekday', () => {
    const { windows } = find('travel', '2026-11-26', 30);
    for (const { weekday, facts } of windows)
      expect(facts.find(({ id }) => id === 'disha-shool')?.value).toBe(
        ['west', 'east', 'north', 'north', 'south', 'west', 'east'][weekday],
      );
  });

  it('Pukhraj is worn in the hora of Guru, best on a Thursday; a hidden Guru speaks against it', () => {
    const { windows } = find('wear-pukhraj', '2026-11-26', 92);
    expect(
      windows.every(({ facts }) => facts.some(({ id, value }) => id === 'hora' && value === 'Jupiter')),
    ).toBe(true);
    const best = windows.filter(({ facts }) =>
      facts.some(({ id, effect }) => id === 'weekday' && effect === 'for'),
    );
    expect(best.length).toBeGreaterThan(0);
    expect(best.every(({ weekday }) => weekday === 4)).toBe(true);
    const hidden = find('wear-pukhraj', '2026-07-20', 20).windows;
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.every(({ facts }) => facts.some(({ id }) => id === 'graha-combust'))).toBe(true);
  });

  it('Amrit Siddhi of Saturday and Rohini is not for a journey', () => {
    const { windows } = find('travel', '2026-11-26', 92);
    expect(windows.filter(({ weekday, nakshatra }) => weekday === 6 && nakshatra === 3)).toEqual([]);
  });
});

describe('a birth star', () => {
  const plain = find('business', '2026-11-26', 30).windows;
  const personal = (star: MuhuratOptions['star']) =>
    find('business', '2026-11-26', 30, { star, perDay: 20 }).windows;

  it('adds tara and the place of the Moon, and bad ones lower the score', () => {
    expect(plain.flatMap(({ facts }) => facts).some(({ id }) => id === 'tara')).toBe(false);
    for (const { facts, nakshatra } of personal({ nakshatra: 3 })) {
      const tara = facts.find(({ id }) => id === 'tara');
      expect(tara?.value).toBe(((nakshatra - 3 + 27) % 9) + 1);
      expect(tara?.effect).toBe([1, 3, 5, 7].includes(Number(tara?.value)) ? 'against' : 'for');
      expect(facts.some(({ id }) => id === 'chandrabala')).toBe(true);
    }
  });

  it('of two signs tells the place of the Moon only where both agree, or the sign is known', () => {
    const placed = (windows: readonly MuhuratWindow[]) =>
      windows.filter(({ facts }) => facts.some(({ id }) => id === 'chandrabala')).length;
    const unknown = personal({ nakshatra: 2 });
    const known = personal({ nakshatra: 2, sign: 1 });
    expect(placed(known)).toBe(known.length);
    expect(placed(unknown)).toBeLessThan(unknown.length);
  });
});

describe('the range', () => {
  it('is one to 93 days, begins no earlier than asked, and is the same from memory', () => {
    expect(() => find('travel', '2026-11-26', 94)).toThrow('1 to 93');
    expect(() => find('travel', '2026-11-26', 0)).toThrow('1 to 93');
    const notBefore = Date.parse('2026-11-27T12:00:00+05:30');
    expect(
      find('travel', '2026-11-26', 5, { notBefore }).windows.every(({ start }) => start >= notBefore),
    ).toBe(true);
    expect(find('travel', '2026-11-26', 30, { place: DELHI })).toEqual(
      find('travel', '2026-11-26', 30, { place: DELHI }),
    );
  });

  it('leaves out days on which the Sun does not rise', () => {
    const tromso = { place: { latitude: 69.65, longitude: 18.95 }, zone: 'Europe/Oslo' };
    expect(find('travel', '2026-12-10', 20, tromso).windows).toEqual([]);
  });
});
