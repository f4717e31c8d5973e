import { describe, expect, it } from 'vitest';
import { CHOGHADIYAS, LUNAR_MONTHS, SAMVATSARAS } from '../names.ts';
import { addDays } from '../time/civil-time.ts';
import { lunarMonthAt, samvatAt } from './lunar-month.ts';
import { panchang } from './panchang.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const on = (date: string) => panchang({ date, place: DELHI, zone: 'Asia/Kolkata', ayanamsa: 1 });

/** Dates as published for Delhi in the official holiday lists and almanacs. */
const PUBLISHED: [string, string][] = [
  ['2023-03-08', 'holi'],
  ['2024-01-15', 'sankranti-makara'],
  ['2024-03-08', 'maha-shivaratri'],
  ['2024-04-09', 'new-year'],
  ['2024-04-17', 'rama-navami'],
  ['2024-08-19', 'raksha-bandhan'],
  ['2024-09-07', 'ganesh-chaturthi'],
  ['2024-10-12', 'dussehra'],
  ['2024-10-31', 'diwali'],
  ['2025-02-26', 'maha-shivaratri'],
  ['2025-03-14', 'holi'],
  ['2025-04-06', 'rama-navami'],
  ['2025-04-30', 'akshaya-tritiya'],
  ['2025-07-10', 'guru-purnima'],
  ['2025-08-09', 'raksha-bandhan'],
  ['2025-08-27', 'ganesh-chaturthi'],
  ['2025-10-02', 'dussehra'],
  ['2025-10-10', 'karva-chauth'],
  ['2025-10-18', 'dhanteras'],
  ['2025-10-20', 'diwali'],
  ['2025-10-23', 'bhai-dooj'],
  ['2025-10-27', 'chhath'],
  ['2026-01-14', 'sankranti-makara'],
  ['2026-02-15', 'maha-shivaratri'],
  ['2026-03-04', 'holi'],
  ['2026-03-26', 'rama-navami'],
  ['2026-08-28', 'raksha-bandhan'],
  ['2026-09-14', 'ganesh-chaturthi'],
  ['2026-11-08', 'diwali'],
];

describe('festivals', () => {
  it.each(PUBLISHED)('%s is %s', (date, key) => {
    expect(on(date).festivals.map((festival) => festival.key)).toContain(key);
    for (const other of [addDays(date, -1), addDays(date, 1)]) {
      expect(on(other).festivals.map((festival) => festival.key)).not.toContain(key);
    }
  });

  it('come once a year each, never in an added month, and 24 to 26 Ekadashis', () => {
    const keys = Array.from({ length: 384 }, (_, i) => on(addDays('2026-03-19', i)).festivals).flat();
    const count = (key: string) => keys.filter((festival) => festival.key === key).length;
    for (const key of ['diwali', 'holi', 'ganga-dussehra', 'guru-purnima', 'dussehra'])
      expect(count(key), key).toBe(1);
    expect(count('ekadashi')).toBeGreaterThanOrEqual(24);
    expect(count('ekadashi')).toBeLessThanOrEqual(26);
  });
});

describe('months and years', () => {
  const at = (date: string) => {
    const month = lunarMonthAt(Date.parse(`${date}T01:00Z`), 1);
    return { ...month, name: LUNAR_MONTHS[month.amanta]?.en, north: LUNAR_MONTHS[month.purnimanta]?.en };
  };

  it('finds the added months of 2023 and 2026 and the dropped one of 1983', () => {
    expect(at('2023-07-25')).toMatchObject({ name: 'Shravana', adhika: true });
    expect(at('2023-08-20')).toMatchObject({ name: 'Shravana', adhika: false });
    expect(at('2026-05-20')).toMatchObject({ name: 'Jyeshtha', adhika: true });
    expect(at('1983-01-20')).toMatchObject({ kshaya: true });
  });

  it('counts amanta and purnimanta', () => {
    expect(at('2026-11-21')).toMatchObject({ name: 'Kartika', north: 'Kartika' });
    expect(at('2026-11-07')).toMatchObject({ name: 'Ashwina', north: 'Kartika' });
  });

  it('counts the eras', () => {
    const samvat = (date: string) => {
      const instant = Date.parse(`${date}T01:00Z`);
      return samvatAt(instant, lunarMonthAt(instant, 1));
    };
    expect(samvat('2026-03-18')).toMatchObject({ shaka: 1947, vikram: 2082 });
    expect(samvat('2026-03-20')).toMatchObject({ shaka: 1948, vikram: 2083, vikramKartikadi: 2082 });
    expect(samvat('2026-11-21')).toMatchObject({ vikram: 2083, vikramKartikadi: 2083 });
    expect(SAMVATSARAS[samvat('2026-11-21').samvatsara - 1]?.en).toBe('Parabhava');
  });
});

describe('choghadiya and hora', () => {
  it('start with the weekday and fill day and night', () => {
    const sunday = on('2026-11-22');
    const names = sunday.choghadiya.day.map(({ id }) => CHOGHADIYAS[id]?.en);
    expect(names).toEqual(['Udveg', 'Char', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog', 'Udveg']);
    const night = sunday.choghadiya.night.map(({ id }) => CHOGHADIYAS[id]?.en);
    expect(night).toEqual(['Shubh', 'Amrit', 'Char', 'Rog', 'Kaal', 'Labh', 'Udveg', 'Shubh']);
    expect(sunday.hora.slice(0, 4).map(({ lord }) => lord)).toEqual(['Sun', 'Venus', 'Mercury', 'Moon']);
    expect(on('2026-11-23').hora[0]?.lord).toBe('Moon');
    expect(sunday.hora).toHaveLength(24);
    expect(sunday.hora.at(-1)?.end).toBeCloseTo(sunday.nextSunrise ?? 0, 0);
  });
});
