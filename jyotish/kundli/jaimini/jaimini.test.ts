import { describe, expect, it } from 'vitest';
import { GRAHAS } from '../../names.ts';
import { chartOf } from '../chart.ts';
import { arudhaPadas } from './arudhas.ts';
import { charaKarakas } from './karakas.ts';

const MUMBAI = chartOf({
  instant: Date.parse('1967-08-29T09:00:00+05:30'),
  place: { latitude: 19.076, longitude: 72.8777 },
  ayanamsa: 1,
});

describe('chara karakas', () => {
  const { seven, eight } = charaKarakas(MUMBAI);

  it('go from most degrees to least', () => {
    // Mars 28°58', Jupiter 26°34', Moon 21°58', Saturn 18°03', Mercury 16°04', Venus 12°55', Sun 11°43'.
    expect(seven.map(({ karaka, graha }) => `${karaka} ${graha}`)).toEqual([
      ...['atma Mars', 'amatya Jupiter', 'bhratri Moon', 'matri Saturn'],
      ...['putra Mercury', 'gnati Venus', 'dara Sun'],
    ]);
  });

  it('count Rahu backwards, and give the father a karaka, in the scheme of eight', () => {
    // Rahu at 7°12' counts 22°48'.
    expect(eight.map(({ karaka, graha }) => `${karaka} ${graha}`)).toEqual([
      ...['atma Mars', 'amatya Jupiter', 'bhratri Rahu', 'matri Moon'],
      ...['pitri Saturn', 'putra Mercury', 'gnati Venus', 'dara Sun'],
    ]);
    expect(eight[2]?.degree).toBeCloseTo(30 - MUMBAI.grahas.Rahu.degree, 9);
  });
});

describe('arudha padas', () => {
  it('are as far from the lord as the lord is from the house', () => {
    const padas = arudhaPadas(MUMBAI);
    // A1: Virgo, Mercury in the 12th from it; the 12th from there is Cancer. A9: Taurus, Venus in the 4th (Leo); the
    // 4th from there is Scorpio, the 7th from Taurus, so the 10th from Scorpio: Leo.
    expect(padas[0]).toBe(3);
    expect(padas[8]).toBe(4);
    // A8 is that of Aries: Mars in the 7th, so the pada is Aries itself; the 10th from there is Capricorn.
    expect(padas[7]).toBe(9);
    // A12, the upapada, is that of Leo: the Sun at home, so the 10th from Leo, Taurus.
    expect(padas[11]).toBe(1);
  });

  it('are those of two charts that P.V.R. Narasimha Rao works out (Vedic Astrology: An Integrated Approach, ch. 9)', () => {
    // 9 April 2000, 5:55 pm, 42°30' N, 71°12' W: Gemini, Leo, Virgo, Leo, Aries, Gemini, Taurus, Capricorn (twice), ...
    const chart = chartOf({
      instant: Date.parse('2000-04-09T17:55-04:00'),
      place: { latitude: 42.5, longitude: -71.2 },
      ayanamsa: 1,
    });
    expect(arudhaPadas(chart)).toEqual([2, 4, 5, 4, 0, 2, 1, 9, 9, 5, 1, 6]);
    // Its shodasamsa: Rahu with Ketu is stronger than Saturn alone, Mars with two grahas stronger than Ketu.
    const divided = structuredClone(chart);
    divided.lagna.sign = 8;
    const signs = {
      Sun: 10,
      Moon: 10,
      Mars: 10,
      Mercury: 8,
      Jupiter: 9,
      Venus: 1,
      Saturn: 0,
      Rahu: 3,
      Ketu: 3,
    };
    for (const graha of GRAHAS) divided.grahas[graha].sign = signs[graha];
    expect(arudhaPadas(divided)).toEqual([10, 0, 8, 7, 8, 10, 11, 5, 1, 8, 8, 10]);
    expect(arudhaPadas(divided, 'one')[2]).toBe(2);
  });

  it('are never in their house or the 7th from it', () => {
    for (let month = 0; month < 24; month++) {
      const chart = structuredClone(MUMBAI);
      for (const [index, graha] of GRAHAS.entries()) {
        chart.grahas[graha].sign = (month * (index + 1) + index * index) % 12;
      }
      for (const lords of ['one', 'two'] as const) {
        for (const [index, pada] of arudhaPadas(chart, lords).entries()) {
          expect((pada - chart.lagna.sign - index + 24) % 6).not.toBe(0);
        }
      }
    }
  });

  it('take the stronger of two lords of Scorpio, or one when asked', () => {
    const chart = structuredClone(MUMBAI);
    Object.assign(chart.grahas.Mars, { sign: 7 });
    Object.assign(chart.grahas.Ketu, { sign: 9 });
    // One lord: Mars at home in the 3rd house, the 10th from Scorpio. Two: Ketu in the 3rd from it, so the 5th.
    expect(arudhaPadas(chart, 'one')[2]).toBe(4);
    expect(arudhaPadas(chart)[2]).toBe(11);
  });
});
