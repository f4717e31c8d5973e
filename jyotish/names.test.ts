import { expect, it } from 'vitest';
import * as names from './names.ts';

const TABLES: [readonly names.Name[], number, number][] = [
  [names.SIGNS, 12, 0],
  [names.NAKSHATRAS, 27, 0],
  [names.TITHIS, 30, 1],
  [names.PAKSHAS, 2, 0],
  [names.YOGAS, 27, 0],
  [names.KARANAS, 11, 0],
  [names.WEEKDAYS, 7, 0],
  [names.PERIODS, 8, 1],
  [names.CHOGHADIYAS, 7, 0],
  [names.LUNAR_MONTHS, 12, 0],
  [names.SEASONS, 6, 0],
  [names.SAMVATSARAS, 60, 1],
];

it('names everything once, in English, Hindi and Sanskrit', () => {
  for (const [table, length, first] of TABLES) {
    expect(table.map(({ id }) => id)).toEqual(Array.from({ length }, (_, i) => i + first));
    for (const { en, hi, sa } of [...table, ...Object.values(names.GRAHA_NAMES)]) {
      expect(en).toMatch(/^[A-Z][A-Za-z ]+$/);
      expect(hi).toMatch(/^[\u0900-\u097f ]+$/);
      expect(sa).toMatch(/^\p{Lu}[\p{L} ]+$/u);
    }
  }
});

it('spells as the reports do', () => {
  expect(names.NAKSHATRAS[17]?.en).toBe('Jyeshta');
  expect(names.byId(names.TITHIS, 30).en).toBe('Amavasya');
  expect(names.YOGAS[22]?.en).toBe('Subha');
  expect(names.KARANAS[3]?.en).toBe('Taitila');
  expect(names.GRAHA_NAMES.Mars).toMatchObject({ id: 4, vedic: 'Kuja' });
  expect(() => names.byId(names.TITHIS, 31)).toThrow('31');
});
