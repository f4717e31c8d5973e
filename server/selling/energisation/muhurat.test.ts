import { describe, expect, test } from 'vitest';
import { dailyPanchang, horas, type Interval, solarDay } from '#jyotish';
import { langs } from '#languages/list.ts';
import { findMuhurats, type Muhurat, type MuhuratGraha, nakshatraClasses } from './muhurat.ts';
import { reasonsOf } from './muhurat-words.ts';

const jaipur = { latitude: 26.9196, longitude: 75.7878 };
const thursday = Date.parse('2026-11-26T06:00:00+05:30');
const find = (graha: MuhuratGraha, more: { days?: number; from?: number } = {}) =>
  findMuhurats({ graha, place: jaipur, from: thursday, days: 21, most: 3, ...more });
const clock = (instant: number) => new Date(instant + 330 * 60_000).toISOString().slice(0, 16);
const times = (found: readonly Muhurat[]) => found.map(({ start, end }) => [clock(start), clock(end)]);

describe('the muhurat of an energisation', () => {
  test('for Guru: the Thursday hora of Guru after Rahu Kaal, on a dwitiya in Mrigashira', () => {
    const [first] = find('guru');
    expect(first).toMatchObject({ weekday: 4, hora: 'Jupiter', tithi: 17, nakshatra: 4, day: 'own' });
    expect(times(first ? [first] : [])).toEqual([['2026-11-26T13:06', '2026-11-26T13:32']]);
    expect(first && reasonsOf(first, 'guru', 'en')).toEqual([
      'Thursday, the day of Guru',
      'The hora of Guru',
      'Krishna Paksha Dwitiya, which is not a rikta tithi',
      'Mrigashira, a gentle (mridu) nakshatra, among those that Muhurta Chintamani 2.61 names for a consecration',
      'Clear of Rahu Kaal, Yamaganda Kaal, Gulika Kaal, Dur Muhurat, Varjyam and Vishti',
    ]);
  });

  test('for Rahu: that of Shani, and the reasons say so in both languages', () => {
    expect(find('rahu')).toEqual(find('shani'));
    const [first] = find('rahu');
    const days = langs.map((lang) => first && reasonsOf(first, 'rahu', lang)[0]);
    expect(days).toEqual([
      'Saturday, the day of Shani, whom Rahu acts like',
      'शनिवार, शनि का दिन; राहु उन्हीं के समान माने जाते हैं',
    ]);
  });

  test('for a product without a graha: Abhijit or the hora of Guru, never on a Tuesday', () => {
    const found = find(null, { days: 60 });
    expect(found.every(({ weekday, hora }) => weekday !== 2 && (hora === null || hora === 'Jupiter'))).toBe(
      true,
    );
    expect(times(found)[0]).toEqual(['2026-11-26T11:52', '2026-11-26T12:34']);
  });

  test('if no day of the graha is clear, its hora on another day, and the reason admits it', () => {
    // Of the days until the next Thursday none is one of Mangal but the first of December, which is not clear.
    const found = find('mangal', { days: 7 });
    expect(found.map(({ day }) => day)).toEqual(found.map(() => 'other'));
    expect(found.length).toBeGreaterThan(0);
    expect(found[0] && reasonsOf(found[0], 'mangal', 'en')[0]).toContain('no day of its own graha is clear');
  });

  test('keeps clear of every hindrance, lasts a ghati, and does not begin before the search', () => {
    const named = Object.values(nakshatraClasses).flat() as number[];
    const overlaps = (one: Interval, other: Interval) => one.start < other.end && other.start < one.end;
    const of = ['surya', 'chandra', 'mangal', 'budh', 'guru', 'shukra', 'shani', 'ketu', null] as const;
    const all = of.flatMap((graha) => find(graha, { from: thursday + 7 * 3_600_000 }));
    expect(all.length).toBeGreaterThan(12);
    for (const muhurat of all) {
      const date = clock(muhurat.start).slice(0, 10);
      const options = { date, place: jaipur, zone: 'Asia/Kolkata' } as const;
      const day = dailyPanchang({ ...options, ayanamsa: 1 });
      const light = solarDay(options);
      expect(muhurat.end - muhurat.start).toBeGreaterThanOrEqual(24 * 60_000);
      expect(muhurat.start).toBeGreaterThanOrEqual(thursday + 7 * 3_600_000);
      expect(muhurat.end).toBeLessThanOrEqual(light?.sunset ?? 0);
      for (const { period } of day.inauspicious)
        expect(period.filter((bad) => overlaps(bad, muhurat))).toEqual([]);
      const touched = <L extends Interval>(limbs: readonly L[]) =>
        limbs.filter((limb) => overlaps(limb, muhurat));
      expect(touched(day.tithi).filter(({ id }) => [4, 9, 14, 19, 24, 29, 30].includes(id))).toEqual([]);
      expect(touched(day.nakshatra).filter(({ id }) => !named.includes(id))).toEqual([]);
      expect(touched(day.karana).filter(({ id }) => id === 6)).toEqual([]);
      if (muhurat.hora && light)
        expect(
          horas(light, muhurat.weekday).some(
            ({ lord, start, end }) => lord === muhurat.hora && start <= muhurat.start && muhurat.end <= end,
          ),
        ).toBe(true);
    }
  });
});
