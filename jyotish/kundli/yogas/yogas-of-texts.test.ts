import { describe, expect, it } from 'vitest';
import { GRAHAS, type Graha } from '../../names.ts';
import { type Chart, chartOf } from '../chart.ts';
import { dignityOf } from '../dignity.ts';
import { YOGA_TEXTS } from '../yogas.texts.ts';
import { yogasOf } from '../yogas.ts';
import { TEXT_YOGAS, yogasOfTexts } from './yogas-of-texts.ts';

const BASE = {
  instant: Date.parse('1967-08-29T09:00:00+05:30'),
  place: { latitude: 19.076, longitude: 72.8777 },
  ayanamsa: 1 as const,
};

/** A chart with lagna and grahas at the middle of these signs (0 to 11). Grahas that are not named stay where they were. */
function chartWith(lagna: number, signs: Partial<Record<Graha, number>>): Chart {
  const chart = structuredClone(chartOf(BASE));
  Object.assign(chart.lagna, { sign: lagna, longitude: lagna * 30 + 15 });
  for (const graha of GRAHAS) {
    const sign = signs[graha] ?? chart.grahas[graha].sign;
    Object.assign(chart.grahas[graha], {
      sign,
      longitude: sign * 30 + 15,
      degree: 15,
      house: ((sign - lagna + 12) % 12) + 1,
      combust: false,
      dignity: dignityOf(graha, sign, 15),
    });
  }
  const houses = chart.houses.map((house, index) => ({ ...house, sign: (lagna + index) % 12 }));
  const LORDS = [
    'Mars',
    'Venus',
    'Mercury',
    'Moon',
    'Sun',
    'Mercury',
    'Venus',
    'Mars',
    'Jupiter',
    'Saturn',
    'Saturn',
    'Jupiter',
  ] as const;
  return { ...chart, houses: houses.map((house) => ({ ...house, lord: LORDS[house.sign] ?? 'Sun' })) };
}

const found = (chart: Chart, id: string) => yogasOfTexts(chart).find((yoga) => yoga.id === id);

describe('yogas of the texts', () => {
  it('are more than a hundred with those of the list, each written once in both languages with its source', () => {
    expect(TEXT_YOGAS.length + YOGA_TEXTS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(TEXT_YOGAS.map(({ id }) => id)).size).toBe(TEXT_YOGAS.length);
    for (const { id, en, hi, source, description } of TEXT_YOGAS) {
      expect(
        [en, hi, source.en, source.hi, description.en, description.hi].every((text) => text.length > 1),
        id,
      ).toBe(true);
      expect(description.en, id).toMatch(/\.$/);
      expect(description.hi, id).toMatch(/^[^A-Za-z]+।$/u);
      expect(description.en, id).not.toMatch(
        /\b(rich|millionaire|king|death|die|curse|poor|enemy|wealthy)\b/i,
      );
    }
  });

  it('names the lords and how they are joined: together, in mutual sight, by exchange', () => {
    // Lagna Mesha: Jupiter rules the 9th, Saturn the 10th.
    const together = found(chartWith(0, { Jupiter: 6, Saturn: 6 }), 'DharmaKarma');
    expect(together?.formation.en).toBe(
      'Jupiter (lord of the 9th and 12th) and Saturn (lord of the 10th and 11th) are together in the 7th house.',
    );
    const apart = found(chartWith(0, { Jupiter: 0, Saturn: 6 }), 'DharmaKarma');
    expect(apart?.formation.en).toMatch(
      /^Jupiter .* in the 1st and Saturn .* in the 7th house look at each other\.$/,
    );
    const traded = found(chartWith(0, { Jupiter: 10, Saturn: 11 }), 'DharmaKarma');
    expect(traded?.formation.hi).toContain('परस्पर राशियाँ बदली हैं');
    expect(found(chartWith(0, { Jupiter: 1, Saturn: 3 }), 'DharmaKarma')).toBeUndefined();
    const raja = yogasOf(chartWith(0, { Jupiter: 6, Saturn: 6 })).find(({ name }) => name === 'Raja');
    expect(raja?.formed?.formation.en).toContain('Saturn (lord of the 10th and 11th)');
  });

  it('tells strength by dignity and combustion, and what breaks a yoga', () => {
    const strong = found(chartWith(0, { Sun: 2, Mercury: 2 }), 'BudhaAditya');
    expect(strong).toMatchObject({ grahas: ['Sun', 'Mercury'], strength: 'strong', cancelledBy: null });
    const near = chartWith(0, { Sun: 3, Mercury: 3 });
    near.grahas.Mercury.combust = true;
    expect(found(near, 'BudhaAditya')).toMatchObject({ strength: 'weak' });
    expect(found(near, 'BudhaAditya')?.cancelledBy?.en).toContain('combust');
    const ruchaka = (moon: number) =>
      yogasOf(chartWith(0, { Mars: 0, Moon: moon, Sun: 5 })).find(({ name }) => name === 'Ruchaka')?.formed;
    expect(ruchaka(0)?.cancelledBy?.en).toContain('shares its sign');
    expect(ruchaka(3)?.cancelledBy).toBeNull();
  });

  it('sorts exchanges by houses, and cancels a debilitation by the lord of its sign in a kendra', () => {
    // Lagna Mesha: Sun (5th) in Dhanu (9th), Jupiter in Simha.
    expect(found(chartWith(0, { Sun: 8, Jupiter: 4 }), 'MahaParivartana')?.grahas).toEqual([
      'Sun',
      'Jupiter',
    ]);
    // Mercury rules the 3rd and 6th: in Simha, with the Sun in Mithuna (3rd).
    expect(found(chartWith(0, { Sun: 2, Mercury: 4 }), 'KhalaParivartana')).toBeDefined();
    expect(found(chartWith(0, { Sun: 5, Mercury: 4 }), 'DainyaParivartana')).toBeDefined();
    // Sun in Tula, Venus in Karka: a kendra from the lagna Mesha.
    expect(found(chartWith(0, { Sun: 6, Venus: 3 }), 'NeechaBhanga')?.grahas).toEqual(
      expect.arrayContaining(['Sun', 'Venus']),
    );
  });

  it('finds the figures of the seven, and counts signs only where there is no figure', () => {
    const seven = (signs: readonly number[]) =>
      chartWith(0, {
        Sun: signs[0],
        Moon: signs[1],
        Mars: signs[2],
        Mercury: signs[3],
        Jupiter: signs[4],
        Venus: signs[5],
        Saturn: signs[6],
      } as Record<Graha, number>);
    const figures = (signs: readonly number[]) =>
      yogasOfTexts(seven(signs))
        .filter(({ family }) => family === 'nabhasa')
        .map(({ id }) => id);
    expect(figures([0, 3, 6, 0, 9, 0, 3])).toEqual(['Rajju']);
    expect(figures([0, 6, 6, 0, 6, 0, 6])).toEqual(['Rajju', 'ShakataNabhasa']);
    expect(figures([0, 4, 8, 0, 8, 0, 4])).toEqual(['Shringataka']);
    expect(figures([0, 1, 2, 3, 4, 5, 6])).toEqual(['Nauka']);
    expect(figures([0, 2, 4, 0, 6, 10, 8])).toEqual(['Chakra']);
    expect(figures([0, 1, 4, 0, 7, 0, 10])).toEqual(['Pasha']);
    expect(figures([0, 1, 5, 0, 8, 2, 10])).toEqual(['Dama']);
    expect(figures([0, 0, 0, 0, 0, 0, 0])).toEqual(['Rajju']);
  });

  it('holds for any chart: every yoga that is found says by whom, in whole sentences', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 150; index += 1) {
      const instant = Date.UTC(1930, 0, 1) + index * 10_123_457_000;
      const chart = chartOf({ ...BASE, instant });
      for (const yoga of yogasOfTexts(chart)) {
        counts.set(yoga.id, (counts.get(yoga.id) ?? 0) + 1);
        expect(yoga.grahas.length).toBeGreaterThan(0);
        expect(new Set(yoga.grahas).size).toBe(yoga.grahas.length);
        expect(yoga.formation.en).toMatch(/^[A-Z].*\.$/);
        expect(yoga.formation.hi).toMatch(/^[^A-Za-z]+।$/u);
      }
      for (const { present, formed } of yogasOf(chart)) expect(formed !== null).toBe(present);
    }
    // No yoga is so wide that nearly every chart has it.
    expect(Math.max(...counts.values())).toBeLessThan(100);
    expect(counts.size).toBeGreaterThan(50);
    // Harsha, Sarala and Vimala: one lord of twelve houses in three of them, a quarter of all charts.
    for (const id of ['Harsha', 'Sarala', 'Vimala']) {
      expect(counts.get(id)).toBeGreaterThan(18);
      expect(counts.get(id)).toBeLessThan(60);
    }
  });
});
